import type { RecurringOrder } from '#src/contract/recurring/recurring-order.ts'
import { addDays } from '#src/domain/basics/dates.ts'
import { landOf } from '#src/domain/recurring/rule.ts'
import { stateName } from '#src/domain/places/regional-holidays.ts'
import { placeOf } from '#src/domain/recurring/order-part.ts'
import { orderRouteText } from '#src/domain/stops/route.ts'
import { NOTHING, type Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { factsAsText } from '#src/records/panel/record-text.ts'
import type { SignName } from '#src/ui/signs/status-sign.tsx'

/** Any Monday: weekdays are named by the days from it on. */
const MONDAY = '2026-11-23'

/** How a template is doing: its status, or that an order could not be made. */
type StatusFacts = Pick<RecurringOrder, 'status' | 'problem'>

const isTroubled = ({ status, problem }: StatusFacts) => status === 'active' && problem !== undefined

/** The word for how a template is doing. */
export const statusText = (doing: StatusFacts, t: Translate) =>
  t(isTroubled(doing) ? 'recurring.status.problem' : `recurring.status.${doing.status}`)

const SIGNS: Readonly<Record<RecurringOrder['status'], SignName>> = {
  active: 'online',
  paused: 'pending',
  ended: 'COMPLETED',
}

/** Its sign. */
export const statusSign = (doing: StatusFacts): SignName => (isTroubled(doing) ? 'failure' : SIGNS[doing.status])

/** `Mo` of 1. */
export const weekdayText = (day: number, format: Format) => format.weekday(addDays(MONDAY, day - 1))

/** `Mo, Mi, Fr`, and three or more in a row as `Mo–Fr`. */
export function weekdaysText(weekdays: readonly number[], format: Format): string {
  const days = weekdays.toSorted((a, b) => a - b)
  const rows = days.reduce<number[][]>((found, day) => {
    const last = found.at(-1)
    if (last?.at(-1) === day - 1) last.push(day)
    else found.push([day])
    return found
  }, [])
  const words = rows.flatMap((row) => {
    const [first = 0, last = 0] = [row[0], row.at(-1)]
    if (row.length > 2) return [`${weekdayText(first, format)}–${weekdayText(last, format)}`]
    return row.map((day) => weekdayText(day, format))
  })
  return words.join(', ') || NOTHING
}

/** `jede Woche`, `alle 2 Wochen`. */
export const rhythmText = (weeks: number, t: Translate) =>
  weeks === 1 ? t('recurring.weekly') : t('recurring.everyWeeks', { weeks })

/** On which days, and every how many weeks where that is not each. */
export function ruleText(
  { weekdays, everyWeeks }: Pick<RecurringOrder, 'weekdays' | 'everyWeeks'>,
  t: Translate,
  format: Format,
) {
  const days = weekdaysText(weekdays, format)
  return everyWeeks === 1 ? days : `${days}, ${rhythmText(everyWeeks, t)}`
}

/** Whose holidays count: the Land of the place of loading. */
export function landText(record: RecurringOrder, t: Translate): string {
  const land = landOf(placeOf(record, 'pickup'))
  return land === undefined ? t('recurring.land.none') : stateName(land)
}

/** A template as text of several lines, for an e-mail or a chat. */
export function recurringAsText(record: RecurringOrder, t: Translate, format: Format): string {
  return factsAsText(`${record.name} · ${statusText(record, t)}`, [
    [t('records.customer'), record.customerName],
    [t('records.route'), orderRouteText(record)],
    [t('records.cargo'), record.cargoDescription],
    [t('recurring.weekdays'), ruleText(record, t, format)],
    [t('recurring.nextDate'), record.nextDate && format.dateWithYear(record.nextDate)],
    [t('recurring.madeUntil'), record.madeUntil && format.dateWithYear(record.madeUntil)],
    [t('orders.customerPrice'), record.customerPrice === undefined ? undefined : format.money(record.customerPrice)],
  ])
}
