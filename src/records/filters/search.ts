import * as z from 'zod/mini'
import type { ListColumns } from '../columns/define-columns.ts'
import type { SortSearch } from '../columns/sort.ts'
import type { ListFilters } from './define-filters.ts'

/** What stands in the address of a list beside its filters. */
export type ListAddress = SortSearch & {
  /** Name of a saved view; how it goes together with the filters beside it is told in views/address.ts. */
  view?: string
  /** The row the keyboard is on. */
  row?: string
  /** The page of rows on which `row` stood, so that a link finds it again. */
  page?: number
}

/** Filters, sort and focused row of a list as they stand in the address, whatever its filters are. */
export type ListSearch = ListAddress & Readonly<Record<string, string | number | undefined>>

/** The address of a list with these filters. */
export type SearchOf<P extends string> = ListAddress & { [param in P]?: string }

const word = (most: number) =>
  z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(most))), undefined)

/** Where one is in a list, whatever the list is. */
const place = {
  dir: z.catch(z.optional(z.enum(['asc', 'desc'])), undefined),
  view: word(60),
  row: word(100),
  page: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(2), z.maximum(10_000))), undefined),
}

/**
 * The address of a list whose filters and columns come with its screen: the route reads what all lists share, and keeps
 * everything else for the screen, which reads it by the list's own schema.
 */
export const AnyListSearch = z.looseObject({ ...place, sort: word(40) })

/**
 * Reads the address of a list: `?status=CREATED,CONFIRMED&plz=20-29&sort=pickupDate&dir=asc&row=NK-2026-004711`. What
 * cannot be read is dropped.
 */
export function searchSchema<P extends string>(
  filters: ListFilters<P>,
  columns: Pick<ListColumns<never>, 'sorts'>,
): z.ZodMiniType<SearchOf<P>, SearchOf<P>> {
  const values = filters.all.flatMap(({ params, read }) => params.map((param) => [param, readable(read)] as const))
  const schema = z.object({
    ...Object.fromEntries(values),
    ...place,
    sort: z.catch(z.optional(z.enum(columns.sorts)), undefined),
  })
  return schema as unknown as z.ZodMiniType<SearchOf<P>, SearchOf<P>>
}

const readable = (read: (text: string) => string | undefined) =>
  z.catch(z.optional(z.pipe(z.string(), z.transform(read))), undefined)
