"""An empty Textual app: what starting Textual alone costs."""

from textual.app import App

if __name__ == "__main__":
    App[None]().run(mouse=False)
