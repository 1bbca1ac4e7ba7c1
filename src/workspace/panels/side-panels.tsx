import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { Group, Panel, Separator, usePanelRef, type PanelImperativeHandle } from 'react-resizable-panels'
import { useText } from '#src/i18n/use-text.ts'
import { HiddenPanels } from './hidden-panels.tsx'
import { encodePanel, type PanelRef } from './panel.ts'
import { MAIN_PANEL, useActivePanel, useAttachedPanel, usePanelFocus } from './panel-focus.tsx'
import { PanelPlaceProvider, type PanelPlace } from './panel-place.tsx'
import { panelSizes } from './panel-sizes.ts'
import { usePanels } from './panels.ts'
import { useShellSlots } from '../shell-slots.tsx'
import type { Viewport } from '../viewport.ts'

/** No panel is narrower, px. */
const LEAST = 320
const SIDE_PANEL = 'aside[data-panel]'
/** Between two panels, px; see `.panel-separator`. */
const SEPARATOR = 1

interface SidePanelsProps {
  /** Those that have room. */
  panels: readonly PanelRef[]
  /** The only one takes all the room there is. */
  full: boolean
  viewport: Viewport
}

/** The side panels, resizable, beside the room the main panel has; sizes are kept on this computer. */
export function SidePanels({ panels, full, viewport }: SidePanelsProps) {
  const { element, makeRoom } = useMainWidth(panels.length)
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map())
  const onGone = useCallback((key: string, title: string) => setTitles((before) => new Map(before).set(key, title)), [])
  return (
    <Group id="workspace" orientation="horizontal" disableCursor className="panel-group">
      <Panel id={MAIN_PANEL} elementRef={element} minSize={full ? 0 : LEAST} maxSize={full ? 0 : undefined} />
      {panels.map((panel) => (
        <SidePanel
          key={encodePanel(panel)}
          panel={panel}
          full={full}
          viewport={viewport}
          onStart={makeRoom}
          onGone={onGone}
          others={<HiddenPanels shown={panels} of={panel} titles={titles} />}
        />
      ))}
    </Group>
  )
}

/** The main panel is as wide as the room the group leaves free for it. No variable: it would style all that inherits it again. */
function useMainWidth(panels: number) {
  const element = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const found = (main.current =
      element.current?.closest('.shell-panels')?.querySelector<HTMLElement>('.panel-main') ?? null)
    return () => void found?.style.removeProperty('width')
  }, [])
  const before = useRef(0)
  // After what the panels do as they appear.
  useLayoutEffect(() => {
    before.current = panels
  })
  useWidth(element, (width) => {
    if (main.current === null) return
    // The group rounds its shares: less than can be seen is nothing to lay the page out for once more.
    if (Math.abs(main.current.getBoundingClientRect().width - width) < 0.05) return
    main.current.style.width = `${width}px`
  })
  return {
    element,
    /**
     * For the first panel, before anything is measured: the page is laid out once, not again when the group has said the same.
     * For no other one: where the room stays what it was, no one would say so if this were wrong.
     */
    makeRoom: useCallback((width: number) => {
      if (before.current === 0)
        main.current?.style.setProperty('width', `max(${LEAST}px, 100% - ${width + SEPARATOR}px)`)
    }, []),
  }
}

/**
 * Tells the width of an element when it is laid out, before the page is painted. The library's own `onResize` reads the page
 * for it, which lays it out in between.
 */
function useWidth(element: RefObject<HTMLElement | null>, onChange: (width: number, isFirst: boolean) => void): void {
  const latest = useRef(onChange)
  useLayoutEffect(() => {
    latest.current = onChange
  })
  useLayoutEffect(() => {
    if (element.current === null) return undefined
    let isFirst = true
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.borderBoxSize[0]?.inlineSize
      if (width !== undefined) latest.current(width, isFirst)
      isFirst = false
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
}

/** Drawn before the panel it is for, as the panel measures the page as soon as it is there. */
function BeforePanel({ onStart, width }: { onStart(width: number): void; width: number }) {
  useLayoutEffect(() => onStart(width), [onStart, width])
  return null
}

interface SidePanelProps {
  panel: PanelRef
  full: boolean
  viewport: Viewport
  /** Told the width it begins with. */
  onStart(width: number): void
  /** Told what it was called when it leaves the screen. */
  onGone(key: string, title: string): void
  /** Those that have no room. */
  others: ReactNode
}

function SidePanel({ panel, full, viewport, onStart, onGone, others }: SidePanelProps) {
  const { t } = useText()
  const slots = useShellSlots()
  const panels = usePanels()
  const key = encodePanel(panel)
  const active = useActivePanel() === key
  const [isNew] = useState(() => !active && document.querySelector(SIDE_PANEL) === null)
  const attach = useAttachedPanel(key)
  const focus = usePanelFocus()
  // Closed for good, and not only for want of room: the focus goes before the element does.
  useLayoutEffect(
    () => () => {
      const isClosed = !panels.list().some((open) => encodePanel(open) === key)
      const title = isClosed ? undefined : attach.current?.querySelector('[data-panel-title]')?.textContent
      if (title !== undefined && title !== '') onGone(key, title)
      focus.leave(key, isClosed)
    },
    [focus, key, panels, attach, onGone],
  )
  const titleId = useId()
  const handle = usePanelRef()
  const preset = slots.panelWidth(panel)
  const [start] = useState(() => panelSizes.read(panel.kind) ?? (viewport.wide ? preset.wide : preset.narrow))
  const wantWidth = useWantedWidth(panel, handle)
  const place = useMemo<PanelPlace>(
    () => ({ key, panel, titleId, active, isNew, close: () => panels.close(key), wantWidth }),
    [key, panel, titleId, active, isNew, panels, wantWidth],
  )
  const content = useMemo(() => slots.panel(panel), [slots, panel])
  const element = useRef<HTMLDivElement>(null)
  useWidth(element, (width, isFirst) => {
    if (!isFirst && !full && isDragging()) panelSizes.write(panel.kind, width)
  })
  return (
    <>
      {!full && <BeforePanel onStart={onStart} width={start} />}
      {!full && <Separator className="panel-separator pointer-events-auto" aria-label={t('workspace.resize')} />}
      <Panel
        id={key}
        className="pointer-events-auto"
        panelRef={handle}
        elementRef={element}
        defaultSize={full ? '100%' : start}
        minSize={full ? '100%' : LEAST}
        groupResizeBehavior="preserve-pixel-size"
      >
        <aside
          ref={attach}
          data-panel={key}
          data-active={active}
          aria-labelledby={titleId}
          tabIndex={-1}
          className="panel-surface flex h-full min-w-0 flex-col"
        >
          {others}
          <div className="min-h-0 grow">
            <PanelPlaceProvider value={place}>{content}</PanelPlaceProvider>
          </div>
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
