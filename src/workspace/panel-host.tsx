import { createContext, use, useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { Group, Panel, Separator, usePanelRef, type PanelImperativeHandle } from 'react-resizable-panels'
import { useText } from '#src/i18n/use-text.ts'
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
  return (
    <Group id="workspace" orientation="horizontal" disableCursor className="h-full min-h-0">
      <Panel
        id={MAIN_PANEL}
        minSize={onlySide === undefined ? 320 : 0}
        maxSize={onlySide === undefined ? undefined : 0}
        className={onlySide === undefined ? 'min-w-0' : 'invisible'}
      >
        <MainPanel>{children}</MainPanel>
      </Panel>
      {sides.map((panel) => (
        <SidePanelFrame key={encodePanel(panel)} panel={panel} full={onlySide !== undefined} viewport={viewport} />
      ))}
    </Group>
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

function SidePanelFrame({ panel, full, viewport }: { panel: PanelRef; full: boolean; viewport: Viewport }) {
  const { t } = useText()
  const slots = useShellSlots()
  const panels = usePanels()
  const key = encodePanel(panel)
  const active = useActivePanel() === key
  const attach = useAttachedPanel(key)
  const titleId = useId()
  const handle = usePanelRef()
  const preset = slots.panelWidth(panel)
  const [start] = useState(() => panelSizes.read(panel.kind) ?? (viewport.wide ? preset.wide : preset.narrow))
  const wantWidth = useWantedWidth(panel, handle)
  const place = useMemo<PanelPlace>(
    () => ({ key, panel, titleId, active, close: () => panels.close(key), wantWidth }),
    [key, panel, titleId, active, panels, wantWidth],
  )
  return (
    <>
      <Separator className="panel-separator" aria-label={t('workspace.resize')} />
      <Panel
        id={key}
        panelRef={handle}
        defaultSize={full ? '100%' : start}
        minSize={full ? '100%' : 320}
        groupResizeBehavior="preserve-pixel-size"
        onResize={(size, _id, before) => {
          if (before !== undefined && !full && isDragging()) panelSizes.write(panel.kind, size.inPixels)
        }}
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
      </Panel>
    </>
  )
}

/** A resize by the person, not by the program: one of the edges is held or has the focus. */
function isDragging(): boolean {
  return document.querySelector('[data-separator="active"], [data-separator]:focus') !== null
}

function useWantedWidth(panel: PanelRef, handle: { current: PanelImperativeHandle | null }): (width: number) => void {
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    wanted.current = undefined
  }, [panel])
  return useCallback(
    (width) => {
      if (wanted.current === width || panelSizes.read(panel.kind) !== undefined) return
      wanted.current = width
      // The group knows a panel only after the commit in which it appears.
      requestAnimationFrame(() => handle.current?.resize(width))
    },
    [panel, handle],
  )
}
