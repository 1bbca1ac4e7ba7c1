import type { Board } from '#src/domain/planning/facts/board.ts'
import type { Verdict } from '#src/domain/planning/offers/judge.ts'
import type { Selection } from '#src/domain/planning/offers/routes.ts'
import { createObservable, type Observable } from '#src/workspace/session/observable.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'

/** The best places for something, as a panel shows them and the board marks them. */
export interface Proposals {
  picked: Selection
  /** With what is picked, also where that is on no tour yet. */
  board: Board
  best: readonly Verdict[]
  /** How many places were looked at. */
  checked: number
}

export interface ProposalsState {
  proposals: Observable<Proposals | undefined>
  /** The one that is marked, from 0. */
  chosen: Observable<number>
  /** What the server said against the marked one. */
  refusal: Observable<readonly string[] | undefined>
  /** Shows other proposals; the marked place stays marked where it is still one of them. */
  show(next: Proposals): void
  choose(at: number): void
  refuse(sentences: readonly string[]): void
  hide(): void
}

const placeOf = (verdict: Verdict | undefined) => `${verdict?.placement.resource}|${verdict?.placement.tourId}`

export const proposalsState: SessionValue<ProposalsState> = {
  create() {
    const proposals = createObservable<Proposals | undefined>(undefined)
    const chosen = createObservable(0)
    const refusal = createObservable<readonly string[] | undefined>(undefined)
    return {
      proposals,
      chosen,
      refusal,
      show(next) {
        const before = placeOf(proposals.current()?.best[chosen.current()])
        const isSame = proposals.current()?.picked === next.picked
        const again = isSame ? next.best.findIndex((verdict) => placeOf(verdict) === before) : 0
        chosen.set(Math.max(0, again))
        proposals.set(next)
      },
      choose(at) {
        const count = proposals.current()?.best.length ?? 0
        refusal.set(undefined)
        chosen.set(Math.max(0, Math.min(at, count - 1)))
      },
      refuse: (sentences) => refusal.set(sentences),
      hide() {
        proposals.set(undefined)
        refusal.set(undefined)
        chosen.set(0)
      },
    }
  },
}

/** Tells of all that commands look at. */
export const changesOf = (...parts: readonly Pick<Observable<unknown>, 'subscribe'>[]) => ({
  subscribe(listener: () => void) {
    const ends = parts.map((part) => part.subscribe(listener))
    return () => ends.forEach((end) => end())
  },
})

/** The marked one. */
export const chosenOf = (state: ProposalsState): Verdict | undefined =>
  state.proposals.current()?.best[state.chosen.current()]

/** What is picked as a panel is called by it: its orders, joined by a plus. */
export const panelIdOf = (orderIds: readonly string[]): string => orderIds.join('+')
export const orderIdsOfPanel = (id: string): readonly string[] => [...new Set(id.split('+').filter(Boolean))]
