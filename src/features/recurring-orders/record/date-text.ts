import type { RecurringDate } from '#src/contract/recurring/recurring-order.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'

/** What becomes of a date, in words: when its order is made, where a holiday has moved it, or why there is none. */
export function dateText(due: RecurringDate, t: Translate, format: Format): string {
  const { date, state, holiday = '', loadsOn, madeOn } = due
  if (state === 'skipped') return t('recurring.date.skipped')
  if (state === 'holiday' || state === 'clash' || state === 'outside') return t(`recurring.date.${state}`, { holiday })
  const moved = loadsOn !== date ? [t('recurring.date.moved', { day: format.date(date), holiday })] : []
  const made = state === 'planned' && madeOn ? [t('recurring.date.planned', { day: format.date(madeOn) })] : []
  return [...moved, ...made].join(' · ')
}
