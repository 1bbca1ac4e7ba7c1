import * as z from 'zod/mini'
import { addDays, isoWeek, isPlainDate, mondayOfWeek, weekday, type PlainDate } from '#src/domain/dates.ts'
import { ORDER_PRIORITIES } from '#src/contract/order.ts'
import { statusesIn } from '#src/domain/order-status.ts'
import type { ListInput } from './orders.queries.ts'
import { ORDER_COLUMNS, type OrderColumn } from './order-layout.ts'

export type OrderPriority = (typeof ORDER_PRIORITIES)[number]

/** Priorities as a filter offers them: the most urgent first. */
export const FILTER_PRIORITIES: readonly OrderPriority[] = ORDER_PRIORITIES.toReversed()

/** Fields the list can be sorted by: every column but those whose text has no order. */
export type SortField = Exclude<OrderColumn, 'internalNotes' | 'createdBy'>
export const SORT_FIELDS = ORDER_COLUMNS.filter(
  (column): column is SortField => column !== 'internalNotes' && column !== 'createdBy',
)

const word = (max: number) =>
  z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(max))), undefined)
const date = z.catch(z.optional(z.string().check(z.refine(isPlainDate))), undefined)

/**
 * Filters, sort and focused row of the list as they stand in the URL:
 * `?status=CREATED,CONFIRMED&plz=20-29&sort=pickupDate&dir=asc&row=NK-2026-004711`. What cannot be read is dropped.
 */
export const OrderSearch = z.object({
  status: z.catch(
    z.optional(
      z.pipe(
        z.string(),
        z.transform((text) => statusesIn(text).join(',') || undefined),
      ),
    ),
    undefined,
  ),
  prio: z.catch(
    z.optional(
      z.pipe(
        z.string(),
        z.transform((text) => prioritiesIn(text).join(',') || undefined),
      ),
    ),
    undefined,
  ),
  customer: word(100),
  carrier: word(100),
  from: date,
  to: date,
  dfrom: date,
  dto: date,
  city: word(100),
  plz: z.catch(
    z.optional(
      z.pipe(
        z.string(),
        z.transform((text) => parseAreas(text)),
      ),
    ),
    undefined,
  ),
  q: word(200),
  unassigned: z.catch(z.optional(z.literal('true')), undefined),
  sort: z.catch(z.optional(z.enum(SORT_FIELDS)), undefined),
  dir: z.catch(z.optional(z.enum(['asc', 'desc'])), undefined),
  /** Name of a saved view; how it goes together with the filters beside it is told in order-view-search.ts. */
  view: word(60),
  row: word(100),
  /** The page of 100 rows on which `row` stood, so that a link finds it again. */
  page: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(2), z.maximum(10_000))), undefined),
})
export type OrderSearch = z.output<typeof OrderSearch>

/** The filters alone, as the dialog edits them: text, pickup `from`/`to`, delivery `dfrom`/`dto`, the others by name. */
export const FILTER_KEYS = [
  'q',
  'status',
  'prio',
  'unassigned',
  'customer',
  'carrier',
  'from',
  'to',
  'dfrom',
  'dto',
  'city',
  'plz',
] as const
export type FilterKey = (typeof FILTER_KEYS)[number]
export type OrderFilters = Pick<OrderSearch, (typeof FILTER_KEYS)[number]>

/** Known priorities of a comma-joined list, the most urgent first. */
export function prioritiesIn(text: string | undefined): OrderPriority[] {
  const named = new Set((text ?? '').split(',').map((part) => part.trim()))
  return FILTER_PRIORITIES.filter((priority) => named.has(priority))
}

const MAX_AREAS = 60

const areaParts = (text: string) =>
  text
    .replace(/\s*[-–]\s*/g, '-')
    .split(/[,;\s]+/)
    .filter(Boolean)
const isArea = (part: string) => /^\d{1,5}(-\d{1,5})?$/.test(part)

/** Postal areas as typed: `20-29`, `80`, `97, 80331`. Undefined where nothing of it is one. */
export function parseAreas(text: string): string | undefined {
  return areaParts(text.slice(0, MAX_AREAS)).filter(isArea).join(',') || undefined
}

/** Whether a part of what was typed is no postal area, or it is too much for one question. */
export function hasWrongArea(text: string): boolean {
  return text.trim().length > MAX_AREAS || areaParts(text).some((part) => !isArea(part))
}

/** The sort in effect; the newest orders stand first unless chosen otherwise. */
export function sortOf(search: OrderSearch): { id: SortField; desc: boolean } {
  const id = search.sort ?? 'orderNumber'
  return { id, desc: search.dir === undefined ? isDescendingFirst(id) : search.dir === 'desc' }
}

const FROM_THE_TOP: readonly SortField[] = [
  'orderNumber',
  'distanceKm',
  'weight',
  'loadingMeters',
  'delayMinutes',
  'customerPrice',
  'carrierPrice',
  'margin',
  'marginPercent',
  'createdAt',
  'updatedAt',
]

/** Numbers, prices and stamps are asked for from the top, words and dates from the beginning. */
function isDescendingFirst(id: SortField): boolean {
  return FROM_THE_TOP.includes(id)
}

/** The search after a click on a column's head: another column, or the same one the other way round. */
export function sortedBy(search: OrderSearch, id: SortField): Pick<OrderSearch, 'sort' | 'dir'> {
  const current = sortOf(search)
  const desc = current.id === id ? !current.desc : isDescendingFirst(id)
  return { sort: id, dir: desc ? 'desc' : 'asc' }
}

/** What the server is asked for. */
export function listInput(search: OrderSearch): ListInput {
  const sort = sortOf(search)
  return {
    status: search.status,
    priority: search.prio,
    customerId: search.customer,
    carrierId: search.carrier,
    pickupFrom: search.from,
    pickupTo: search.to,
    deliveryFrom: search.dfrom,
    deliveryTo: search.dto,
    city: search.city,
    plz: search.plz,
    q: search.q,
    unassigned: search.unassigned,
    sortBy: sort.id,
    sortOrder: sort.desc ? 'desc' : 'asc',
  }
}

/** No filter at all: what "Filter zurücksetzen" puts into the URL. */
export const noFilters: Readonly<Record<FilterKey, undefined>> = {
  q: undefined,
  status: undefined,
  prio: undefined,
  unassigned: undefined,
  customer: undefined,
  carrier: undefined,
  from: undefined,
  to: undefined,
  dfrom: undefined,
  dto: undefined,
  city: undefined,
  plz: undefined,
}

export function hasFilters(search: OrderSearch): boolean {
  return FILTER_KEYS.some((key) => search[key] !== undefined)
}

/** A text that is the same for the same filters, whatever the sort. */
export function filterKey(search: OrderSearch): string {
  return JSON.stringify(FILTER_KEYS.map((key) => search[key] ?? ''))
}

/** The calendar weeks a range consists of, when it begins on a Monday and ends on a Sunday of the same year. */
export function wholeWeeks(from: PlainDate | undefined, to: PlainDate | undefined): [number, number] | undefined {
  if (from === undefined || to === undefined || to < from) return undefined
  if (weekday(from) !== 1 || weekday(to) !== 7) return undefined
  const weeks: [number, number] = [isoWeek(from), isoWeek(to)]
  const year = Number(addDays(from, 3).slice(0, 4))
  return mondayOfWeek(year, weeks[1]) === addDays(to, -6) ? weeks : undefined
}
