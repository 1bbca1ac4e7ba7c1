import { addDays, isPlainDate, type PlainDate } from '../basics/dates.ts'

/** What is wrong: goods are broken, some are missing, they came too late. */
export const CLAIM_KINDS = ['damage', 'shortage', 'delay'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

/** What becomes of a claim, in its order. */
export const CLAIM_STATES = ['open', 'inReview', 'accepted', 'rejected', 'settled'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

/** Whom it is raised against: the carrier who drove, or the customer. */
export const CLAIM_SIDES = ['carrier', 'customer'] as const
export type ClaimSide = (typeof CLAIM_SIDES)[number]

/** States in which somebody still has to do something. */
export const OPEN_CLAIM_STATES = ['open', 'inReview', 'accepted'] as const satisfies readonly ClaimState[]

const NEXT: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
  open: ['inReview', 'accepted', 'rejected'],
  inReview: ['accepted', 'rejected'],
  accepted: ['settled', 'inReview'],
  rejected: ['inReview'],
  settled: ['inReview'],
}

/** The states a claim may go to, the usual one first. */
export const nextClaimStates = (state: ClaimState): readonly ClaimState[] => NEXT[state]

/** Whether nobody has to do anything about it any more. */
export const isClosedClaim = (state: ClaimState): boolean => state === 'rejected' || state === 'settled'

/** Days after the delivery within which what cannot be seen from outside is to be notified. Source: § 438 (2) HGB */
const HIDDEN_DAYS = 7
/** Days after the delivery within which a delay is to be notified; later the claim lapses. Source: § 438 (3) HGB */
const DELAY_DAYS = 21

/** What the deadline of a claim follows from; `isHidden`: nobody could see it from outside. */
export interface NoticeFacts {
  kind: ClaimKind
  isHidden: boolean
  deliveredOn?: PlainDate | undefined
}

/**
 * The last day on which the carrier is to be notified in text form: that of the delivery for what can be seen (§ 438 (1) HGB), seven
 * days later for what cannot, 21 days later for a delay. Nothing while the day of the delivery is not known.
 */
export function noticeUntil({ kind, isHidden, deliveredOn }: NoticeFacts): PlainDate | undefined {
  if (deliveredOn === undefined || !isPlainDate(deliveredOn)) return undefined
  if (kind === 'delay') return addDays(deliveredOn, DELAY_DAYS)
  return isHidden ? addDays(deliveredOn, HIDDEN_DAYS) : deliveredOn
}

/** How the notice stands on a day: given in time, given late, still possible (`due` on its last three days), missed. */
export type NoticeState = 'inTime' | 'late' | 'waiting' | 'due' | 'missed'

/** Days before its end from which a deadline presses. */
const PRESSING_DAYS = 2

/** How the notice of a claim stands; nothing where there is no deadline. */
export function noticeState(facts: NoticeFacts & { noticedOn?: PlainDate | undefined }, today: PlainDate) {
  const until = noticeUntil(facts)
  if (until === undefined) return undefined
  if (facts.noticedOn !== undefined) return facts.noticedOn <= until ? 'inTime' : 'late'
  if (today > until) return 'missed'
  return addDays(today, PRESSING_DAYS) >= until ? 'due' : 'waiting'
}
