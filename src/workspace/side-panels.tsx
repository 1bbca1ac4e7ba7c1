import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Group, Panel, Separator, usePanelRef, type PanelImperativeHandle } from 'react-resizable-panels'
import { useText } from '#src/i18n/use-text.ts'
import { encodePanel, type PanelRef } from './panel.ts'
import { MAIN_PANEL, useActivePanel, useAttachedPanel, usePanelFocus } from './panel-focus.tsx'
import { PanelPlaceProvider, type PanelPlace } from './panel-place.tsx'
import { panelSizes } from './panel-sizes.ts'
import { usePanels } from './panels.ts'
import { useShellSlots } from './shell-slots.tsx'
import type { Viewport } from './viewport.ts'

interface SidePanelsProps {
  /** Those that have room. */
  panels: readonly PanelRef[]
  /** The only one takes all the room there is. */
  full: boolean
  viewport: Viewport
}

/** The side panels, resizable, beside the room the main panel has; sizes are kept on this computer. */
export function SidePanels({ panels, full, viewport }: SidePanelsProps) {
  const room = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const found = (main.current =
      room.current?.closest('.shell-panels')?.querySelector<HTMLElement>('.panel-main') ?? null)
    return () => void found?.style.removeProperty('width')
  }, [])
  // Told before the page is painted: the main panel changes with its room. No variable: it would style all that inherits it anew.
  const follow = () => {
    main.current?.style.setProperty('width', `${room.current?.getBoundingClientRect().width}px`)
  }
  return (
    <Group id="workspace" orientation="horizontal" disableCursor className="panel-group">
      <Panel
        id={MAIN_PANEL}
        elementRef={room}
        minSize={full ? 0 : 320}
        maxSize={full ? 0 : undefined}
        onResize={follow}
      />
      {panels.map((panel) => (
        <SidePanel key={encodePanel(panel)} panel={panel} full={full} viewport={viewport} />
      ))}
    </Group>
  )
}

function SidePanel({ panel, full, viewport }: { panel: PanelRef; full: boolean; viewport: Viewport }) {
  const { t } = useText()
  const slots = useShellSlots()
  const panels = usePanels()
  const key = encodePanel(panel)
  const active = useActivePanel() === key
  const attach = useAttachedPanel(key)
  const focus = usePanelFocus()
  // Closed for good, and not only for want of room: the focus goes before the element does.
  useLayoutEffect(
    () => () => focus.leave(key, !panels.list().some((open) => encodePanel(open) === key)),
    [focus, key, panels],
  )
  const titleId = useId()
  const handle = usePanelRef()
  const preset = slots.panelWidth(panel)
  const [start] = useState(() => panelSizes.read(panel.kind) ?? (viewport.wide ? preset.wide : preset.narrow))
  const wantWidth = useWantedWidth(panel, handle)
  const place = useMemo<PanelPlace>(
    () => ({ key, panel, titleId, active, close: () => panels.close(key), wantWidth }),
    [key, panel, titleId, active, panels, wantWidth],
  )
  const content = useMemo(() => slots.panel(panel), [slots, panel])
  return (
    <>
      {!full && <Separator className="panel-separator pointer-events-auto" aria-label={t('workspace.resize')} />}
      <Panel
        id={key}
        className="pointer-events-auto"
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
          <PanelPlaceProvider value={place}>{content}</PanelPlaceProvider>
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
