"""TIME Stories Revolution: one engine, three rule profiles as data, missions as packs."""
