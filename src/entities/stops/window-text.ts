import { statedTimes, type StopKind, type StopTimes, stopWindow } from '#src/domain/stops/window.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'

/**
 * The window of a stop in words, with where its ends come from: `08:00–18:00 (angenommen)`, `ab 10:00 (geöffnet bis 16:00)`.
 * Without times it says nothing (`–`), unless they are marked as assumed. Source: decision A36
 */
export function stopWindowText(kind: StopKind, stop: StopTimes, t: Translate, format: Format): string {
  const window = format.timeWindow(stop.timeFrom, stop.timeTo)
  if (stop.timesAssumed === true) return t('fields.window.assumed', { window })
  const { from = '', to = '', fromBy, toBy } = stopWindow(kind, stop)
  if (toBy === 'hours') return t('orders.window.closes', { window, time: to })
  return fromBy === 'hours' ? t('orders.window.opens', { window, time: from }) : window
}

/** The times of one end of an order as a list shows them: what is only assumed stands in the record, not there. */
export function shortStopTime(
  order: Partial<Record<`${StopKind}${'Date' | 'TimeFrom' | 'TimeTo'}`, string | undefined>> &
    Partial<Record<`${StopKind}TimesAssumed`, boolean | undefined>>,
  kind: StopKind,
  format: Format,
): string {
  const [timeFrom, timeTo] = [order[`${kind}TimeFrom`], order[`${kind}TimeTo`]]
  const said = statedTimes({ timeFrom, timeTo, timesAssumed: order[`${kind}TimesAssumed`] })
  return format.stopTime(order[`${kind}Date`], said.timeFrom, said.timeTo)
}

/** What an order says of the times of one of its ends. */
export function stopTimesOf(
  order: Partial<Record<`${StopKind}${'Date' | 'TimeFrom' | 'TimeTo' | 'OpeningHours'}`, string | undefined>> &
    Partial<Record<`${StopKind}TimesAssumed`, boolean | undefined>>,
  kind: StopKind,
): StopTimes {
  return {
    date: order[`${kind}Date`],
    timeFrom: order[`${kind}TimeFrom`],
    timeTo: order[`${kind}TimeTo`],
    timesAssumed: order[`${kind}TimesAssumed`],
    openingHours: order[`${kind}OpeningHours`],
  }
}
