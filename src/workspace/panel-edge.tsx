import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useText } from '#src/i18n/use-text.ts'

/** Narrower than this, in px, no panel becomes. */
export const LEAST_WIDTH = 320
/** Share of the workspace that an arrow key moves an edge by. */
const STEP = 0.05

/** Widths in px that panels are to have, by the id of the side panel. */
export type PanelWidths = ReadonlyMap<string, number>

interface EdgeProps {
  /** Id of the side panel. */
  of: string
  /** What it is to have in px; how much it has is measured as soon as somebody comes here. */
  width: number
  onMoved(widths: PanelWidths): void
}

/**
 * The edge between a side panel and the panel left of it, moved by pointer or by arrows, `Home` and `End`. While it is
 * dragged the page alone changes, without drawing anything again; `onMoved` is told how wide the side panels beside it are
 * in the end. It belongs between the two as their sibling.
 */
export function PanelEdge({ of, width, onMoved }: EdgeProps) {
  const { t } = useText()
  const edge = useRef<HTMLDivElement>(null)
  const drag = useRef<{ from: number; neighbours: Neighbours }>(undefined)
  const neighbours = () => neighboursOf(edge.current)
  const tell = () => onMoved(neighbours()?.widths() ?? new Map())
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const found = neighbours()
    if (event.button !== 0 || found === undefined) return
    drag.current = { from: event.clientX, neighbours: found }
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.dataset['separator'] = 'active'
    // Nothing is marked on the way; the focus comes all the same, for the arrows.
    event.preventDefault()
    event.currentTarget.focus()
  }
  const onPointerEnd = (event: PointerEvent<HTMLDivElement>) => {
    if (drag.current === undefined) return
    drag.current = undefined
    event.currentTarget.dataset['separator'] = 'inactive'
    tell()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const room = edge.current?.parentElement?.clientWidth ?? 0
    const by = { ArrowLeft: -room * STEP, ArrowRight: room * STEP, Home: -room, End: room }[event.key]
    if (by === undefined) return
    event.preventDefault()
    neighbours()?.move(by)
    tell()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role
    <div
      ref={edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={t('workspace.resize')}
      aria-controls={of}
      aria-valuemin={LEAST_WIDTH}
      aria-valuenow={width}
      data-separator="inactive"
      tabIndex={0}
      className="panel-separator"
      onFocus={() => neighbours()?.measure()}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={({ clientX }) => drag.current?.neighbours.move(clientX - drag.current.from)}
      onPointerUp={onPointerEnd}
      onLostPointerCapture={onPointerEnd}
    />
  )
}

interface Neighbours {
  /** Moves the edge by so many px from where it was, as far as both panels stay wide enough. */
  move(by: number): void
  /** Says on the edge how wide its panel is, and can become. */
  measure(): void
  /** How wide the side panels on both sides are; the main panel takes what is left. */
  widths(): PanelWidths
}

function neighboursOf(edge: HTMLElement | null): Neighbours | undefined {
  const left = edge?.previousElementSibling
  const right = edge?.nextElementSibling
  if (!edge || !(left instanceof HTMLElement) || !(right instanceof HTMLElement)) return undefined
  const [leftWidth, rightWidth] = [left.offsetWidth, right.offsetWidth]
  const sides = [left, right].filter(({ id }) => id !== '')
  const measure = () => {
    edge.ariaValueNow = String(right.offsetWidth)
    edge.ariaValueMax = String(Math.max(LEAST_WIDTH, right.offsetWidth + left.offsetWidth - LEAST_WIDTH))
  }
  return {
    move(by) {
      // A panel that fills the workspace has no edge to be moved.
      if (leftWidth < LEAST_WIDTH || rightWidth < LEAST_WIDTH) return
      const moved = Math.min(Math.max(by, LEAST_WIDTH - leftWidth), rightWidth - LEAST_WIDTH)
      right.style.flexBasis = `${rightWidth - moved}px`
      if (left.id !== '') left.style.flexBasis = `${leftWidth + moved}px`
      measure()
    },
    measure,
    widths: () => new Map(sides.map((side) => [side.id, side.offsetWidth])),
  }
}
