import { foldText } from '#src/domain/basics/fold-text.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'
import { createObservable, type WritableObservable } from '#src/workspace/session/observable.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'
import type { FilterValues, ListFilters } from './define-filters.ts'

/** The ends of what is carried. */
export type Side = 'pickup' | 'delivery'

/** A list that can be asked in a sentence: `heute nach Hamburg`, `freie Koffer morgen`; `export const asked` in `x.asked.ts`. */
export interface AskedList {
  /** Where it stands among the others, from 1 on. */
  place: number
  /** How it is called in a line, to be said where several could be meant. */
  word: string
  path: string
  title: TextKey
  filters: ListFilters
  /** Whether a phrase names the list itself. */
  isCalled(phrase: string, t: Translate): boolean
  /** What a phrase means to it beside the words of its filters. */
  called?(phrase: string, t: Translate): FilterValues | undefined
  /** The params of the days at either end. */
  ends?: Readonly<Record<Side, readonly [first: string, last: string]>>
  /** The params of the towns it leads from and to. */
  places?: Readonly<Record<Side, string>>
  /** The param of the customer, by id. */
  customer?: string
  /** What several values said together come to. */
  settled?(values: FilterValues): FilterValues
}

/** Whether a phrase is the title of a list. */
export const isTitle = (title: TextKey, phrase: string, t: Translate): boolean =>
  foldText(t(title)) === foldText(phrase)

/** The address of a list with these filters, in their order. */
export function askedAddress({ path, filters }: AskedList, values: FilterValues): string {
  const set = filters.params.flatMap((name) => {
    const value = values[name]
    return value === undefined ? [] : [[name, value]]
  })
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set).toString()}`
}

/** How a session comes by the lists that can be asked; they are fetched late, and told by the app, which knows them all. */
export const askedLists: SessionValue<WritableObservable<() => Promise<readonly AskedList[]>>> = {
  create: () => createObservable(async () => await Promise.resolve([])),
}
