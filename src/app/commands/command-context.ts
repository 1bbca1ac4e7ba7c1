import type { QueryClient } from '@tanstack/react-query'
import type { FocusScopes } from '#src/commands/gate/focus-scopes.tsx'
import type { CommandContext, CommandServices, ToastRequest } from '#src/commands/gate/command.ts'
import type { ContextSource, PreferenceStorage } from '#src/commands/gate/commands-provider.tsx'
import type { FormHandle } from '#src/commands/gate/screen-handles.ts'
import type { Overlays } from '#src/commands/gate/overlays/overlays.ts'
import type { UndoStore } from '#src/commands/undo/store.ts'
import type { Call } from '#src/contract/index.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { isChanging } from '#src/records/changes/echo.ts'
import { askedLists } from '#src/records/filters/asked-lists.ts'
import { localStore } from '#src/storage/browser.ts'
import { slots } from '#src/storage/slots.ts'
import { announce } from '#src/ui/live-region.tsx'
import { copyText } from '#src/ui/feedback/states.tsx'
import { decodePanels, encodePanel } from '#src/workspace/panels/panel.ts'
import { MAIN_PANEL, type PanelFocus } from '#src/workspace/panels/panel-focus.tsx'
import { createPanels, neighbourOf } from '#src/workspace/panels/panels.ts'
import type { Session } from '#src/workspace/session/session.tsx'
import { screenParts } from '#src/workspace/session/screen-parts.ts'
import type { SessionValues } from '#src/workspace/session/session-values.tsx'
import type { Questions } from '../questions/questions.tsx'
import type { AppRouter } from '../router.tsx'

interface Parts {
  session: Session
  router: AppRouter
  focus: PanelFocus
  focusScopes: FocusScopes
  queryClient: QueryClient
  overlays: Overlays
  questions: Questions
  undo: UndoStore
  call: Call
  values: SessionValues
  notify(toast: ToastRequest): void
  toggleZoom(): void
  t: Translate
}

/** What commands see and may do, made from everything the app has started. */
export function createContextSource(parts: Parts): ContextSource {
  const { router, focus, focusScopes, undo, values } = parts
  const panels = createPanels(router, focus)
  values.of(askedLists).set(async () => (await import('./asked-lists.late.ts')).ASKED_LISTS)
  const services: Omit<CommandServices, 'list' | 'form'> = {
    call: parts.call,
    queryClient: parts.queryClient,
    navigate: (to) => void router.navigate({ href: to }),
    openPanel: (panel, how, options) => panels.open(panel, { how: how ?? 'replace', ...options }),
    closePanel: () => void panels.closeActive(),
    notify: parts.notify,
    ask: parts.questions.ask,
    confirm: parts.questions.confirm,
    announce,
    undo: async (step) => void (await undo.undo(step)),
    redo: async () => void (await undo.redo()),
    remember: undo.remember,
    copy: async (text) => {
      if (!(await copyText(text))) throw new Error(parts.t('ui.copyFailed'))
    },
    ui: parts.overlays.ui,
    sessionValue: parts.values.of,
    panels: {
      focusNeighbour: (by) => {
        const key = neighbourOf(panels.list(), focus.active(), by)
        if (key !== undefined) focus.focus(key)
      },
      focus: (number) => {
        const enter = (key: string) => () => focus.focus(key)
        const ofScreen = values.of(screenParts).current()
        const main = ofScreen.length > 0 ? ofScreen : [enter(MAIN_PANEL)]
        const all = [...main, ...panels.list().map((panel) => enter(encodePanel(panel)))]
        all[number - 1]?.()
      },
      toggleZoom: parts.toggleZoom,
      count: () => panels.list().length,
      link: () => new URL(router.history.location.href, location.origin).href,
    },
    t: parts.t,
  }
  return {
    current(): CommandContext {
      const active = focus.active()
      const part = focusScopes.of(active)
      const main = active === MAIN_PANEL ? undefined : focusScopes.of(MAIN_PANEL)
      const screen = router.state.matches.at(-1)?.staticData.screen ?? ''
      const panel = panels.list().find((open) => encodePanel(open) === active)
      const form = part === undefined ? formOnItsWay(parts, active) : undefined
      // A side panel that is still loading, or holds no record at all, closes with Esc like any other.
      const partScopes =
        part?.scopes ?? (active === MAIN_PANEL ? [] : form === undefined ? ['record'] : ['record', 'form'])
      const scopes = new Set([...partScopes, ...(active === MAIN_PANEL ? [screen] : [])])
      return {
        session: parts.session,
        place: { path: router.state.location.pathname, screen, panel, scopes },
        focus: part?.focus ?? main?.focus,
        selection: part?.selection ?? [],
        selectionTotal: part?.selectionTotal,
        online: navigator.onLine,
        // What is pressed behind one that is under way waits for it, and is told then that there is nothing.
        can: {
          undo: undo.current().done.length > 0 || undo.isTurning() || isChanging(parts.queryClient),
          redo: undo.current().undone.length > 0 || undo.isTurning(),
        },
        services: { ...services, list: part?.list ?? main?.list, form: part?.form ?? form },
      }
    },
    subscribe(listener) {
      const ways = [
        focusScopes.subscribe(listener),
        focus.subscribe(listener),
        undo.subscribe(listener),
        router.subscribe('onResolved', listener),
      ]
      window.addEventListener('online', listener)
      window.addEventListener('offline', listener)
      return () => {
        for (const end of ways) end()
        window.removeEventListener('online', listener)
        window.removeEventListener('offline', listener)
      }
    },
  }
}

/** A wizard that was just asked for is a form already: what is saved before it is there, it does as soon as it is. */
function formOnItsWay({ focus, focusScopes }: Parts, active: string): FormHandle | undefined {
  if (decodePanels(active)[0]?.kind !== 'wizard') return undefined
  return {
    save() {
      const end = focusScopes.subscribe(() => {
        const form = focusScopes.of(active)?.form
        if (form === undefined && focus.active() === active) return
        end()
        form?.save()
      })
    },
  }
}

/** The preferences of one person in one tenant, in local storage; never throws. */
export function createPreferenceStorage({ tenantId, userId }: Session): PreferenceStorage {
  const store = localStore.scoped(tenantId, userId)
  return {
    read: (name) => store.get(slots[name]),
    write: (name, value) => void store.set(slots[name], value),
  }
}
