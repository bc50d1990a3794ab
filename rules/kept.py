"""What all models of the table are made of: frozen, checked to the last field, with numbers that are numbers."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

LONGEST_NAME = 200  # characters
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
NameOrNone = Annotated[str, Field(max_length=LONGEST_NAME)]
Count = Annotated[int, Field(ge=0, strict=True)]
Flag = Annotated[bool, Field(strict=True)]

Status = Literal["here", "away", "dead", "left", "retired"]  # what has become of somebody


class Kept(BaseModel):
    """What every model of the table has in common. pydantic trusts instances unless told to look at them again."""

    model_config = ConfigDict(frozen=True, extra="forbid", revalidate_instances="always")
