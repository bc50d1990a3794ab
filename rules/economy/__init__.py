"""Gold over time: property and businesses, lifestyles and wages, and what people think of who spends it."""
