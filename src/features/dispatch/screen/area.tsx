import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode, type RefObject } from 'react'
import { Group, Panel, Separator, type PanelImperativeHandle } from 'react-resizable-panels'
import { planner } from '#src/entities/planning/planner.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { dock } from '#src/workspace/dock/dock.ts'
import { DockPlace } from '#src/workspace/dock/dock-place.tsx'
import { MAIN_PANEL } from '#src/workspace/panels/panel-focus.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { AlertList } from '../side-lists/alert-list.tsx'
import { boardLayers } from './layers.tsx'
import { CarryPreview } from '../moving/preview/preview.tsx'
import type { ListName } from '../parts/lists.ts'
import { RunningTransports } from '../side-lists/running-transports.tsx'
import type { Shape } from './use-parts.ts'
import { BoardPart } from '../board/part.tsx'
import { boardState } from '../board/state/state.ts'
import { keepPartSize, partSize, type Part } from './part-sizes.ts'
import { VehicleTours } from '../phone/vehicle-tours.tsx'

interface AreaProps {
  shape: Shape
  current: ListName
  /** Parts that somebody has put out of sight. */
  hidden: ReadonlySet<ListName>
}

/** What stands beside the work list: the board, and below it transports under way and alerts, in panels whose edges can be drawn. */
export function BoardArea(props: AreaProps) {
  return props.shape === 'phone' ? <BelowEachOther {...props} /> : <SideBySide {...props} />
}

/** While the board is on the screen, a vehicle is chosen by what it says. */
function usePlanner() {
  const places = useSessionValue(planner)
  useEffect(() => {
    places.set(async (...asked) => (await import('../moving/onto-vehicle.ts')).placesFor(...asked))
    return () => places.set(undefined)
  }, [places])
}

/** A phone: one below the other, and of the board one vehicle at a time. */
function BelowEachOther({ current, hidden }: AreaProps) {
  return (
    <>
      <VehicleTours />
      {!hidden.has('running') && <RunningTransports current={current === 'running'} className="max-h-100 border-t" />}
      {!hidden.has('alerts') && <AlertList current={current === 'alerts'} className="max-h-100 border-t" />}
    </>
  )
}

const kept = 'preserve-pixel-size'
const away = { minSize: 0, maxSize: 0 }

/**
 * One frame for every width, so that nothing is redrawn, and no focus lost, when a side panel takes room: where it is narrow
 * the board stands alone, and the part gone to last over it or below.
 */
function SideBySide({ shape, current, hidden }: AreaProps) {
  // Two of them may stand in one page, and the library knows its groups by these.
  const id = useId()
  usePlanner()
  const isWide = shape === 'wide'
  const isNarrow = shape === 'narrow'
  const { hasPreview } = useSessionValue(boardState)
  const gives = useSyncExternalStore(hasPreview.subscribe, hasPreview.current)
  const docked = useSessionValue(dock)
  // What is docked takes the room of what stands below the board, and gives it back.
  const isDocked = useSyncExternalStore(docked.subscribe, () => docked.current() !== null)
  const isWorkAway = isNarrow || hidden.has('work')
  const isAway = (part: 'running' | 'alerts') => !isNarrow && hidden.has(part)
  const isLowerWanted = isNarrow
    ? current === 'running' || current === 'alerts'
    : !isAway('running') || !isAway('alerts')
  const hasLower = gives || (isLowerWanted && !isDocked)
  const work = useRef<HTMLDivElement>(null)
  const lower = useRef<HTMLDivElement>(null)
  const alerts = useRef<HTMLDivElement>(null)
  useWorkWidth(work, isNarrow)
  useKeptSize('work', work, 'inlineSize')
  useKeptSize('lower', lower, 'blockSize')
  useKeptSize('alerts', alerts, 'inlineSize')
  const sizeOf = (part: Part) => ({ defaultSize: partSize(part, isWide), groupResizeBehavior: kept }) as const
  return (
    <Group id={`${id}parts`} orientation="horizontal" disableCursor className="board-panels absolute! inset-0">
      <Panel
        id={`${id}work`}
        elementRef={work}
        panelRef={useShownSize('work', { isWide, isAway: isWorkAway })}
        {...sizeOf('work')}
        {...(isWorkAway ? away : { minSize: 200 })}
      />
      {!isWorkAway && <Edge />}
      <Panel id={`${id}rest`} minSize={isWorkAway ? '100%' : 400} className="pointer-events-auto">
        <OfMain hasFoot>
          <Group id={`${id}beside`} orientation="vertical" disableCursor>
            <Panel id={`${id}board`} minSize={120}>
              <OfMain>
                <BoardPart layers={boardLayers} />
              </OfMain>
            </Panel>
            {hasLower && <Edge />}
            <Panel
              id={`${id}lower`}
              elementRef={lower}
              panelRef={useShownSize('lower', { isWide, isAway: !hasLower })}
              {...sizeOf('lower')}
              {...(hasLower ? { minSize: isNarrow && gives ? partSize('lower', false) : 100 } : away)}
            >
              <Givable isGiven={gives && !isWide} isHidden={!hasLower}>
                <Group id={`${id}below`} orientation="horizontal" disableCursor>
                  <Panel id={`${id}running`} {...(isAway('running') && !gives ? away : { minSize: 320 })}>
                    <Givable isGiven={gives && isWide} isHidden={isAway('running')}>
                      <RunningTransports current={current === 'running'} className="h-full" />
                    </Givable>
                  </Panel>
                  {!isAway('running') && !isAway('alerts') && <Edge />}
                  <Panel
                    id={`${id}alerts`}
                    elementRef={alerts}
                    panelRef={useShownSize('alerts', { isWide, isAway: isAway('alerts') })}
                    {...sizeOf('alerts')}
                    {...(isAway('alerts') ? away : { minSize: 240 })}
                  >
                    <OfMain isHidden={isAway('alerts')}>
                      <AlertList current={current === 'alerts'} className="h-full" />
                    </OfMain>
                  </Panel>
                </Group>
              </Givable>
            </Panel>
          </Group>
          <DockPlace />
        </OfMain>
      </Panel>
    </Group>
  )
}

