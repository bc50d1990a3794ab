"""Draw the scenes: `python -m tests.scenes`, or only those whose names begin with one of the words that follow."""

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

from tests.scenes.board import SCENES
from tests.scenes.moves import MOVE_SCENES
from tests.scenes.scene import draw

SCREENSHOTS = Path(__file__).parents[2] / "screenshots"


def main(names: list[str]) -> None:
    """Draw all scenes, or those whose names begin with one of `names`."""
    os.environ["TZ"] = "UTC"
    time.tzset()
    SCREENSHOTS.mkdir(exist_ok=True)
    for scene in (*SCENES, *MOVE_SCENES):
        if not names or scene.name.startswith(tuple(names)):
            with tempfile.TemporaryDirectory() as folder:
                drawing = asyncio.run(draw(scene, Path(folder) / "campaign"))
            (SCREENSHOTS / f"{scene.name}.svg").write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
