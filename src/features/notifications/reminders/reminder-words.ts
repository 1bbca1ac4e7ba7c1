import { epochToZoned } from '#src/domain/basics/dates.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { Reminder } from './reminders.ts'

/** `Mo 30.11. 08:00`; of another year with that. */
export function momentText(at: number, format: Format, now = Date.now()): string {
  const { date, time } = epochToZoned(at)
  const isThisYear = date.slice(0, 4) === epochToZoned(now).date.slice(0, 4)
  return isThisYear ? format.stopTime(date, time, time) : `${format.dateWithYear(date)} ${time}`
}

/** What a reminder is about: the note, the record, or just that there is one. */
export function subjectOf({ note, about }: Pick<Reminder, 'note' | 'about'>, t: Translate): string {
  return [note, about?.name].filter(Boolean).join(' · ') || t('reminders.plain')
}
