import { isPlainDate } from '#src/domain/basics/dates.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import type { NamedRecords } from './named-record.ts'
import { parseAreas } from './postal-areas.ts'

/** What every filter says of itself; `P` are its params in the address, `Q` what the endpoint calls them. */
interface FilterDescription<P extends string, Q extends string> {
  params: readonly [P, ...P[]]
  /** In the order of the params. */
  query: readonly [Q, ...Q[]]
  /** Its name on a chip and on paper. */
  label: TextKey
  /** A param's value as it is understood; undefined where it cannot be read. */
  read(text: string): string | undefined
}

/** A text that is looked for. */
interface TextFilter<P extends string, Q extends string> extends FilterDescription<P, Q> {
  kind: 'text'
  hint?: TextKey
  /** Most characters. */
  most: number
  /** Twice as wide as the other fields. */
  wide?: true
  /** It is the name of a town. */
  isTown?: true
  /** What it says, where that is not what stands in the address. */
  word?(value: string): string
  /** Others have taken its place: it has a field only where an address or a view still says it. */
  former?: true
}

/** Some of a fixed set of words, comma-joined. */
interface SetFilter<P extends string, Q extends string> extends FilterDescription<P, Q> {
  kind: 'set'
  values: readonly string[]
  word(value: string, t: Translate): string
  /** More than two are a number on a chip: "6 von 8". */
  counted?: true
  /** The endpoint takes one value alone. */
  single?: true
}

/** Something that holds or does not matter: `true` or nothing. */
interface FlagFilter<P extends string, Q extends string> extends FilterDescription<P, Q> {
  kind: 'flag'
  /** What holds. */
  word: TextKey
}

/** A range of days, both ends included. */
interface PeriodFilter<P extends string, Q extends string> extends FilterDescription<P, Q> {
  kind: 'period'
}

/** A record that is picked by its name, by id. */
interface RecordFilter<P extends string, Q extends string> extends FilterDescription<P, Q> {
  kind: 'record'
  of: NamedRecords
}

/** Postal areas: `20-29,80331`. */
interface AreasFilter<P extends string, Q extends string> extends FilterDescription<P, Q> {
  kind: 'areas'
  field: TextKey
}

/** One filter of a list, said once: address, question to the server, chip, paper, and field with its check. */
export type Filter<P extends string = string, Q extends string = string> =
  | TextFilter<P, Q>
  | SetFilter<P, Q>
  | FlagFilter<P, Q>
  | PeriodFilter<P, Q>
  | RecordFilter<P, Q>
  | AreasFilter<P, Q>

/** What is said of a filter beside its param; `query` where the endpoint has another name for it. */
type FilterOptions<F, Q> = Omit<F, 'kind' | 'params' | 'query' | 'read'> & { query?: Q }

const trimmed = (most: number) => (text: string) => {
  const value = text.trim()
  return value === '' || value.length > most ? undefined : value
}

/** The filter for a text. */
export function textFilter<const P extends string, const Q extends string = P>(
  param: P,
  { query, ...said }: FilterOptions<TextFilter<P, Q>, Q>,
): Filter<P, Q> {
  return { kind: 'text', ...named<P, Q>(param, query), read: trimmed(said.most), ...said }
}

/** The filter for some of a set of words. */
export function setFilter<const P extends string, const Q extends string = P>(
  param: P,
  { query, ...said }: FilterOptions<SetFilter<P, Q>, Q>,
): Filter<P, Q> {
  const read = (text: string) => {
    const chosen = valuesIn(said.values, text)
    return (said.single ? chosen.slice(0, 1) : chosen).join(',') || undefined
  }
  return { kind: 'set', ...named<P, Q>(param, query), read, ...said }
}

/** The known values of a comma-joined list, in the order of the set. */
export function valuesIn(values: readonly string[], text: string | undefined): readonly string[] {
  const chosen = new Set((text ?? '').split(',').map((part) => part.trim()))
  return values.filter((value) => chosen.has(value))
}

/** The filter for something that holds. */
export function flagFilter<const P extends string, const Q extends string = P>(
  param: P,
  { query, ...said }: FilterOptions<FlagFilter<P, Q>, Q>,
): Filter<P, Q> {
  const read = (text: string) => (text === 'true' ? text : undefined)
  return { kind: 'flag', ...named<P, Q>(param, query), read, ...said }
}

/** The filter for a range of days. */
export function periodFilter<const P extends string, const Q extends string = P>(
  params: readonly [P, P],
  { query, ...said }: FilterOptions<PeriodFilter<P, Q>, readonly [Q, Q]>,
): Filter<P, Q> {
  const read = (text: string) => (isPlainDate(text) ? text : undefined)
  return { kind: 'period', params, query: query ?? (params as readonly string[] as readonly [Q, Q]), read, ...said }
}

/** The filter for a record that is picked by its name. */
export function recordFilter<const P extends string, const Q extends string = P>(
  param: P,
  { query, ...said }: FilterOptions<RecordFilter<P, Q>, Q>,
): Filter<P, Q> {
  return { kind: 'record', ...named<P, Q>(param, query), read: trimmed(100), ...said }
}

/** The filter for postal areas. */
export function areasFilter<const P extends string, const Q extends string = P>(
  param: P,
  { query, ...said }: FilterOptions<AreasFilter<P, Q>, Q>,
): Filter<P, Q> {
  return { kind: 'areas', ...named<P, Q>(param, query), read: parseAreas, ...said }
}

/** Without a name of its own at the endpoint the param is called there as in the address. */
function named<P extends string, Q extends string>(param: P, query: Q | undefined) {
  return { params: [param] as const, query: [query ?? (param as string as Q)] as const }
}
