"""The first choice: what `hearthside` shows when there is no campaign that it could open by itself."""
