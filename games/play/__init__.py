"""The only code that ever holds a State: opening a game, looking at it, moving, undoing, handing the device over."""
