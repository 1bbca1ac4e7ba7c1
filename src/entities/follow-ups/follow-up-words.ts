import type { FollowUp } from '#src/contract/follow-ups/follow-up.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { followUpState } from '#src/domain/follow-ups/follow-ups.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { SignName } from '#src/ui/signs/status-sign.tsx'

const SIGNS = { ahead: 'pending', due: 'warning', overdue: 'failure', done: 'success' } as const

/** How one stands now. */
export const followUpSign = (one: FollowUp): SignName => SIGNS[followUpState(one, Date.now())]

/** The word for it. */
export const followUpStateText = (one: FollowUp, t: Translate): string =>
  t(`followUps.state.${followUpState(one, Date.now())}`)

/** `Mo 30.11. 08:00`; of another year with that, and without a time where none was said. */
export function dueText({ dueOn, dueTime }: Pick<FollowUp, 'dueOn' | 'dueTime'>, format: Format): string {
  const isThisYear = dueOn.slice(0, 4) === epochToZoned(Date.now()).date.slice(0, 4)
  if (!isThisYear) return [format.dateWithYear(dueOn), dueTime].filter(Boolean).join(' ')
  return dueTime === undefined ? format.date(dueOn) : format.stopTime(dueOn, dueTime, dueTime)
}

/** What it is about: the note, else the record. */
export const subjectOf = ({ text, aboutLabel }: Pick<FollowUp, 'text' | 'aboutLabel'>): string =>
  text || (aboutLabel ?? '')

/** Whose it is. */
export const ownerText = ({ isTeam, assigneeName }: FollowUp, t: Translate): string =>
  isTeam ? t('followUps.team') : (assigneeName ?? '–')
