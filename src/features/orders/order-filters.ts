import { z } from 'zod'
import {
  addDays,
  isoWeek,
  isPlainDate,
  mondayOfWeek,
  parseTypedDate,
  weekday,
  type PlainDate,
} from '#src/domain/dates.ts'
import { ORDER_STATUSES, type OrderStatus } from '#src/domain/order-status.ts'
import type { ListInput } from './orders.queries.ts'

/** Statuses in the order of the workflow, as a filter offers them. */
export const FILTER_STATUSES: readonly OrderStatus[] = [...ORDER_STATUSES, 'unknown']

/** Fields the list can be sorted by; each is a column. */
export const SORT_FIELDS = [
  'orderNumber',
  'status',
  'customerName',
  'pickupPostalCode',
  'pickupDate',
  'customerPrice',
] as const
export type SortField = (typeof SORT_FIELDS)[number]

const word = (max: number) => z.string().trim().min(1).max(max).optional().catch(undefined)
const date = z.string().refine(isPlainDate).optional().catch(undefined)

/**
 * Filters, sort and focused row of the list as they stand in the URL:
 * `?status=CREATED,CONFIRMED&plz=20-29&sort=pickupDate&dir=asc&row=NK-2026-004711`. What cannot be read is dropped.
 */
export const OrderSearch = z.object({
  status: z
    .string()
    .transform((text) => statusesIn(text).join(',') || undefined)
    .optional()
    .catch(undefined),
  customer: word(100),
  carrier: word(100),
  from: date,
  to: date,
  plz: z
    .string()
    .transform((text) => parseAreas(text))
    .optional()
    .catch(undefined),
  q: word(200),
  unassigned: z.literal('true').optional().catch(undefined),
  sort: z.enum(SORT_FIELDS).optional().catch(undefined),
  dir: z.enum(['asc', 'desc']).optional().catch(undefined),
  row: word(100),
  /** The page of 100 rows on which `row` stood, so that a link finds it again. */
  page: z.coerce.number().int().min(2).max(10_000).optional().catch(undefined),
})
export type OrderSearch = z.output<typeof OrderSearch>

/** The filters alone, as the dialog edits them. */
export const FILTER_KEYS = ['q', 'status', 'customer', 'carrier', 'from', 'to', 'plz', 'unassigned'] as const
export type OrderFilters = Pick<OrderSearch, (typeof FILTER_KEYS)[number]>

/** Known statuses of a comma-joined list, in the order of the workflow. */
export function statusesIn(text: string | undefined): OrderStatus[] {
  const named = new Set((text ?? '').split(',').map((part) => part.trim()))
  return FILTER_STATUSES.filter((status) => named.has(status))
}

/** Postal areas as typed: `20-29`, `80`, `97, 80331`. Undefined where nothing of it is one. */
export function parseAreas(text: string): string | undefined {
  const parts = text
    .slice(0, 60)
    .split(/[,;\s]+/)
    .map((part) => part.replace('–', '-'))
    .filter((part) => /^\d{1,5}(-\d{1,5})?$/.test(part))
  return parts.join(',') || undefined
}

/** The sort in effect; the newest orders stand first unless chosen otherwise. */
export function sortOf(search: OrderSearch): { id: SortField; desc: boolean } {
  const id = search.sort ?? 'orderNumber'
  return { id, desc: search.dir === undefined ? isDescendingFirst(id) : search.dir === 'desc' }
}

/** Numbers and prices are asked for from the top, words and dates from the beginning. */
function isDescendingFirst(id: SortField): boolean {
  return id === 'orderNumber' || id === 'customerPrice'
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
    customerId: search.customer,
    carrierId: search.carrier,
    pickupFrom: search.from,
    pickupTo: search.to,
    plz: search.plz,
    q: search.q,
    unassigned: search.unassigned,
    sortBy: sort.id,
    sortOrder: sort.desc ? 'desc' : 'asc',
  }
}

export function hasFilters(search: OrderSearch): boolean {
  return FILTER_KEYS.some((key) => search[key] !== undefined)
}

/** A text that is the same for the same filters, whatever the sort. */
export function filterKey(search: OrderSearch): string {
  return JSON.stringify(FILTER_KEYS.map((key) => search[key] ?? ''))
}

/** What was made of two typed ends of a range; an end that cannot be read is named. */
export interface TypedRange {
  from: PlainDate | undefined
  to: PlainDate | undefined
  wrong: 'from' | 'to' | undefined
}

/** Reads a range of days as dispatchers type it: `mo` to `fr`, `9.5.`; `KW 48` alone, or as an end, is the whole week. */
export function parseRange(from: string, to: string, today: PlainDate): TypedRange {
  const start = from.trim() === '' ? undefined : parseTypedDate(from, today)
  const end = to.trim() === '' ? undefined : parseTypedDate(to, today)
  const isWeek = (text: string) => /^\s*kw/i.test(text)
  if (from.trim() !== '' && start === undefined) return { from: undefined, to: undefined, wrong: 'from' }
  if (to.trim() !== '' && end === undefined) return { from: start, to: undefined, wrong: 'to' }
  if (end !== undefined) return { from: start, to: isWeek(to) ? addDays(end, 6) : end, wrong: undefined }
  return { from: start, to: start !== undefined && isWeek(from) ? addDays(start, 6) : undefined, wrong: undefined }
}

/** The calendar weeks a range consists of, when it begins on a Monday and ends on a Sunday of the same year. */
export function wholeWeeks(from: PlainDate | undefined, to: PlainDate | undefined): [number, number] | undefined {
  if (from === undefined || to === undefined || to < from) return undefined
  if (weekday(from) !== 1 || weekday(to) !== 7) return undefined
  const weeks: [number, number] = [isoWeek(from), isoWeek(to)]
  const year = Number(addDays(from, 3).slice(0, 4))
  return mondayOfWeek(year, weeks[1]) === addDays(to, -6) ? weeks : undefined
}
