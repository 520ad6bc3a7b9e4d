"""Every message between client and server, as structs: the one definition that both sides are generated from.

A game's own views, events and actions travel as plain JSON inside these; their types are exported beside
them. `docs/protocol.md` says when each message is sent.
"""
