import { createObservable, type WritableObservable } from '#src/workspace/session/observable.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'
import type { Proposals } from './proposals/proposal.ts'

/** The parts of the screen, in the order of their digits. */
export const PARTS = ['waiting', 'proposals'] as const
export type MatchingPart = (typeof PARTS)[number]

/** The way to the filters of what is proposed; nothing is taken away where none is set. */
export interface ProposalFilters {
  open(): Promise<void>
  clear?(): void
}

/** What the screen tells the commands about itself. */
export interface MatchingState {
  /** What the list stands on: a row's id, told when the keyboard rests on it. */
  row: WritableObservable<string | undefined>
  /** What is proposed on the screen now. */
  proposals: WritableObservable<Proposals | undefined>
  /** The marked one, counted through what fits and what does not yet. */
  chosen: WritableObservable<number>
  /** The filters, where what is proposed has some. */
  filters: WritableObservable<ProposalFilters | undefined>
  /** Shows what is proposed; what was marked stays marked where it is still there. */
  show(next: Proposals | undefined): void
  /** Marks one and takes the keyboard to it. */
  choose(at: number): void
  /** Says how the focus gets into a part; the returned function takes that back. */
  register(part: MatchingPart, enter: () => void): () => void
  enter(part: MatchingPart): void
  /** Says how a part is brought into view before it gets the focus; the returned function takes that back. */
  revealBy(reveal: (part: MatchingPart) => void): () => void
}

const idsOf = (proposals: Proposals | undefined) =>
  proposals === undefined ? [] : [...proposals.fits, ...proposals.misses].map(({ id }) => id)

export const matchingState: SessionValue<MatchingState> = {
  create() {
    const row = createObservable<string | undefined>(undefined)
    const proposals = createObservable<Proposals | undefined>(undefined)
    const chosen = createObservable(0)
    const entrances = new Map<MatchingPart, () => void>()
    let reveal: ((part: MatchingPart) => void) | undefined
    const enter = (part: MatchingPart) => {
      reveal?.(part)
      entrances.get(part)?.()
    }
    return {
      row,
      proposals,
      chosen,
      filters: createObservable<ProposalFilters | undefined>(undefined),
      show(next) {
        const before = proposals.current()
        const marked = idsOf(before)[chosen.current()]
        const isSame = next !== undefined && before?.about === next.about
        const again = isSame && marked !== undefined ? idsOf(next).indexOf(marked) : 0
        chosen.set(Math.max(0, again))
        proposals.set(next)
      },
      choose(at) {
        chosen.set(Math.max(0, Math.min(at, idsOf(proposals.current()).length - 1)))
        enter('proposals')
      },
      register(part, enter) {
        entrances.set(part, enter)
        return () => {
          if (entrances.get(part) === enter) entrances.delete(part)
        }
      },
      enter,
      revealBy(next) {
        reveal = next
        return () => {
          if (reveal === next) reveal = undefined
        }
      },
    }
  },
}
