import { createContext, use, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { LEAST_WIDTH, PanelEdge, type PanelWidths } from './panel-edge.tsx'
import { encodePanel, type PanelRef } from './panel.ts'
import { MAIN_PANEL, useActivePanel, useAttachedPanel } from './panel-focus.tsx'
import { panelSizes } from './panel-sizes.ts'
import { leadingPanel, useOpenPanels, usePanels } from './panels.ts'
import { useShellSlots } from './shell-slots.tsx'
import { useViewport, type Viewport } from './viewport.ts'
import { useZoom } from './zoom.tsx'

/** What a panel's content knows of its place. */
export interface PanelPlace {
  key: string
  panel: PanelRef | undefined
  titleId: string
  active: boolean
  close(): void
  /** Asks for a width in px as long as nobody has dragged the edge. */
  wantWidth(width: number): void
}

const PanelPlaceContext = createContext<PanelPlace | undefined>(undefined)
/** Tells what is drawn below it which panel it stands in. */
export const PanelPlaceProvider = PanelPlaceContext

/** The panel this component stands in. */
export function usePanelPlace(): PanelPlace {
  const place = use(PanelPlaceContext)
  if (place === undefined) throw new Error('A panel content was rendered outside of a panel')
  return place
}

/** Pure: which of the open side panels have room; the active one is always among them. */
export function visiblePanels(panels: readonly PanelRef[], active: string, viewport: Viewport): PanelRef[] {
  const room = viewport.stacked ? 1 : viewport.sidePanels
  const activeIndex = panels.findIndex((panel) => encodePanel(panel) === active)
  if (viewport.stacked) return activeIndex < 0 ? [] : panels.slice(activeIndex, activeIndex + 1)
  const end = activeIndex < 0 ? panels.length : Math.max(activeIndex + 1, Math.min(panels.length, activeIndex + room))
  const last = activeIndex >= 0 && panels.length - room <= activeIndex ? panels.length : end
  return panels.slice(Math.max(0, last - room), last)
}

/** Main panel and side panels, resizable; sizes are kept on this computer. */
export function PanelHost({ children }: { children: ReactNode }) {
  const panels = useOpenPanels()
  const active = useActivePanel()
  const viewport = useViewport()
  const zoomed = useZoom().zoomed
  const leading = useLeadingPanel(panels, active)
  const shown = visiblePanels(panels, viewport.stacked ? active : (leading ?? active), viewport)
  const alone = zoomed || viewport.stacked
  const onlySide = alone ? shown.find((panel) => encodePanel(panel) === active) : undefined
  const sides = alone ? (onlySide === undefined ? [] : [onlySide]) : shown
  const [widths, setWidths] = useState<PanelWidths>(new Map())
  const keep = (changed: PanelWidths) => setWidths((before) => new Map([...before, ...changed]))
  const onMoved = (moved: PanelWidths) => {
    keep(moved)
    for (const panel of sides) {
      const width = moved.get(idOf(panel))
      if (width !== undefined) panelSizes.write(panel.kind, width)
    }
  }
  return (
    <div className="flex h-full min-h-0">
      <div
        className={onlySide === undefined ? 'min-w-0 flex-1' : 'invisible w-0 min-w-0 overflow-hidden'}
        style={{ minWidth: onlySide === undefined ? LEAST_WIDTH : 0 }}
      >
        <MainPanel>{children}</MainPanel>
      </div>
      {sides.map((panel) => (
        <SidePanelFrame
          key={encodePanel(panel)}
          panel={panel}
          full={onlySide !== undefined}
          viewport={viewport}
          width={widths.get(idOf(panel))}
          onWidth={keep}
          onMoved={onMoved}
        />
      ))}
    </div>
  )
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

const idOf = (panel: PanelRef) => `panel-${encodePanel(panel)}`

function MainPanel({ children }: { children: ReactNode }) {
  const attach = useAttachedPanel(MAIN_PANEL)
  const active = useActivePanel() === MAIN_PANEL
  const titleId = useId()
  const place = useMemo<PanelPlace>(
    () => ({ key: MAIN_PANEL, panel: undefined, titleId, active, close: nothing, wantWidth: nothing }),
    [titleId, active],
  )
  return (
    <main
      ref={attach}
      data-panel={MAIN_PANEL}
      data-active={active}
      tabIndex={-1}
      className="panel-surface h-full min-w-0"
    >
      <PanelPlaceProvider value={place}>{children}</PanelPlaceProvider>
    </main>
  )
}

interface FrameProps {
  panel: PanelRef
  /** Takes all of the workspace. */
  full: boolean
  viewport: Viewport
  /** In px, since somebody has moved its edge or its content has asked for another one. */
  width: number | undefined
  onWidth(widths: PanelWidths): void
  onMoved(widths: PanelWidths): void
}

function SidePanelFrame({ panel, full, viewport, width, onWidth, onMoved }: FrameProps) {
  const slots = useShellSlots()
  const panels = usePanels()
  const key = encodePanel(panel)
  const active = useActivePanel() === key
  const attach = useAttachedPanel(key)
  const titleId = useId()
  const preset = slots.panelWidth(panel)
  const [start] = useState(() => panelSizes.read(panel.kind) ?? (viewport.wide ? preset.wide : preset.narrow))
  const wantWidth = useWantedWidth(panel, onWidth)
  const place: PanelPlace = { key, panel, titleId, active, close: () => panels.close(key), wantWidth }
  return (
    <>
      <PanelEdge of={idOf(panel)} width={width ?? start} onMoved={onMoved} />
      <div
        id={idOf(panel)}
        style={{ flex: `0 1 ${full ? '100%' : `${width ?? start}px`}`, minWidth: full ? '100%' : LEAST_WIDTH }}
      >
        <aside
          ref={attach}
          data-panel={key}
          data-active={active}
          aria-labelledby={titleId}
          tabIndex={-1}
          className="panel-surface h-full min-w-0"
        >
          <PanelPlaceProvider value={place}>{slots.panel(panel)}</PanelPlaceProvider>
        </aside>
      </div>
    </>
  )
}

function useWantedWidth(panel: PanelRef, onWidth: (widths: PanelWidths) => void): (width: number) => void {
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    wanted.current = undefined
  }, [panel])
  return (width) => {
    if (wanted.current === width || panelSizes.read(panel.kind) !== undefined) return
    wanted.current = width
    onWidth(new Map([[idOf(panel), width]]))
  }
}
