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

/** Its params. */
export const LIST_PARAMS = ['sort', 'dir', 'view', 'row', 'page'] as const satisfies readonly (keyof ListAddress)[]

/**
 * The address of a screen with several lists, for its route: words by their names. Each list reads its own part (`searchSchema`),
 * so that the route does not carry the columns of all of them.
 */
export const TabbedSearch = z.pipe(
  z.catch(z.record(z.string(), z.unknown()), {}),
  z.transform((raw): Readonly<Record<string, string | undefined>> => {
    const texts = Object.entries(raw).flatMap(([name, value]) => {
      const text = typeof value === 'number' ? String(value) : value
      return name !== 'panels' && typeof text === 'string' && text.length <= 300 ? [[name, text] as const] : []
    })
    return Object.fromEntries(texts)
  }),
)

/** Filters, sort and focused row of a list as they stand in the address, whatever its filters are. */
export type ListSearch = ListAddress & Readonly<Record<string, string | number | undefined>>

/** The address of a list with these filters. */
export type SearchOf<P extends string> = ListAddress & { [param in P]?: string }

const word = (most: number) =>
  z.catch(z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(most))), undefined)

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
    sort: z.catch(z.optional(z.enum(columns.sorts)), undefined),
    dir: z.catch(z.optional(z.enum(['asc', 'desc'])), undefined),
    view: word(60),
    row: word(100),
    page: z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(2), z.maximum(10_000))), undefined),
  })
  return schema as unknown as z.ZodMiniType<SearchOf<P>, SearchOf<P>>
}

const readable = (read: (text: string) => string | undefined) =>
  z.catch(z.optional(z.pipe(z.string(), z.transform(read))), undefined)
