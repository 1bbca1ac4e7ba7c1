import * as z from 'zod/mini'
import type { Translate } from '#src/i18n/keys.ts'
import type { Layout } from '../columns/layout.ts'
import type { FilterValues } from '../filters/define-filters.ts'
import { saidIn } from '../list/own-words.ts'
import type { ViewedList } from './viewed-list.ts'

/** Most characters of a view's name, and most views a person keeps. */
export const NAME_LENGTH = 60
export const MOST_VIEWS = 100

/** Filters, sort and columns under a name. */
export interface SavedView {
  /** What stands in the URL: the name, or the fixed word of a built-in view. */
  id: string
  name: string
  /** Text by text; a day may be `today+1`, see moving-days.ts. */
  filters: FilterValues
  sort: string
  desc: boolean
  /** Undefined: the columns the person has outside of views. */
  layout?: Layout
  builtIn: boolean
}

/** Everything a person keeps about the list: own columns, own views, their unsaved columns, and the view it opens with. */
export interface SavedViews {
  layout: Layout
  views: readonly SavedView[]
  /** Columns changed while a view was open and not saved in it, by the view's id. */
  unsaved: Readonly<Record<string, Layout>>
  defaultView?: string | undefined
}

/** The word of the view without any filter, which every list has. */
const ALL = 'alle'

/** The built-in views of a list with their names in the person's language; the first has no filter. */
export function builtInViews(list: ViewedList, t: Translate): readonly SavedView[] {
  const all = { id: ALL, name: saidIn(list.ownWords, t)('list.view.all'), filters: {}, builtIn: true }
  const { id: sort, desc } = list.columns.sort
  const others = (list.builtIn ?? []).map(({ title, ...view }) => ({ ...view, name: t(title), builtIn: true }))
  return [{ ...all, sort, desc }, ...others]
}

/** Reads what was stored for a list, tolerant in every part: one broken view does not cost the others. */
export function storedViews({ columns, filters }: ViewedList): z.ZodMiniType<SavedViews> {
  const { stored, usual } = columns.layouts
  const Filters = z.pipe(
    z.catch(z.record(z.string(), z.catch(z.string().check(z.maxLength(300)), '')), {}),
    z.transform((kept): FilterValues => {
      const set = filters.params.filter((param) => Object.hasOwn(kept, param) && kept[param] !== '')
      return Object.fromEntries(set.map((param) => [param, kept[param]]))
    }),
  )
  const View = z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_LENGTH)),
    filters: Filters,
    sort: z.catch(z.enum(columns.sorts), columns.sort.id),
    desc: z.catch(z.boolean(), columns.sort.desc),
    layout: z.catch(z.optional(stored), undefined),
  })
  return z.object({
    layout: z.catch(stored, usual),
    views: z.pipe(
      z.catch(z.array(z.catch(z.optional(View), undefined)), []),
      z.transform((views) =>
        views
          .filter((view) => view !== undefined)
          .slice(0, MOST_VIEWS)
          .map((view): SavedView => ({ ...view, id: view.name, builtIn: false })),
      ),
    ),
    unsaved: z.pipe(
      z.catch(z.record(z.string(), z.catch(z.optional(stored), undefined)), {}),
      z.transform((layouts): SavedViews['unsaved'] =>
        Object.fromEntries(Object.entries(layouts).flatMap(([id, layout]) => (layout ? [[id, layout]] : []))),
      ),
    ),
    defaultView: z.catch(z.optional(z.string().check(z.maxLength(NAME_LENGTH))), undefined),
  })
}

/** Nothing chosen, nothing saved. */
export function noViews({ columns }: ViewedList): SavedViews {
  return { layout: columns.layouts.usual, views: [], unsaved: {}, defaultView: undefined }
}

const plain = (name: string) => name.trim().toLocaleLowerCase('de')

/** True when two names are the same to a reader: case and outer spaces do not count. */
export function isSameName(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

/** The view of a name or a fixed word, own views first; undefined for one this person does not have. */
export function findView(views: readonly SavedView[], name: string): SavedView | undefined {
  return (
    views.find((view) => !view.builtIn && isSameName(view.name, name)) ??
    views.find((view) => view.builtIn && (isSameName(view.id, name) || isSameName(view.name, name)))
  )
}

/** New names of views by their old ones, undefined for the deleted: for links and entries of the history made before. */
export type RenamedViews = ReadonlyMap<string, string | undefined>

/** What a view of this name is called now; undefined for a deleted one. A name that is in use again means its view of today. */
export function nameToday(name: string, views: readonly SavedView[], renamed: RenamedViews): string | undefined {
  const passed = new Set<string>()
  let now: string | undefined = name
  while (now !== undefined && !passed.has(now) && renamed.has(now) && findView(views, now) === undefined) {
    passed.add(now)
    now = renamed.get(now)
  }
  return now
}

/** Keeps a view; one of the same name gives its place to it. Its unsaved columns are saved with it. */
export function withView(saved: SavedViews, view: Omit<SavedView, 'id' | 'builtIn'>): SavedViews {
  const kept: SavedView = { ...view, id: view.name, builtIn: false }
  const at = saved.views.findIndex(({ name }) => isSameName(name, view.name))
  const before = saved.views[at]
  const views = at < 0 ? [...saved.views, kept] : saved.views.with(at, kept)
  const unsaved = without(before === undefined ? saved.unsaved : without(saved.unsaved, before.id), kept.id)
  const defaultView = before !== undefined && saved.defaultView === before.id ? kept.id : saved.defaultView
  return { ...saved, views, unsaved, defaultView }
}

/** Forgets a view, and that the list opened with it. */
export function withoutView(saved: SavedViews, id: string): SavedViews {
  return {
    ...saved,
    views: saved.views.filter((view) => view.id !== id),
    unsaved: without(saved.unsaved, id),
    defaultView: saved.defaultView === id ? undefined : saved.defaultView,
  }
}

/** Gives a view another name; the list opens with it as before. */
export function renamedView(saved: SavedViews, id: string, name: string): SavedViews {
  const unsaved = Object.entries(saved.unsaved).map(([key, layout]) => [key === id ? name : key, layout])
  return {
    ...saved,
    views: saved.views.map((view) => (view.id === id ? { ...view, id: name, name } : view)),
    unsaved: Object.fromEntries(unsaved),
    defaultView: saved.defaultView === id ? name : saved.defaultView,
  }
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  const { [key]: _gone, ...others } = record
  return others
}

/** Columns as a view shows them: its own, as last changed, else those the person has outside of views. */
export function layoutOf(saved: SavedViews, view: SavedView | undefined): Layout {
  if (view?.layout === undefined) return saved.layout
  return (Object.hasOwn(saved.unsaved, view.id) ? saved.unsaved[view.id] : undefined) ?? view.layout
}

/** Notes columns where they belong: unsaved beside the view that has columns of its own, else as the person's own. */
export function withLayout(saved: SavedViews, view: SavedView | undefined, layout: Layout): SavedViews {
  if (view?.layout === undefined) return { ...saved, layout }
  return { ...saved, unsaved: { ...saved.unsaved, [view.id]: layout } }
}

/** Drops the columns that were changed and not saved. */
export function withoutUnsaved(saved: SavedViews, id: string): SavedViews {
  return { ...saved, unsaved: without(saved.unsaved, id) }
}
