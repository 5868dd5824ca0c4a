"""What only Guardians of Legends has: scenes, pieces and coins, the medallions of the legends, card backs."""
