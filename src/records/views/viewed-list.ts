import type * as z from 'zod/mini'
import type { TextKey } from '#src/i18n/keys.ts'
import type { Slot } from '#src/storage/slot.ts'
import type { ListColumns } from '../columns/define-columns.ts'
import type { FilterValues, ListFilters } from '../filters/define-filters.ts'
import type { ListSearch } from '../filters/search.ts'
import type { OwnWords } from '../list/own-words.ts'

/** A view every person has; its days may be counted from today, as `today+1`. */
export interface BuiltInView {
  /** Its fixed word in the address. */
  id: string
  title: TextKey
  filters: FilterValues
  sort: string
  desc: boolean
}

/** What saved views have to know of a list. */
export interface ViewedList {
  columns: ListColumns<never>
  filters: ListFilters
  /** Reads the list's address. */
  search: z.ZodMiniType<ListSearch>
  /** Where a person's columns and views are kept. */
  slot: Slot<unknown>
  /** Besides "all", which every list has. */
  builtIn?: readonly BuiltInView[]
  ownWords?: OwnWords
}
