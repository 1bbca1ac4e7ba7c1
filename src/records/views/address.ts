import type { PlainDate } from '#src/domain/basics/dates.ts'
import { sortOf } from '../columns/sort.ts'
import type { ListSearch } from '../filters/search.ts'
import { filtersOn } from './moving-days.ts'
import { findView, layoutOf, type SavedView, type SavedViews } from './saved-views.ts'
import type { ViewedList } from './viewed-list.ts'

/** What the URL means for this person. */
export interface ResolvedSearch {
  /** Filters and sort in effect, with the view's name where it is known: what the URL is to say in full. */
  search: ListSearch
  view?: SavedView
  /** A name no one here has given: a colleague's link. */
  unknown?: string
}

/**
 * How a view and the filters of the URL go together. `sort` tells the two forms apart:
 *
 * - `?view=Name` without `sort` is the name alone: it means the filters and the sort the view has today; a filter beside
 *   it takes the place of the view's. The screen writes the URL in full at once, replacing the entry.
 * - `?view=Name&sort=…` is complete: exactly the filters that stand there are in effect, and where they differ from the
 *   view's, the view is changed. So Back, Forward and a copied link always show the same rows.
 *
 * Nothing of the list in the URL at all means the default view, where the person has one. An unknown name is dropped and
 * everything beside it stays.
 */
export function resolveSearch(
  list: ViewedList,
  raw: ListSearch,
  views: readonly SavedView[],
  saved: SavedViews,
  today: () => PlainDate,
): ResolvedSearch {
  const name = raw.view ?? (isBare(list, raw) ? saved.defaultView : undefined)
  if (name === undefined) return { search: raw }
  const view = findView(views, name)
  if (view === undefined)
    return { search: afterView(list, { ...raw, view: undefined }, saved), ...(raw.view && { unknown: name }) }
  if (raw.sort !== undefined) return { search: { ...raw, view: view.id }, view }
  const own = Object.fromEntries(
    list.filters.params.flatMap((key) => (raw[key] === undefined ? [] : [[key, raw[key]]])),
  )
  return { search: { ...raw, ...viewSearch(list, view, today()), ...own }, view }
}

/** True when the URL says nothing about the list. */
export function isBare(list: ViewedList, search: ListSearch): boolean {
  const { sort, dir, view, row, page } = search
  return !list.filters.has(search) && [sort, dir, view, row, page].every((value) => value === undefined)
}

/** Everything without a view: says its sort where silence would mean the default view. */
export function afterView(list: ViewedList, search: ListSearch, saved: SavedViews): ListSearch {
  if (saved.defaultView === undefined || !isBare(list, search)) return search
  const sort = sortOf(list.columns, search)
  return { ...search, sort: sort.id, dir: sort.desc ? 'desc' : 'asc' }
}

/** The search params of a view on a day: all its filters, the others empty, and its sort. */
export function viewSearch(list: ViewedList, view: SavedView, today: PlainDate): Partial<ListSearch> {
  const search = list.search.parse(filtersOn(list.filters, view.filters, today))
  const filters = Object.fromEntries(list.filters.params.map((key) => [key, search[key]]))
  return { ...list.filters.none, ...filters, view: view.id, sort: view.sort, dir: view.desc ? 'desc' : 'asc' }
}

/** True when what is shown is not what the view says: other filters, another sort, other columns. */
export function isViewChanged(
  list: ViewedList,
  search: ListSearch,
  view: SavedView,
  saved: SavedViews,
  today: PlainDate,
): boolean {
  const own = list.search.parse(viewSearch(list, view, today))
  if (list.filters.key(own) !== list.filters.key(search)) return true
  const sort = sortOf(list.columns, search)
  if (sort.id !== view.sort || sort.desc !== view.desc) return true
  return view.layout !== undefined && !list.columns.layouts.isSame(layoutOf(saved, view), view.layout)
}
