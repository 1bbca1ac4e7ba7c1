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

export const SearchResult = z.object({
  id: text(),
  title: text(),
  description: text(),
  url: text(),
  highlight: optionalText,
  metadata: z.catch(z.object({ status: optionalText, date: optionalText, amount: optionalNumber }), {}),
})
export type SearchResult = z.output<typeof SearchResult>

/** One group of results; `count` counts all hits on the server, not only those sent. */
export const SearchCategory = z.object({
  type: z.enum(SEARCH_TYPES),
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
