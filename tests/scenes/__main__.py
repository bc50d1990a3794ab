"""Draw the pictures of the README and its gallery into screenshots/: `python -m tests.scenes`.

With words behind it: those of all scenes whose names begin with one of them, into the folder that HEARTHSIDE_PICTURES
names, or else there too.
"""

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

from tests.scenes.board import SCENES
from tests.scenes.combat import COMBAT_SCENES
from tests.scenes.economy import ECONOMY_SCENES
from tests.scenes.moves import MOVE_SCENES
from tests.scenes.plots import PLOT_SCENES
from tests.scenes.scene import draw

SCREENSHOTS = Path(__file__).parents[2] / "screenshots"


GALLERY = (
    *("steading-80x24", "steading-120x36", "steading-140x44", "steading-ansi", "steading-ascii"),
    *("party-80x24", "party-140x44", "party-light", "chronicle-80x24", "chronicle-140x44", "explained-80x24"),
    *("chronicle-transcript-80x24", "moves-80x24", "help-80x24"),
    *("economy-80x24", "economy-100x30", "economy-140x44"),
    *("combat-80x24", "combat-100x30", "combat-140x44", "combat-pools"),
    "plots-80x24",
    *("move-dice-80x24", "move-pick-80x24", "move-pick-140x44", "move-pick-no-color", "move-confirm-80x24"),
)


def main(names: list[str]) -> None:
    """Draw the gallery, or the scenes whose names begin with one of `names`."""
    os.environ["TZ"] = "UTC"
    time.tzset()
    into = Path(os.environ.get("HEARTHSIDE_PICTURES", SCREENSHOTS))
    into.mkdir(exist_ok=True)
    for scene in (*SCENES, *COMBAT_SCENES, *ECONOMY_SCENES, *PLOT_SCENES, *MOVE_SCENES):
        if scene.name.startswith(tuple(names)) if names else scene.name in GALLERY:
            with tempfile.TemporaryDirectory() as folder:
                drawing = asyncio.run(draw(scene, Path(folder) / "campaign"))
            (into / f"{scene.name}.svg").write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
