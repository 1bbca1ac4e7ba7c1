import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isOffered } from '#src/contract/extras.ts'
import type { MessageKey } from '#src/i18n/keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { useSession } from '../session/session.tsx'
import { useDocumentTitle, useRecordOnScreen } from './document-title.ts'
import { PanelHost } from '../panels/panel-host.tsx'
import { MAIN_PANEL, usePanelFocus } from '../panels/panel-focus.tsx'
import { encodePanel } from '../panels/panel.ts'
import { panelOfScreen, useOpenPanels, usePanels } from '../panels/panels.ts'
import { useShellSlots } from '../shell-slots.tsx'
import { useViewport } from '../viewport.ts'
import { useZoom } from '../zoom.tsx'

function titleOf(matches: readonly { staticData: { title?: MessageKey } }[]): MessageKey | undefined {
  return matches.findLast((match) => match.staticData.title)?.staticData.title
}

/** What follows the screen by itself: nothing around it is drawn for it. */
function ScreenFollower() {
  useFocusOnRouteChange()
  useFocusOnOpened()
  useNothingTwice()
  useDocumentTitle(useMatches({ select: titleOf }), useRecordOnScreen())
  return null
}

/** The screen of the address; one that a backend does not offer says so in its place (decision A34). */
function OfferedScreen() {
  const { t } = useText()
  const session = useSession()
  const title = useMatches({ select: titleOf })
  const isThere = useMatches({
    select: (matches) => matches.every(({ staticData }) => isOffered(session, staticData.calls)),
  })
  if (isThere) return <Outlet />
  return (
    <>
      {title !== undefined && <PageHeader title={t(title)} />}
      <p role="status" className="border-t border-line px-6 py-5 text-text-2">
        {t('workspace.notOffered')}
      </p>
    </>
  )
}

/** The frame: top bar, navigation, panels, status bar. It stays as it is when the screen becomes another one. */
export function Shell() {
  const { t } = useText()
  const slots = useShellSlots()
  const collapsed = useNavCollapsed()
  return (
    <div className="shell" data-nav={collapsed ? 'rail' : 'wide'}>
      <header className="shell-top">{slots.topBar}</header>
      <nav className="shell-nav" aria-label={t('workspace.navigation')}>
        {slots.navigation}
      </nav>
      <div className="shell-panels">
        <PanelHost>
          <OfferedScreen />
        </PanelHost>
      </div>
      <footer className="shell-status" role="contentinfo" aria-label={t('workspace.status')}>
        {slots.statusBar}
      </footer>
      {slots.overlays}
      <ScreenFollower />
    </div>
  )
}

/** The navigation is a rail when it is narrow, at 1280 as soon as a side panel is open, or when the person says so. */
export function useNavCollapsed(): boolean {
  const { wide, stacked } = useViewport()
  const open = useOpenPanels().length > 0
  const chosen = useZoom().navCollapsed
  if (stacked) return true
  return chosen ?? (!wide && open)
}

/** A new screen gets the focus, also the first one after signing in, so that the next key and the screen reader are where the eye is. */
function useFocusOnRouteChange(): void {
  const focus = usePanelFocus()
  const panels = usePanels()
  const { stacked } = useViewport()
  const path = useLocation({ select: (location) => location.pathname })
  const before = useRef<string>(undefined)
  useEffect(() => {
    // A session that has ended is left where it was, to go on there.
    if (before.current === path || path === '/login') return
    const isFirst = before.current === undefined
    before.current = path
    if (!isFirst) return focus.focus(MAIN_PANEL)
    const open = panels.list().map(encodePanel)
    focus.begin(open, (stacked ? open.at(-1) : undefined) ?? MAIN_PANEL)
  }, [path, focus, panels, stacked])
}

/** What stands on the main screen stands in no panel beside it, nor beside the next screen. */
function useNothingTwice(): void {
  const panels = usePanels()
  const screen = useMatches({ select: panelOfScreen })
  const open = useLocation({ select: ({ search }) => search.panels })
  useEffect(() => panels.leaveScreenOut(), [panels, screen, open])
}

/** Where only one panel is seen it is the one just opened, also by Back or beside a list; so the keyboard goes there. */
function useFocusOnOpened(): void {
  const focus = usePanelFocus()
  const { stacked } = useViewport()
  const panels = useOpenPanels()
  const before = useRef(panels)
  useEffect(() => {
    const known = new Set(before.current.map(encodePanel))
    before.current = panels
    const opened = panels.map(encodePanel).findLast((key) => !known.has(key))
    if (stacked && opened !== undefined && focus.active() !== opened) focus.focus(opened)
  }, [panels, stacked, focus])
}