/** What stands below the board, and in its place what dropping would mean while something is carried. */
function Givable({ isGiven, isHidden, children }: { isGiven: boolean; isHidden?: boolean; children: ReactNode }) {
  return (
    <div className="relative h-full">
      {isGiven && (
        <div data-panel={MAIN_PANEL} className="@container absolute inset-0 z-1">
          <CarryPreview />
        </div>
      )}
      <OfMain isHidden={isGiven || isHidden}>{children}</OfMain>
    </div>
  )
}

/** The library's panels name themselves as those of the workspace do; what is in these belongs to the main one. */
function OfMain({ isHidden, hasFoot, children }: { isHidden?: boolean; hasFoot?: boolean; children: ReactNode }) {
  return (
    <div data-panel={MAIN_PANEL} className={classes('h-full', isHidden && 'invisible', hasFoot && 'flex flex-col')}>
      {children}
    </div>
  )
}

function Edge() {
  const { t } = useText()
  return <Separator className="board-edge" aria-label={t('workspace.resize')} />
}

/** What comes back is as large as it was when it went. */
function useShownSize(part: Part, { isWide, isAway }: { isWide: boolean; isAway: boolean }) {
  const panel = useRef<PanelImperativeHandle>(null)
  const wasAway = useRef(isAway)
  // When the library has laid out what is there now.
  useEffect(() => {
    const isBack = wasAway.current && !isAway
    wasAway.current = isAway
    if (!isBack) return undefined
    const frame = requestAnimationFrame(() => panel.current?.resize(partSize(part, isWide)))
    return () => cancelAnimationFrame(frame)
  }, [part, isWide, isAway])
  return panel
}

/** The size of an element each time it is laid out. */
function useSize(
  element: RefObject<HTMLElement | null>,
  tell: (size: ResizeObserverSize, isFirst: boolean) => void,
): void {
  const latest = useRef(tell)
  useLayoutEffect(() => {
    latest.current = tell
  })
  useLayoutEffect(() => {
    if (element.current === null) return undefined
    let isFirst = true
    const observer = new ResizeObserver(([entry]) => {
      const size = entry?.borderBoxSize[0]
      if (size) latest.current(size, isFirst)
      isFirst = false
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
}

/**
 * The work list was there first; it is as wide as the room that is left free for it, and never redrawn for that. Over the board,
 * where nothing is left free, it has its usual width.
 */
function useWorkWidth(element: RefObject<HTMLElement | null>, isOver: boolean): void {
  useSize(element, ({ inlineSize }) => {
    if (inlineSize > 0 && !isOver) workListOf(element.current)?.style.setProperty('width', `${inlineSize}px`)
  })
  useLayoutEffect(() => {
    const found = workListOf(element.current)
    if (isOver) found?.style.removeProperty('width')
    return () => void found?.style.removeProperty('width')
  }, [element, isOver])
}

const workListOf = (element: HTMLElement | null) =>
  element?.closest('[data-dispatch-parts]')?.querySelector<HTMLElement>('[data-dispatch="work"]')

/** A size the person has given a part by its edge is kept on this computer. */
function useKeptSize(part: Part, element: RefObject<HTMLElement | null>, side: 'inlineSize' | 'blockSize'): void {
  useSize(element, (size, isFirst) => {
    if (!isFirst && document.querySelector('[data-separator="active"], [data-separator]:focus'))
      keepPartSize(part, size[side])
  })
}
