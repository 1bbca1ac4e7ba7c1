import * as z from 'zod/mini'
import { FILTER_KEYS, SORT_FIELDS, type OrderSearch, type SortField } from './order-filters.ts'
import { StoredLayout, USUAL_LAYOUT, type OrderLayout } from './order-layout.ts'
import type { KeptFilters } from './order-view-dates.ts'

/** Most characters of a view's name, and most views a person keeps. */
export const NAME_LENGTH = 60
export const MOST_VIEWS = 100

/** Filters, sort and columns under a name. */
export interface OrderView {
  /** What stands in the URL: the name, or the fixed word of a built-in view. */
  id: string
  name: string
  filters: KeptFilters
  sort: SortField
  desc: boolean
  /** Undefined: the columns the person has outside of views. */
  layout?: OrderLayout
  builtIn: boolean
}

/** Everything a person keeps about the list: own columns, own views, their unsaved columns, and the view it opens with. */
export interface ViewBook {
  layout: OrderLayout
  views: readonly OrderView[]
  /** Columns changed while a view was open and not saved in it, by the view's id. */
  unsaved: Readonly<Record<string, OrderLayout>>
  defaultView: string | undefined
}

/** Built-in views: their fixed word, their rule, and the key of their name `orders.view.<id>`. Days count from today. */
const BUILT_IN = [
  { id: 'alle', filters: {}, sort: 'orderNumber', desc: true },
  { id: 'unverplant', filters: { unassigned: 'true' }, sort: 'pickupDate', desc: false },
  { id: 'heute', filters: { from: 'today+0', to: 'today+0' }, sort: 'pickupDate', desc: false },
  { id: 'morgen', filters: { from: 'today+1', to: 'today+1' }, sort: 'pickupDate', desc: false },
  { id: 'unterwegs', filters: { status: 'IN_TRANSIT' }, sort: 'pickupDate', desc: false },
  { id: 'abzurechnen', filters: { status: 'DELIVERED' }, sort: 'pickupDate', desc: false },
] as const
export type BuiltInId = (typeof BUILT_IN)[number]['id']

/** The built-in views with their names in the person's language. */
export function builtInViews(nameOf: (id: BuiltInId) => string): readonly OrderView[] {
  return BUILT_IN.map((view) => ({ ...view, name: nameOf(view.id), builtIn: true }))
}

const Filters = z.pipe(
  z.catch(z.record(z.string(), z.catch(z.string().check(z.maxLength(300)), '')), {}),
  z.transform((stored): KeptFilters => {
    const kept = FILTER_KEYS.filter((key) => Object.hasOwn(stored, key) && stored[key] !== '')
    return Object.fromEntries(kept.map((key) => [key, stored[key]]))
  }),
)
const StoredView = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_LENGTH)),
  filters: Filters,
  sort: z.catch(z.enum(SORT_FIELDS), 'orderNumber'),
  desc: z.catch(z.boolean(), true),
  layout: z.catch(z.optional(StoredLayout), undefined),
})

/** What was stored, tolerant in every part: one broken view does not cost the others. */
export const StoredBook = z.object({
  layout: z.catch(StoredLayout, USUAL_LAYOUT),
  views: z.pipe(
    z.catch(z.array(z.catch(z.optional(StoredView), undefined)), []),
    z.transform((views) =>
      views
        .filter((view) => view !== undefined)
        .slice(0, MOST_VIEWS)
        .map((view): OrderView => ({ ...view, id: view.name, builtIn: false })),
    ),
  ),
  unsaved: z.pipe(
    z.catch(z.record(z.string(), z.catch(z.optional(StoredLayout), undefined)), {}),
    z.transform((layouts): ViewBook['unsaved'] =>
      Object.fromEntries(Object.entries(layouts).flatMap(([id, layout]) => (layout ? [[id, layout]] : []))),
    ),
  ),
  defaultView: z.catch(z.optional(z.string().check(z.maxLength(NAME_LENGTH))), undefined),
})

