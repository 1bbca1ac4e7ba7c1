import type { PlainDate } from '#src/domain/dates.ts'
import { FILTER_KEYS, filterKey, hasFilters, noFilters, OrderSearch, sortOf } from './order-filters.ts'
import { isSameLayout } from './order-layout.ts'
import { filtersOn } from './order-view-dates.ts'
import { findView, layoutOf, type OrderView, type ViewBook } from './order-views.ts'

/** What the URL means for this person. */
export interface ResolvedSearch {
  /** Filters and sort in effect, with the view's name where it is known: what the URL is to say in full. */
  search: OrderSearch
  view?: OrderView
  /** A name nobody here has given: a colleague's link. */
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
  raw: OrderSearch,
  views: readonly OrderView[],
  book: ViewBook,
  today: PlainDate,
): ResolvedSearch {
  const name = raw.view ?? (isBare(raw) ? book.defaultView : undefined)
  if (name === undefined) return { search: raw }
  const view = findView(views, name)
  if (view === undefined)
    return { search: afterView({ ...raw, view: undefined }, book), ...(raw.view && { unknown: name }) }
  if (raw.sort !== undefined) return { search: { ...raw, view: view.id }, view }
  const own = Object.fromEntries(FILTER_KEYS.flatMap((key) => (raw[key] === undefined ? [] : [[key, raw[key]]])))
  return { search: { ...raw, ...viewSearch(view, today), ...own }, view }
}

/** True when the URL says nothing about the list. */
export function isBare(search: OrderSearch): boolean {
  const { sort, dir, view, row, page } = search
  return !hasFilters(search) && [sort, dir, view, row, page].every((value) => value === undefined)
}

/** Everything without a view: says its sort where silence would mean the default view. */
export function afterView(search: OrderSearch, book: ViewBook): OrderSearch {
  if (book.defaultView === undefined || !isBare(search)) return search
  const sort = sortOf(search)
  return { ...search, sort: sort.id, dir: sort.desc ? 'desc' : 'asc' }
}

/** The search params of a view on a day: all its filters, the others empty, and its sort. */
export function viewSearch(view: OrderView, today: PlainDate): Partial<OrderSearch> {
  const search = OrderSearch.parse(filtersOn(view.filters, today))
  const filters = Object.fromEntries(FILTER_KEYS.map((key) => [key, search[key]]))
  return { ...noFilters, ...filters, view: view.id, sort: view.sort, dir: view.desc ? 'desc' : 'asc' }
}

/** True when what is shown is not what the view says: other filters, another sort, other columns. */
export function isViewChanged(search: OrderSearch, view: OrderView, book: ViewBook, today: PlainDate): boolean {
  const own = OrderSearch.parse(viewSearch(view, today))
  if (filterKey(own) !== filterKey(search)) return true
  const sort = sortOf(search)
  if (sort.id !== view.sort || sort.desc !== view.desc) return true
  return view.layout !== undefined && !isSameLayout(layoutOf(book, view), view.layout)
}
