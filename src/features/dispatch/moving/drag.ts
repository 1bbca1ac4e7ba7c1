import { useEffect, useRef } from 'react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { mayPlan } from '../board/state/carried-facts.ts'
import type { BoardPlace } from '../board/state/moves.ts'
import { boardState } from '../board/state/state.ts'
import { slotStart } from '../board/state/time.ts'
import { useBoardLayout, type BoardLayout } from '../board/state/geometry.ts'
import { drop, pickUpTour, planOrders, putBack } from './acts.late.ts'
import { CARRY_STEP } from './state.ts'

/** Px the pointer goes before a press is a drag. */
const SLACK = 5

/** What a press began on: a bar of the board, or a row of the work list. */
type Source = { tourId: string } | { orderId: string }

function sourceOf(target: EventTarget | null): Source | undefined {
  if (!(target instanceof Element)) return undefined
  const tourId = target.closest<HTMLElement>('[data-tour]')?.dataset['tour']
  if (tourId !== undefined) return { tourId }
  const row = target.closest('[data-dispatch="work"] li')
  const href = row?.querySelector('a[data-row-link]')?.getAttribute('href')
  return href ? { orderId: decodeURIComponent(href.replace('/orders/', '')) } : undefined
}

/** Carrying with the mouse: bars and rows of the work list are dragged to their place, with the same preview and questions. */
export function useCarryDrag(): void {
  const { source } = useCommands()
  const layout = useLatestLayout()
  useEffect(() => {
    const onDown = (event: PointerEvent) => {
      const from = event.button === 0 && event.pointerType !== 'touch' ? sourceOf(event.target) : undefined
      if (from !== undefined && mayPlan(source.current())) follow(from, event, () => source.current(), layout)
    }
    document.addEventListener('pointerdown', onDown)
    return () => document.removeEventListener('pointerdown', onDown)
  }, [source, layout])
}

function useLatestLayout() {
  const layout = useBoardLayout()
  const latest = useRef(layout)
  useEffect(() => {
    latest.current = layout
  })
  return latest
}

/** Follows one press until it is let go. */
function follow(
  from: Source,
  start: PointerEvent,
  context: () => CommandContext,
  layout: { current: BoardLayout },
): void {
  let isDragging = false
  /** How far from its beginning a tour is held, ms. */
  let grip = 0
  const placeOf = (event: PointerEvent): BoardPlace | undefined => {
    const place = layout.current.at(event.clientX, event.clientY)
    return place && { ...place, time: slotStart(place.time - grip, CARRY_STEP) }
  }
  const begin = () => {
    isDragging = true
    const now = context()
    if ('orderId' in from) return void planOrders({ ...now, selection: [], focus: { kind: 'order', id: from.orderId } })
    const held = layout.current.at(start.clientX, start.clientY)
    const began = pickUpTour(now, from.tourId)
    grip = held === undefined || began === undefined ? 0 : Math.max(0, held.time - began)
  }
  const onMove = (event: PointerEvent) => {
    const isFar = Math.abs(event.clientX - start.clientX) + Math.abs(event.clientY - start.clientY) > SLACK
    if (!isDragging && isFar) begin()
    const place = isDragging ? placeOf(event) : undefined
    if (place) context().services.sessionValue(boardState).moveTo(place.resource, place.time)
  }
  const onUp = (event: PointerEvent) => {
    end()
    if (!isDragging) return
    // The click that follows is none: it would take the cursor elsewhere.
    const swallow = (click: MouseEvent) => click.stopPropagation()
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
    if (placeOf(event) === undefined) putBack(context())
    else drop(context())
  }
  const onCancel = () => {
    end()
    if (isDragging) putBack(context())
  }
  const prevent = (event: Event) => event.preventDefault()
  const end = () => {
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerup', onUp)
    window.removeEventListener('pointercancel', onCancel)
    for (const name of ['selectstart', 'dragstart']) document.removeEventListener(name, prevent)
  }
  window.addEventListener('pointermove', onMove)
  window.addEventListener('pointerup', onUp)
  window.addEventListener('pointercancel', onCancel)
  for (const name of ['selectstart', 'dragstart']) document.addEventListener(name, prevent)
}
