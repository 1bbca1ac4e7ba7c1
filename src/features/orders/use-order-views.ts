import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { CommandServices } from '#src/commands/command.ts'
import { useCommands } from '#src/commands/commands-provider.tsx'
import { epochToZoned } from '#src/domain/dates.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/workspace/session.tsx'
import { OrderSearch, sortOf } from './order-filters.ts'
import { viewDialogs } from './order-late-dialogs.ts'
import type { OrderLayout } from './order-layout.ts'
import { hasMovingDays, withMovingDays } from './order-view-dates.ts'
import { orderViews, type OrderViewHandle } from './order-view-handle.ts'
import { afterView, isViewChanged, resolveSearch, viewSearch } from './order-view-search.ts'
import { createViewStore } from './order-view-store.ts'
import {
  builtInViews,
  findView,
  keptFilters,
  layoutOf,
  nameToday,
  renamedView,
  withLayout,
  withoutUnsaved,
  withoutView,
  withView,
  type OrderView,
  type RenamedViews,
  type ViewBook,
} from './order-views.ts'

/** What is being asked about a view. */
export type ViewQuestion = { kind: 'save'; view: OrderView | undefined } | { kind: 'rename'; view: OrderView }

/** How a view is to be kept. */
export interface ViewAnswer {
  name: string
  /** Its days move along with the calendar. */
  isMoving: boolean
  isDefault: boolean
}

const todayNow = () => epochToZoned(Date.now()).date

/** Filters and sort as the URL says, the view they belong to, and the columns shown; offers them to the commands. */
export function useOrderViews() {
  const { t } = useText()
  const { source } = useCommands()
  const session = useSession()
  const [store] = useState(() => createViewStore(session))
  const book = useSyncExternalStore(store.subscribe, store.current)
  const views = useMemo(() => [...builtInViews((id) => t(`orders.view.${id}`)), ...book.views], [t, book])
  const url = useUrl(views, book)
  const { search, view, change } = url
  const [trial, setTrial] = useState<OrderLayout>()
  const [choosing, setChoosing] = useState(false)
  const [question, setQuestion] = useState<ViewQuestion>()
  const layout = trial ?? layoutOf(book, view)
  const isChanged = view !== undefined && isViewChanged(search, view, book, todayNow())

  const apply = (id: string) => {
    const chosen = findView(views, id)
    if (chosen === undefined) return
    store.update((now) => withoutUnsaved(now, chosen.id))
    change({ ...viewSearch(chosen, todayNow()), page: undefined, row: undefined })
  }
  const shown = (name: string, isMoving: boolean): Omit<OrderView, 'id' | 'builtIn'> => {
    const sort = sortOf(search)
    const filters = keptFilters(search)
    return {
      name,
      filters: isMoving ? withMovingDays(filters, todayNow()) : filters,
      sort: sort.id,
      desc: sort.desc,
      layout,
    }
  }
  const ask = async (next: ViewQuestion) => {
    await viewDialogs.preload()
    setQuestion(next)
  }
  const saveChanges = async ({ notify }: CommandServices) => {
    if (view === undefined || view.builtIn) return ask({ kind: 'save', view })
    store.update((now) => withView(now, shown(view.name, hasMovingDays(view.filters))))
    const restore = () => {
      store.update((now) => withLayout(withView(now, view), view, layout))
      notify({ type: 'info', message: t('orders.view.restored', { name: view.name }) })
    }
    const action = { label: t('orders.undo'), run: restore }
    notify({ type: 'success', message: t('orders.view.saved', { name: view.name }), action })
  }
  const answer = ({ name, isMoving, isDefault }: ViewAnswer) => {
    setQuestion(undefined)
    if (question?.kind === 'rename') {
      store.update((now) => renamedView(now, question.view.id, name))
      return url.rename(question.view.id, name)
    }
    const replaced = book.views.some((known) => known.id === findView(book.views, name)?.id)
    store.update((now) => {
      const next = withView(now, shown(name, isMoving))
      if (isDefault) return { ...next, defaultView: name }
      return next.defaultView === name ? { ...next, defaultView: undefined } : next
    })
    const sort = sortOf(search)
    change({ view: name, sort: sort.id, dir: sort.desc ? 'desc' : 'asc' }, true)
    const message = t(replaced ? 'orders.view.replaced' : 'orders.view.saved', { name })
    source.current().services.notify({ type: 'success', message })
  }

  const handle: OrderViewHandle = {
    views: () =>
      views.map(({ id, name, builtIn }) => ({
        id,
        name,
        isOwn: !builtIn,
        isDefault: id === book.defaultView,
        isOpen: id === view?.id,
      })),
    isChanged: () => isChanged,
    openColumns: async () => {
      await viewDialogs.preload()
      setChoosing(true)
    },
    apply,
    openSave: () => ask({ kind: 'save', view }),
    openRename: async (id) => {
      const named = book.views.find((known) => known.id === id)
      if (named !== undefined) await ask({ kind: 'rename', view: named })
    },
    saveChanges,
    reset: () => {
      if (view !== undefined) apply(view.id)
    },
    remove: (id) => {
      store.update((now) => withoutView(now, id))
      url.rename(id, undefined)
    },
    setDefault: (id) => store.update((now) => ({ ...now, defaultView: id })),
  }
  useEffect(() => orderViews.offer(handle))

  return {
    search,
    change,
    view,
    isChanged,
    book,
    views,
    layout,
    /** Shows other columns for now; undefined: the ones that are kept. */
    tryLayout: setTrial,
    /** Shows other columns from now on. */
    keepLayout: (next: OrderLayout) => {
      setTrial(undefined)
      store.update((now) => withLayout(now, view, next))
    },
    columns: { isOpen: choosing, close: () => setChoosing(false) },
    question,
    answer,
    closeQuestion: () => setQuestion(undefined),
  }
}

