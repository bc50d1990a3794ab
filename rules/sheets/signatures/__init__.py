"""The signatures of the seven classes, one module each (DG-CLASSES)."""
