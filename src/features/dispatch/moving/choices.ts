import type { InHand } from './in-hand.ts'
import type { Placement, Violation } from '#src/domain/planning/offers/judge.ts'
import type { BoardPlace } from '../board/state/moves.ts'

/** What a digit takes: another placement, and where the cursor goes with it. */
export interface PlacementChoice {
  placement: Placement
  at?: BoardPlace
}

/** Digits there are for choices. */
const MOST = 5

/** What is broken here and can be mended, in the order of the digits. */
export function remediesOf({ verdict }: Pick<InHand, 'verdict'>): readonly Violation[] {
  const all = [...(verdict?.violations ?? []), ...(verdict?.hints ?? [])]
  const seen = new Set<string>()
  // One remedy may mend several: it has one digit.
  return all
    .filter(({ remedy }) => {
      const name = remedy && JSON.stringify([remedy.kind, remedy.placement])
      return name !== undefined && !seen.has(name) && seen.add(name)
    })
    .slice(0, MOST)
}

/** What the digits stand for: the places among the stops while these are in front, else the remedies. */
export function choicesOf(hand: InHand | undefined): readonly PlacementChoice[] {
  if (hand === undefined) return []
  if (hand.places !== undefined) return hand.places.slice(0, MOST).map(({ placement }) => ({ placement }))
  return remediesOf(hand).flatMap(({ remedy }) => {
    if (remedy === undefined) return []
    const { placement } = remedy
    const time = placement.startAt ?? hand.at.time
    const at = {
      resource: placement.resource,
      time,
      ...(placement.tourId !== undefined && { tourId: placement.tourId }),
    }
    return [{ placement, at }]
  })
}