/** What the screen knows of columns and views. */
export type OrderViews = ReturnType<typeof useOrderViews>

function useUrl(views: readonly OrderView[], book: ViewBook) {
  const { t } = useText()
  const { source } = useCommands()
  const navigate = useNavigate()
  const given = useSearch({ strict: false })
  const [names, setNames] = useState<RenamedViews>(new Map())
  const raw = useMemo(() => OrderSearch.parse(given), [given])
  const named = useMemo(() => {
    const view = raw.view === undefined ? undefined : nameToday(raw.view, views, names)
    return view === raw.view ? raw : afterView({ ...raw, view }, book)
  }, [raw, names, views, book])
  const resolved = resolveSearch(named, views, book, todayNow())
  const change = (values: Partial<OrderSearch>, replace = false) =>
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => {
        const next = { ...before, ...values }
        return { ...next, ...afterView(OrderSearch.parse(next), book) }
      },
      replace,
      resetScroll: false,
    } as never)

  const text = textOf(resolved.search)
  useEffect(() => {
    if (textOf(raw) !== text) change(resolved.search, true)
    // oxlint-disable-next-line react/exhaustive-deps -- once per address
  }, [raw, text])

  const told = useRef(false)
  useEffect(() => {
    // Only a link says so: an entry of the history from before a view was deleted is no news.
    if (!told.current && resolved.unknown !== undefined) {
      const message = t('orders.view.unknown', { name: resolved.unknown })
      source.current().services.notify({ type: 'info', message, detail: t('orders.view.unknown.text') })
    }
    told.current = true
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the address the list was opened with
  }, [])

  return {
    search: resolved.search,
    view: resolved.view,
    change,
    rename: (from: string, to: string | undefined) => setNames((before) => new Map(before).set(from, to)),
  }
}

/** The same text for the same search, whatever the order of its parts. */
function textOf(search: OrderSearch): string {
  const parts = Object.entries(search).filter(([, value]) => value !== undefined)
  return JSON.stringify(parts.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
