import { useMemo, useState, useSyncExternalStore } from 'react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import type { ViewsHandle } from '#src/commands/gate/screen-handles.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import type { Layout } from '../columns/layout.ts'
import { sortOf } from '../columns/sort.ts'
import { saidIn } from '../list/own-words.ts'
import { isViewChanged, viewSearch } from './address.ts'
import { viewDialogs } from './late-dialogs.tsx'
import { hasMovingDays, withMovingDays } from './moving-days.ts'
import {
  builtInViews,
  findView,
  layoutOf,
  renamedView,
  withLayout,
  withoutUnsaved,
  withoutView,
  withView,
  type SavedView,
} from './saved-views.ts'
import { createViewStore } from './store.ts'
import { useViewAddress } from './use-view-address.ts'
import type { ViewedList } from './viewed-list.ts'

/** What is being asked about a view. */
export type ViewQuestion = { kind: 'save'; view: SavedView | undefined } | { kind: 'rename'; view: SavedView }

/** How a view is to be kept. */
export interface ViewAnswer {
  name: string
  /** Its days move along with the calendar. */
  isMoving: boolean
  isDefault: boolean
}

const todayNow = () => epochToZoned(Date.now()).date

/** Filters and sort of a list as its address says, the view they belong to, and the columns shown. */
export function useSavedViews(list: ViewedList) {
  const { t } = useText()
  const { source } = useCommands()
  const session = useSession()
  const [store] = useState(() => createViewStore(list, session))
  const saved = useSyncExternalStore(store.subscribe, store.current)
  const views = useMemo(() => [...builtInViews(list, t), ...saved.views], [list, t, saved])
  const url = useViewAddress(list, views, saved)
  const { search, view, change } = url
  const [trial, setTrial] = useState<Layout>()
  const [choosing, setChoosing] = useState(false)
  const [question, setQuestion] = useState<ViewQuestion>()
  const layout = trial ?? layoutOf(saved, view)
  const isChanged = view !== undefined && isViewChanged(list, search, view, saved, todayNow())

  const apply = (id: string) => {
    const chosen = findView(views, id)
    if (chosen === undefined) return
    store.update((now) => withoutUnsaved(now, chosen.id))
    change({ ...viewSearch(list, chosen, todayNow()), page: undefined, row: undefined })
  }
  const shown = (name: string, isMoving: boolean): Omit<SavedView, 'id' | 'builtIn'> => {
    const sort = sortOf(list.columns, search)
    const filters = list.filters.of(search)
    return {
      name,
      filters: isMoving ? withMovingDays(list.filters, filters, todayNow()) : filters,
      sort: sort.id,
      desc: sort.desc,
      layout,
    }
  }
  const ask = async (next: ViewQuestion) => {
    await viewDialogs.preload()
    setQuestion(next)
  }
  const saveChanges = async () => {
    const { notify } = source.current().services
    if (view === undefined || view.builtIn) return ask({ kind: 'save', view })
    store.update((now) => withView(now, shown(view.name, hasMovingDays(list.filters, view.filters))))
    const restore = () => {
      store.update((now) => withLayout(withView(now, view), view, layout))
      notify({ type: 'info', message: t('list.view.restored', { name: view.name }) })
    }
    const action = { label: t('undo.undo'), run: restore }
    notify({ type: 'success', message: t('list.view.saved', { name: view.name }), action })
  }
  const answer = ({ name, isMoving, isDefault }: ViewAnswer) => {
    setQuestion(undefined)
    if (question?.kind === 'rename') {
      store.update((now) => renamedView(now, question.view.id, name))
      return url.rename(question.view.id, name)
    }
    const replaced = saved.views.some((known) => known.id === findView(saved.views, name)?.id)
    store.update((now) => {
      const next = withView(now, shown(name, isMoving))
      if (isDefault) return { ...next, defaultView: name }
      return next.defaultView === name ? { ...next, defaultView: undefined } : next
    })
    const sort = sortOf(list.columns, search)
    change({ view: name, sort: sort.id, dir: sort.desc ? 'desc' : 'asc' }, true)
    const message = t(replaced ? 'list.view.replaced' : 'list.view.saved', { name })
    source.current().services.notify({ type: 'success', message })
  }

  const handle: ViewsHandle = {
    t: saidIn(list.ownWords, t),
    all: () =>
      views.map(({ id, name, builtIn }) => ({
        id,
        name,
        isOwn: !builtIn,
        isDefault: id === saved.defaultView,
        isOpen: id === view?.id,
      })),
    isChanged: () => isChanged,
    apply,
    openSave: () => ask({ kind: 'save', view }),
    openRename: async (id) => {
      const named = saved.views.find((known) => known.id === id)
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
  return {
    list,
    search,
    change,
    showFirst: url.showFirst,
    view,
    isChanged,
    saved,
    views,
    layout,
    /** Shows other columns for now; undefined: the ones that are kept. */
    tryLayout: setTrial,
    /** Shows other columns from now on. */
    keepLayout: (next: Layout) => {
      setTrial(undefined)
      store.update((now) => withLayout(now, view, next))
    },
    /** For the commands. */
    handle,
    columns: {
      isOpen: choosing,
      open: async () => {
        await viewDialogs.preload()
        setChoosing(true)
      },
      close: () => setChoosing(false),
    },
    question,
    answer,
    closeQuestion: () => setQuestion(undefined),
  }
}

/** What a screen knows of columns and views. */
export type ViewsInUse = ReturnType<typeof useSavedViews>