/** Nothing chosen, nothing saved. */
export const EMPTY_BOOK: ViewBook = { layout: USUAL_LAYOUT, views: [], unsaved: {}, defaultView: undefined }

const plain = (name: string) => name.trim().toLocaleLowerCase('de')

/** True when two names are the same to a reader: case and outer spaces do not count. */
export function isSameName(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

/** The view of a name or a fixed word, own views first; undefined for one this person does not have. */
export function findView(views: readonly OrderView[], name: string): OrderView | undefined {
  return (
    views.find((view) => !view.builtIn && isSameName(view.name, name)) ??
    views.find((view) => view.builtIn && (isSameName(view.id, name) || isSameName(view.name, name)))
  )
}

/** New names of views by their old ones, undefined for the deleted: for links and entries of the history made before. */
export type RenamedViews = ReadonlyMap<string, string | undefined>

/** What a view of this name is called now; undefined for a deleted one. A name that is in use again means its view of today. */
export function nameToday(name: string, views: readonly OrderView[], renamed: RenamedViews): string | undefined {
  const passed = new Set<string>()
  let now: string | undefined = name
  while (now !== undefined && !passed.has(now) && renamed.has(now) && findView(views, now) === undefined) {
    passed.add(now)
    now = renamed.get(now)
  }
  return now
}

/** Keeps a view; one of the same name gives its place to it. Its unsaved columns are saved with it. */
export function withView(book: ViewBook, view: Omit<OrderView, 'id' | 'builtIn'>): ViewBook {
  const kept: OrderView = { ...view, id: view.name, builtIn: false }
  const at = book.views.findIndex(({ name }) => isSameName(name, view.name))
  const before = book.views[at]
  const views = at < 0 ? [...book.views, kept] : book.views.with(at, kept)
  const unsaved = without(before === undefined ? book.unsaved : without(book.unsaved, before.id), kept.id)
  const defaultView = before !== undefined && book.defaultView === before.id ? kept.id : book.defaultView
  return { ...book, views, unsaved, defaultView }
}

/** Forgets a view, and that the list opened with it. */
export function withoutView(book: ViewBook, id: string): ViewBook {
  return {
    ...book,
    views: book.views.filter((view) => view.id !== id),
    unsaved: without(book.unsaved, id),
    defaultView: book.defaultView === id ? undefined : book.defaultView,
  }
}

/** Gives a view another name; the list opens with it as before. */
export function renamedView(book: ViewBook, id: string, name: string): ViewBook {
  const unsaved = Object.entries(book.unsaved).map(([key, layout]) => [key === id ? name : key, layout])
  return {
    ...book,
    views: book.views.map((view) => (view.id === id ? { ...view, id: name, name } : view)),
    unsaved: Object.fromEntries(unsaved),
    defaultView: book.defaultView === id ? name : book.defaultView,
  }
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  const { [key]: _gone, ...others } = record
  return others
}

/** Columns as a view shows them: its own, as last changed, else those the person has outside of views. */
export function layoutOf(book: ViewBook, view: OrderView | undefined): OrderLayout {
  if (view?.layout === undefined) return book.layout
  return (Object.hasOwn(book.unsaved, view.id) ? book.unsaved[view.id] : undefined) ?? view.layout
}

/** Notes columns where they belong: unsaved beside the view that has columns of its own, else as the person's own. */
export function withLayout(book: ViewBook, view: OrderView | undefined, layout: OrderLayout): ViewBook {
  if (view?.layout === undefined) return { ...book, layout }
  return { ...book, unsaved: { ...book.unsaved, [view.id]: layout } }
}

/** Drops the columns that were changed and not saved. */
export function withoutUnsaved(book: ViewBook, id: string): ViewBook {
  return { ...book, unsaved: without(book.unsaved, id) }
}

/** The filters of a search alone, as a view keeps them. */
export function keptFilters(search: OrderSearch): KeptFilters {
  return Object.fromEntries(FILTER_KEYS.flatMap((key) => (search[key] === undefined ? [] : [[key, search[key]]])))
}
