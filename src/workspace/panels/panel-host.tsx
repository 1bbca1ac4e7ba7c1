import { Suspense, useId, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { loadedLater, useLoadAhead } from '#src/ui/loading/loaded-later.tsx'
import { dock } from '../dock/dock.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import { Shown } from '../session/form-in-front.tsx'
import { encodePanel, type PanelRef } from './panel.ts'
import { MAIN_PANEL, useActivePanel, useAttachedPanel, usePanelFocus } from './panel-focus.tsx'
import { PanelPlaceProvider, type PanelPlace } from './panel-place.tsx'
import { leadingPanel, useOpenPanels } from './panels.ts'
import { useShellSlots } from '../shell-slots.tsx'
import { useViewport, type Viewport } from '../viewport.ts'
import { useZoom } from '../zoom.tsx'

const sidePanels = loadedLater(async () => (await import('./side-panels.tsx')).SidePanels)

/** Fetches the code that stands panels side by side; the first screen is there without it. */
export const preloadSidePanels = sidePanels.preload

/** Pure: which of the open side panels have room; the active one is always among them. */
export function visiblePanels(panels: readonly PanelRef[], active: string, viewport: Viewport): PanelRef[] {
  const room = viewport.stacked ? 1 : viewport.sidePanels
  const activeIndex = panels.findIndex((panel) => encodePanel(panel) === active)
  if (viewport.stacked) return activeIndex < 0 ? [] : panels.slice(activeIndex, activeIndex + 1)
  const end = activeIndex < 0 ? panels.length : Math.max(activeIndex + 1, Math.min(panels.length, activeIndex + room))
  const last = activeIndex >= 0 && panels.length - room <= activeIndex ? panels.length : end
  return panels.slice(Math.max(0, last - room), last)
}

/**
 * Main panel and side panels. The main panel has its place in the page from the first drawing on; the group of resizable panels
 * comes later, over it, with a place left free for the main panel, which is as wide as that. So it is never redrawn.
 */
export function PanelHost({ children }: { children: ReactNode }) {
  const slots = useShellSlots()
  const panels = useOpenPanels()
  const active = useActivePanel()
  const viewport = useViewport()
  const zoomed = useZoom().zoomed
  const leading = useLeadingPanel(panels, active)
  const shown = visiblePanels(panels, viewport.stacked ? active : (leading ?? active), viewport)
  const alone = zoomed || viewport.stacked
  const onlySide = alone ? shown.find((panel) => encodePanel(panel) === active) : undefined
  const sides = alone ? (onlySide === undefined ? [] : [onlySide]) : shown
  const hasGroup = useKeptOnce(sides.length > 0)
  const full = onlySide !== undefined
  return (
    <>
      <MainPanel hidden={full}>{children}</MainPanel>
      {hasGroup && (
        <ErrorBoundary
          resetKey={sides.map(encodePanel).join()}
          fallback={(failure, retry) => (
            <aside className="ml-auto w-96 max-w-full border-l border-line-strong">
              {slots.panelFailure(failure, retry)}
            </aside>
          )}
        >
          <Suspense
            fallback={sides.map((panel) => (
              <PanelOnItsWay key={encodePanel(panel)} panel={panel} />
            ))}
          >
            <sidePanels.component panels={sides} full={full} viewport={viewport} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

/** True from the first panel on, or from when the code for it is there: the group measures while no one waits for it. */
function useKeptOnce(isWanted: boolean): boolean {
  const [kept, setKept] = useState(false)
  useLoadAhead(() => {
    sidePanels.preload().then(
      () => setKept(true),
      () => undefined,
    )
  })
  if (isWanted && !kept) setKept(true)
  return kept || isWanted
}

/** Where a panel will stand: it takes the focus, and what is typed, until the code that draws it is there. */
function PanelOnItsWay({ panel }: { panel: PanelRef }) {
  const key = encodePanel(panel)
  const attach = useAttachedPanel(key)
  return <aside ref={attach} data-panel={key} aria-busy tabIndex={-1} className="outline-none" />
}

/** Where there is not room for all side panels, the one opened or entered last is seen. */
function useLeadingPanel(panels: readonly PanelRef[], active: string): string | undefined {
  const [state, setState] = useState<{ panels: readonly PanelRef[]; active: string; leading: string | undefined }>({
    panels,
    active,
    leading: undefined,
  })
  if (state.panels === panels && state.active === active) return state.leading
  const leading = leadingPanel(state, panels, active)
  setState({ panels, active, leading })
  return leading
}

const nothing = () => {}

function MainPanel({ hidden, children }: { hidden: boolean; children: ReactNode }) {
  const attach = useAttachedPanel(MAIN_PANEL)
  const focus = usePanelFocus()
  useLayoutEffect(() => () => focus.leave(MAIN_PANEL, false), [focus])
  const active = useActivePanel() === MAIN_PANEL
  const titleId = useId()
  const place = useMemo<PanelPlace>(
    () => ({ key: MAIN_PANEL, panel: undefined, titleId, active, isNew: false, close: nothing, wantWidth: nothing }),
    [titleId, active],
  )
  return (
    <main
      ref={attach}
      data-panel={MAIN_PANEL}
      data-active={active}
      tabIndex={-1}
      className={`panel-surface panel-main min-w-0 ${hidden ? 'invisible' : ''}`}
    >
      <PanelPlaceProvider value={place}>
        {children}
        <Shown of={dock} />
      </PanelPlaceProvider>
    </main>
  )
}
