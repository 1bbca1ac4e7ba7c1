import { isPlainDate, type PlainDate } from '../basics/dates.ts'
import { isBlank } from '../basics/given-text.ts'
import { checkLength, errorAt, type FieldIssue, warningAt } from '../refusals/field-issue.ts'
import { type ClaimKind, noticeUntil } from './claims.ts'

/** What of a claim is checked; amounts in cents. */
export interface ClaimFacts {
  kind: ClaimKind
  hidden: boolean
  text: string
  amountCents?: number | undefined
  settledCents?: number | undefined
  deliveredOn?: PlainDate | undefined
  noticedOn?: PlainDate | undefined
}

/** Longest text of a claim. */
export const MOST_CLAIM_TEXT = 2000
/** Most that is claimed, in cents. */
export const MOST_CLAIM_CENTS = 100_000_000

function checkAmount(path: string, cents: number | undefined): FieldIssue[] {
  if (cents === undefined) return []
  const isFine = Number.isInteger(cents) && cents >= 0 && cents <= MOST_CLAIM_CENTS
  return isFine ? [] : errorAt(path, 'claimAmount', { max: MOST_CLAIM_CENTS / 100 })
}

function checkDay(path: string, day: PlainDate | undefined, today: PlainDate): FieldIssue[] {
  if (isBlank(day)) return []
  if (!isPlainDate(day)) return errorAt(path, 'day')
  return day > today ? errorAt(path, 'dayInFuture') : []
}

/** What is wrong with a claim: errors block; that a notice came after its deadline is said. */
export function checkClaim(claim: ClaimFacts, today: PlainDate): FieldIssue[] {
  const { kind, hidden, deliveredOn, noticedOn } = claim
  const until = noticeUntil({ kind, isHidden: hidden, deliveredOn })
  const isLate = until !== undefined && noticedOn !== undefined && noticedOn > until
  return [
    ...(isBlank(claim.text) ? errorAt('text', 'required') : checkLength('text', claim.text, MOST_CLAIM_TEXT)),
    ...checkAmount('amountCents', claim.amountCents),
    ...checkAmount('settledCents', claim.settledCents),
    ...checkDay('deliveredOn', deliveredOn, today),
    ...checkDay('noticedOn', noticedOn, today),
    ...(isLate ? warningAt('noticedOn', 'claimNoticeLate', { date: until }) : []),
  ]
}
