import * as z from 'zod/mini'
import { upTo } from '../basics/bounds.ts'
import { endpoint } from '../basics/core.ts'
import type { EntityKind } from '../entities.ts'
import { number, optionalNumber, optionalText, text } from '../basics/tolerant.ts'

/** The kinds that are searched, in the order in which they are answered with. Source: specification 7 */
export const SEARCH_TYPES = [
  'order',
  'transport',
  'load',
  'partner',
  'vehicle',
  'driver',
  'document',
  'offer',
] as const satisfies readonly EntityKind[]

/** The kinds section 7 names for the call; a backend that knows the specification alone is asked for no others (decision A34). */
export const SPECIFIED_SEARCH_TYPES = ['transport', 'load', 'partner', 'vehicle', 'document'] as const

export const SearchResult = z.object({
  id: text(),
  title: text(),
  description: text(),
  url: text(),
  highlight: optionalText,
  metadata: z.catch(z.object({ status: optionalText, date: optionalText, amount: optionalNumber }), {}),
})
export type SearchResult = z.output<typeof SearchResult>

/** One group of results; its type may be one this product has no records of. `count` counts all hits on the server, not only those sent. */
export const SearchCategory = z.object({
  type: text(),
  label: text(),
  count: number(0),
  icon: text(),
  results: z.catch(z.array(SearchResult), []),
})
export type SearchCategory = z.output<typeof SearchCategory>

export const searchEndpoints = {
  'search.all': endpoint({
    method: 'POST',
    path: '/api/v1/search',
    body: z.object({
      query: z.string().check(z.minLength(1), z.maxLength(200)),
      types: z.optional(z.array(z.enum(SEARCH_TYPES))),
      limit: z._default(upTo(50), 50),
    }),
    response: z.object({ categories: z.catch(z.array(SearchCategory), []) }),
  }),
}
