"""What characters with Wounds do at the table besides fighting: the moves of Days of Gold."""
