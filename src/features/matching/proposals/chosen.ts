import type { TextKey } from '#src/i18n/keys.ts'
import type { MatchingState } from '../matching-state.ts'
import type { NearMiss, Proposal } from './proposal.ts'

/** Where the digits of what does not fit yet begin. */
export const FIRST_MISS = 6

type ShownPart = Pick<MatchingState, 'proposals' | 'chosen'>

/** The marked one, where it is one that fits. */
export const chosenProposal = ({ proposals, chosen }: ShownPart): Proposal | undefined =>
  proposals.current()?.fits[chosen.current()]

/** One that does not fit yet, by its place among them. */
export const missAt = ({ proposals }: Pick<ShownPart, 'proposals'>, at: number): NearMiss | undefined =>
  proposals.current()?.misses[at]

/** The marked one, where it is one that does not fit yet. */
export function chosenMiss(state: ShownPart): NearMiss | undefined {
  const fits = state.proposals.current()?.fits.length ?? 0
  return missAt(state, state.chosen.current() - fits)
}

/** Why the marked one cannot be taken without a reason. */
export function acceptRefusal(state: ShownPart): TextKey | undefined {
  const proposal = chosenProposal(state)
  if (proposal === undefined || proposal.isRecommended) return undefined
  return proposal.blockers.length > 0 ? 'matching.reason.blocked' : 'matching.reason.below'
}
