import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { ListSearch } from '../filters/search.ts'
import { afterView, resolveSearch } from './address.ts'
import { useShownFirst } from './shown-first.ts'
import { nameToday, type RenamedViews, type SavedView, type SavedViews } from './saved-views.ts'
import type { ViewedList } from './viewed-list.ts'

const todayNow = () => epochToZoned(Date.now()).date

/**
 * The address of a list in full, the view it belongs to, and the way to change it. What the address leaves out, or names as
 * it was called before, is written into it at once.
 */
export function useViewAddress(list: ViewedList, views: readonly SavedView[], saved: SavedViews) {
  const { t } = useText()
  const { source } = useCommands()
  const navigate = useNavigate()
  const router = useRouter()
  const shownFirst = useShownFirst()
  const given = useSearch({ strict: false, select: (search) => shownFirst.instead(withoutRow(search)) })
  const [names, setNames] = useState<RenamedViews>(new Map())
  const raw = useMemo(() => list.search.parse(Object.fromEntries(JSON.parse(given))), [list, given])
  const named = useMemo(() => {
    const view = raw.view === undefined ? undefined : nameToday(raw.view, views, names)
    return view === raw.view ? raw : afterView(list, { ...raw, view }, saved)
  }, [list, raw, names, views, saved])
  const resolved = resolveSearch(list, named, views, saved, todayNow)
  const changed = (before: Readonly<Record<string, unknown>>, values: Partial<ListSearch>) => {
    const next = { ...before, ...values }
    return { ...next, ...afterView(list, list.search.parse(next), saved) }
  }
  const write = (values: Partial<ListSearch>, replace: boolean) =>
    navigate({
      to: '.',
      search: (before: Record<string, unknown>) => changed(before, values),
      replace,
      resetScroll: false,
    })
  const change = (values: Partial<ListSearch>, replace = false) => void write(values, replace)
  const showFirst = (values: Partial<ListSearch>) => {
    const { search: before } = router.state.location
    shownFirst.show(withoutRow(before), withoutRow(changed(before, values)), async () => {
      const written = write(values, false)
      router.history.flush()
      await written
    })
  }

  const search = useMemo(() => listPart(resolved.search), [resolved.search])
  const text = textOf(resolved.search)
  useEffect(() => {
    if (textOf(raw) !== text) change(search, true)
    // oxlint-disable-next-line react/exhaustive-deps -- once per address
  }, [raw, text])

  const told = useRef(false)
  useEffect(() => {
    // Only a link says so: an entry of the history from before a view was deleted is no news.
    if (!told.current && resolved.unknown !== undefined) {
      const message = t('list.view.unknown', { name: resolved.unknown })
      source.current().services.notify({ type: 'info', message, detail: t('list.view.unknown.text') })
    }
    told.current = true
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the address the list was opened with
  }, [])

  return {
    search,
    view: resolved.view,
    change,
    /** The same, drawn before it is written into the address. */
    showFirst,
    rename: (from: string, to: string | undefined) => setNames((before) => new Map(before).set(from, to)),
  }
}

/** Which list of a screen with several the address names. */
export function useTabInAddress(): string | undefined {
  return useSearch({
    strict: false,
    select: ({ tab }: { tab?: unknown }) => (typeof tab === 'string' ? tab : undefined),
  })
}

/** What the screen is redrawn for: neither the row nor the panels, which change at every step, but that there is a row. */
function withoutRow({ row, page, panels: _panels, ...others }: Readonly<Record<string, unknown>>): string {
  return textOf(row === undefined && page === undefined ? others : { ...others, row: 'some' })
}

/** The row the address names; redrawn at every step, unlike what reads the rest. */
export function useRowInAddress(list: Pick<ViewedList, 'search'>): string | undefined {
  const given = useSearch({ strict: false, select: (search): unknown => search.row })
  return useMemo(() => list.search.parse({ row: given }).row, [list, given])
}

/** Filters and sort alone: the row of the address stays what it is. */
function listPart({ row: _row, page: _page, ...others }: ListSearch): ListSearch {
  return others
}

/** The same text for the same search, whatever the order of its parts. */
function textOf(search: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(search).filter(([, value]) => value !== undefined)
  return JSON.stringify(parts.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
