import { useSyncExternalStore } from 'react'
import type { Order } from '#src/contract/orders.ts'

/** What of an order can be edited in its panel or on its page. */
export type EditablePart = 'notes' | 'pricing'

/** A form under way: what was typed, and the order it started from. Lives as long as the page, survives its panel. */
export interface OrderDraft {
  base: Order
  values: Readonly<Record<string, string>>
}

let current: { orderId: string; part: EditablePart; fromList: boolean } | undefined
const drafts = new Map<string, OrderDraft>()
const listeners = new Set<() => void>()

function set(next: typeof current): void {
  current = next
  for (const listener of listeners) listener()
}

const keyOf = (orderId: string, part: EditablePart) => `${part}:${orderId}`

/** The one form that is open; commands open it, whatever shows the order draws it. What was typed outlives both. */
export const orderEditing = {
  /** `fromList`: the keyboard came from a list and goes back there afterwards. */
  start: (orderId: string, part: EditablePart, fromList: boolean) => set({ orderId, part, fromList }),
  /** Ends it; whether the keyboard goes back to the list. */
  stop(): boolean {
    const isFromList = current?.fromList === true
    set(undefined)
    return isFromList
  },
  draft: (orderId: string, part: EditablePart) => drafts.get(keyOf(orderId, part)),
  keep: (orderId: string, part: EditablePart, draft: OrderDraft) => void drafts.set(keyOf(orderId, part), draft),
  forget: (orderId: string, part: EditablePart) => void drafts.delete(keyOf(orderId, part)),
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The part of this order that is being edited, if any. */
export function useOrderEditing(orderId: string): EditablePart | undefined {
  const editing = useSyncExternalStore(subscribe, () => current)
  return editing?.orderId === orderId ? editing.part : undefined
}
