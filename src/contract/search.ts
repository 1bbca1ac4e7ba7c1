import { z } from 'zod'
import { endpoint } from './core.ts'
import { number, optionalNumber, optionalText, text } from './tolerant.ts'

export const SEARCH_TYPES = ['order', 'transport', 'load', 'partner', 'vehicle', 'document'] as const

export const SearchResult = z.object({
  id: text(),
  title: text(),
  description: text(),
  url: text(),
  highlight: optionalText,
  metadata: z.object({ status: optionalText, date: optionalText, amount: optionalNumber }).catch({}),
})
export type SearchResult = z.output<typeof SearchResult>

/** One group of results; `count` counts all hits on the server, not only those sent. */
export const SearchCategory = z.object({
  type: z.enum(SEARCH_TYPES),
  label: text(),
  count: number(0),
  icon: text(),
  results: z.array(SearchResult).catch([]),
})
export type SearchCategory = z.output<typeof SearchCategory>

export const searchEndpoints = {
  'search.all': endpoint({
    method: 'POST',
    path: '/api/v1/search',
    body: z.object({
      query: z.string().min(1).max(200),
      types: z.array(z.enum(SEARCH_TYPES)).optional(),
      limit: z.number().int().min(1).max(50).default(50),
    }),
    response: z.object({ categories: z.array(SearchCategory).catch([]) }),
  }),
}
