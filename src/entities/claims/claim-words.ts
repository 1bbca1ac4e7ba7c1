import type { Claim } from '#src/contract/claims/claim.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { type ClaimState, isClosedClaim, noticeState } from '#src/domain/claims/claims.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { SignName } from '#src/ui/signs/status-sign.tsx'

const SIGNS: Readonly<Record<ClaimState, SignName>> = {
  open: 'CREATED',
  inReview: 'open',
  accepted: 'partPaid',
  rejected: 'CANCELLED',
  settled: 'COMPLETED',
}

/** The sign of how a claim stands. */
export const claimSign = ({ state }: Pick<Claim, 'state'>): SignName => SIGNS[state]

/** The word for how a claim stands. */
export const claimState = ({ state }: Pick<Claim, 'state'>, t: Translate): string => t(`claims.state.${state}`)

/** The word for what is wrong. */
export const claimKind = ({ kind }: Pick<Claim, 'kind'>, t: Translate): string => t(`claims.kind.${kind}`)

const noticeOf = ({ kind, hidden, deliveredOn, noticedOn }: Claim) =>
  noticeState({ kind, isHidden: hidden, deliveredOn, noticedOn }, epochToZoned(Date.now()).date)

/** How the notice stands: by when it is due, when it was given, that it was missed; nothing of what is closed without one. */
export function noticeText(claim: Claim, t: Translate, format: Format): string | undefined {
  const state = noticeOf(claim)
  if (state === undefined || (isClosedClaim(claim.state) && claim.noticedOn === undefined)) return undefined
  const day = state === 'inTime' || state === 'late' ? claim.noticedOn : claim.noticeUntil
  return t(`claims.notice.${state}`, { day: format.dayMonthYear(day) })
}

/** Its sign, where somebody has to look. */
export function noticeSign(claim: Claim): SignName | undefined {
  const state = noticeOf(claim)
  if (state === undefined || isClosedClaim(claim.state)) return undefined
  if (state === 'missed' || state === 'late') return 'failure'
  return state === 'due' ? 'warning' : undefined
}
