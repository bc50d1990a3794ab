"""What all models of the table are made of: frozen, checked to the last field, with numbers that are numbers."""

from typing import Annotated, Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field, SerializerFunctionWrapHandler, model_serializer

LONGEST_NAME = 200  # characters
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
NameOrNone = Annotated[str, Field(max_length=LONGEST_NAME)]
LONGEST_TEXT = 500  # characters of what the table writes of a thing
Text = Annotated[str, Field(max_length=LONGEST_TEXT)]
Count = Annotated[int, Field(ge=0, strict=True)]
Flag = Annotated[bool, Field(strict=True)]
MOST_STAT = 9  # no rule says how high a stat can go: a bound, so that a slip of the finger is found
Stat = Annotated[int, Field(ge=-MOST_STAT, le=MOST_STAT, strict=True)]

Kind = Literal["number", "money", "mark", "choice", "words"]  # of a track; money is whole copper
World = Literal["", "homefront", "days-of-gold"]  # the rules that something belongs to; "" for all
Plays = Literal["homefront", "days-of-gold", "both"]  # the rules that a campaign plays
Status = Literal["here", "away", "dead", "left", "retired"]  # what has become of somebody
PRESENT: tuple[Status, ...] = ("here", "away")  # of who is still part of it all


class Kept(BaseModel):
    """What every model of the table has in common. pydantic trusts instances unless told to look at them again."""

    model_config = ConfigDict(frozen=True, extra="forbid", revalidate_instances="always", defer_build=True)


class Sparse(Kept):
    """What has many fields of which most are as they began: those are not written, but for the ones in WRITTEN.

    So a line of the chronicle that brings somebody new stays short, and one from before a field came reads the same.
    """

    WRITTEN: ClassVar[frozenset[str]] = frozenset()

    @model_serializer(mode="wrap")
    def _sparsely(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        fields, held = type(self).model_fields, self.__dict__
        return {
            name: value
            for name, value in write(self).items()
            if name in self.WRITTEN or held[name] != fields[name].default
        }
