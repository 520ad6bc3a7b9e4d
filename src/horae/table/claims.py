"""Coming back without one's link: somebody says which of the table's people they are, and those who may say so answer.

Who is recognised is that person from then on, by that person's own link; nobody becomes a second one of the same name.
docs/fair-play.md says who is asked, and why.
"""

from __future__ import annotations

from collections.abc import Collection

from horae.table.decisions import check_room
from horae.table.records import ClaimAgreed, Entered, NotRecognised, Person, Recognised
from horae.table.table import Declined, Table

MOST_CLAIMS = 4
"""How many may stand at one door at once."""


def claim(table: Table, whom: Person, here: Collection[Person]) -> Entered:
    """Somebody says that they are this person of the table, who has a seat there. A table that is closed to newcomers is not
    closed to its own people."""
    if not 0 <= whom < len(table.people) or table.people[whom].is_removed or whom in table.claims:
        raise Declined("no-person")
    if table.own_seat_of(whom) is None and table.people[whom].lost_seat is None:
        raise Declined("nothing-to-claim")
    if sum(claimant in here for claimant in table.claims) >= MOST_CLAIMS:
        raise Declined("claims-many")
    check_room(table)
    return Entered("", claims=whom)


def answer_claim(
    table: Table, person: Person, claimant: Person, yes: bool, here: Collection[Person]
) -> ClaimAgreed | Recognised | NotRecognised:
    """Somebody is who they say they are, or not. One no settles it; whoever claims takes it back with one."""
    asked = table.claims.get(claimant)
    if asked is None:
        raise Declined("no-claim")
    if person == claimant and not yes:
        return NotRecognised(claimant)
    waiting = table.claim_waits_for(claimant, here)
    if person not in waiting:
        raise Declined("no-claim")
    if not yes:
        return NotRecognised(claimant)
    return Recognised(claimant) if waiting == [person] else ClaimAgreed(claimant)
