import type { CommandContext } from '#src/commands/command.ts'
import { encodePanel, type PanelRef } from '#src/workspace/panel.ts'
import { MAIN_PANEL } from '#src/workspace/panel-focus.tsx'

/** A field somebody wants to type in: in which panel, of which order. `first`: the first that this person may change. */
export interface EditWish {
  place: string
  orderId: string
  field: 'first' | (string & Record<never, never>)
}

let wish: EditWish | undefined
/** Where the keyboard came from a list and goes back to after saving. */
let visitor: { place: string; orderId: string } | undefined
const listeners = new Set<() => void>()
/** Where which order is on the screen now, be it still loading or failed. */
const attended = new Set<{ place: string; orderId: string }>()

/** Commands ask for a field to be edited; whatever shows the order fulfils it as soon as it is on the screen. */
export const orderEditing = {
  current: () => wish,
  ask(next: EditWish | undefined): void {
    wish = next
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Whether the keyboard came from a list for this; says so once. */
  isVisit(place: string, orderId: string): boolean {
    const isVisit = visitor?.place === place && visitor.orderId === orderId
    if (isVisit) visitor = undefined
    return isVisit
  },
  /** The edit ended without saving: whatever is saved later, the keyboard stays where it is. */
  endVisit(): void {
    visitor = undefined
  },
  /** An order is on the screen in a place, until the returned function is called: what was wished for there goes with it. */
  attend(place: string, orderId: string): () => void {
    const here = { place, orderId }
    const isHere = (other: typeof here | undefined) => other?.place === place && other.orderId === orderId
    attended.add(here)
    return () => {
      attended.delete(here)
      // What is only drawn anew is back by then.
      queueMicrotask(() => {
        if ([...attended].some(isHere)) return
        if (isHere(visitor)) visitor = undefined
        if (isHere(wish)) orderEditing.ask(undefined)
      })
    }
  },
}

/**
 * Opens a field for typing, on the order's page when the keyboard is there, else in the order's panel. `first` is the one
 * the keyboard is on, else the first of all.
 */
export function editOrder({ focus, place, services }: CommandContext, field: EditWish['field']): void {
  if (focus === undefined) return
  const orderId = focus.id
  const isPage = place.screen === 'order' && place.panel === undefined
  const panel: PanelRef = { kind: 'order', id: orderId }
  const target = isPage ? MAIN_PANEL : encodePanel(panel)
  const here = document.activeElement?.getAttribute('data-field') ?? 'first'
  visitor = !isPage && place.panel === undefined ? { place: target, orderId } : undefined
  if (!isPage) services.openPanel(panel)
  orderEditing.ask({ place: target, orderId, field: field === 'first' ? here : field })
}
