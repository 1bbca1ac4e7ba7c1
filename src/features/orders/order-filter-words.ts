import { FILTER_STATUSES, statusesIn } from '#src/domain/order-status.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { prioritiesIn, wholeWeeks, type FilterKey, type OrderSearch } from './order-filters.ts'

/** One filter that is set, in words; two params make one fact where they are the ends of a range. */
export interface FilterFact {
  /** Its params; the first names the fact. */
  names: readonly [FilterKey, ...FilterKey[]]
  label: string
  value: string
  /** The value is the id of this partner, and its name has to be asked for. */
  partner?: string
}

/**
 * The filters of a search in words, in the order of the dialog: for chips, where many statuses become "6 von 8", and
 * `whole` for the head of a printed list, where each is named.
 */
export function filterFacts(search: OrderSearch, t: Translate, format: Format, whole = false): FilterFact[] {
  const { q, status, prio, unassigned, customer, carrier, from, to, dfrom, dto, city, plz } = search
  const facts: (FilterFact | undefined | '')[] = [
    q && { names: ['q'], label: t('orders.filter.text'), value: q },
    status && { names: ['status'], label: t('orders.column.status'), value: statusText(status, t, whole) },
    prio && {
      names: ['prio'],
      label: t('orders.field.priority'),
      value: prioritiesIn(prio)
        .map((one) => t(`orders.priority.${one}`))
        .join(', '),
    },
    unassigned && {
      names: ['unassigned'],
      label: t('orders.filter.assignment'),
      value: t('orders.filter.unassigned'),
    },
    customer && { names: ['customer'], label: t('orders.customer'), value: customer, partner: customer },
    carrier && { names: ['carrier'], label: t('orders.carrier'), value: carrier, partner: carrier },
    (from || to) && {
      names: ['from', 'to'],
      label: t('orders.column.pickup'),
      value: periodText(from, to, t, format),
    },
    (dfrom || dto) && {
      names: ['dfrom', 'dto'],
      label: t('orders.field.deliveryDate'),
      value: periodText(dfrom, dto, t, format),
    },
    city && { names: ['city'], label: t('orders.filter.city'), value: city },
    plz && {
      names: ['plz'],
      label: t('orders.filter.areas'),
      value: t('orders.filter.areas.value', { areas: plz.replaceAll('-', '–').replaceAll(',', ', ') }),
    },
  ]
  return facts.filter((fact) => typeof fact === 'object')
}

function statusText(text: string, t: Translate, whole: boolean): string {
  const chosen = statusesIn(text)
  if (whole || chosen.length <= 2) return chosen.map((status) => t(`order.status.${status}`)).join(', ')
  return t('orders.filter.some', { some: chosen.length, all: FILTER_STATUSES.length })
}

function periodText(from: string | undefined, to: string | undefined, t: Translate, format: Format): string {
  const weeks = wholeWeeks(from, to)
  if (weeks) return weeks[0] === weeks[1] ? format.week(from) : `${format.week(from)}–${weeks[1]}`
  if (from === to) return format.date(from)
  if (to === undefined) return t('orders.filter.from', { date: format.date(from) })
  if (from === undefined) return t('orders.filter.to', { date: format.date(to) })
  const isOverNewYear = from.slice(0, 4) !== to.slice(0, 4)
  return isOverNewYear
    ? `${format.dateWithYear(from)}–${format.dateWithYear(to)}`
    : `${format.date(from)}–${format.date(to)}`
}
