import type { Filter } from './kinds.ts'

/** Values of filters by their params, as they stand in the address. */
export type FilterValues = Readonly<Record<string, string | undefined>>

/** Whatever has filters in it: an address, with its sort and row beside them. */
type Holder = Readonly<Record<string, unknown>>

/** The filters of a list, as the kits read them. */
export interface ListFilters<P extends string = string, Q extends string = string> {
  /** In the order of the chips. */
  all: readonly Filter<P, Q>[]
  /** The rows of the dialog. */
  rows: readonly (readonly Filter<P, Q>[])[]
  params: readonly P[]
  /** The params that hold days, as the pairs they are typed in. */
  periods: readonly (readonly string[])[]
  /** No filter at all: what resetting puts into the address. */
  none: Readonly<Record<P, undefined>>
  has(search: Holder): boolean
  /** A text that is the same for the same filters, whatever the sort. */
  key(search: Holder): string
  /** The filters of a search alone, those that are set. */
  of(search: Holder): FilterValues
  /** What the server is asked for. */
  input(search: Holder): Readonly<Partial<Record<Q, string>>>
}

/** The value of a param; undefined where there is none. */
export function valueIn(search: Holder, param: string): string | undefined {
  const value = search[param]
  return typeof value === 'string' ? value : undefined
}

/** What an address says beside filters. */
const TAKEN: readonly string[] = ['sort', 'dir', 'view', 'row', 'page', 'panels', 'tab']

/**
 * Makes the filters of a list from their declarations, which stand in the order of the chips. `rows` names, by their first
 * params, which stand beside each other in the dialog; left out: fields together, boxes by themselves. Two filters with one
 * param, or one that has another meaning in every address, are a mistake of ours and throw.
 */
export function defineFilters<const F extends readonly Filter[]>(
  all: F,
  rows?: readonly (readonly string[])[],
): ListFilters<F[number]['params'][number], F[number]['query'][number]> {
  const params = all.flatMap((filter) => [...filter.params])
  const wrong = params.find((param, at) => TAKEN.includes(param) || params.indexOf(param) !== at)
  if (wrong !== undefined) throw new Error(`A filter cannot be called "${wrong}" in the address`)
  const none = Object.fromEntries(params.map((param) => [param, undefined]))
  return {
    all,
    rows:
      rows === undefined ? usualRows(all) : rows.map((row) => all.filter(({ params: [first] }) => row.includes(first))),
    params,
    periods: all.flatMap((filter) => (filter.kind === 'period' ? [filter.params] : [])),
    none: none as Record<F[number]['params'][number], undefined>,
    has: (search) => params.some((param) => search[param] !== undefined),
    key: (search) => JSON.stringify(params.map((param) => search[param] ?? '')),
    of: (search) =>
      Object.fromEntries(
        params.flatMap((param) => {
          const value = valueIn(search, param)
          return value === undefined ? [] : [[param, value]]
        }),
      ),
    input: (search) => {
      const asked = all.flatMap((filter) =>
        filter.params.map((param, at) => [filter.query[at], valueIn(search, param)]),
      )
      return Object.fromEntries(asked) as Partial<Record<F[number]['query'][number], string>>
    },
  }
}

/** The filters of an address as it comes; what cannot be read is none. */
export function readFilters({ all }: ListFilters, search: Holder): FilterValues {
  const read = all.flatMap((filter) =>
    filter.params.flatMap((param) => {
      const text = valueIn(search, param)
      const value = text === undefined ? undefined : filter.read(text)
      return value === undefined ? [] : [[param, value] as const]
    }),
  )
  return Object.fromEntries(read)
}

function usualRows(all: readonly Filter[]): readonly (readonly Filter[])[] {
  const isBoxes = ({ kind }: Filter) => kind === 'set' || kind === 'flag'
  const fields = all.filter((filter) => !isBoxes(filter))
  return [...(fields.length > 0 ? [fields] : []), ...all.filter(isBoxes).map((filter) => [filter])]
}
