import type { Order } from '#src/contract/order.ts'
import { BULK_CALL_LIMIT, type OrderBulkChange, type OrderBulkResult } from '#src/contract/order-bulk.ts'
import { parseDayShift, parsePriceChange, priceChangeOnWire } from '#src/domain/bulk-change.ts'
import type { BulkInput } from './order-bulk.ts'

/** What the person has entered: the change, and the reason with which refusals may be lifted. */
export interface BulkDraft {
  input: BulkInput
  reason: string
  /** Rules that can be overridden are, with the reason. */
  override: boolean
}

/** How far the reason is used for an order: not at all, as the note the rules ask for, or against a rule. */
export type Lift = 'none' | 'notes' | 'override'

/** The change of one order as it is sent. Undefined: what was typed is not understood, or nothing leads on from its status. */
export function changeOf(order: Order, { input, reason }: BulkDraft, lift: Lift): OrderBulkChange | undefined {
  const given = reason.trim()
  switch (input.kind) {
    case 'status': {
      const status = input.statusOf(order)
      if (status === undefined) return undefined
      return {
        kind: 'status',
        status,
        ...(lift !== 'none' && { notes: given }),
        ...(lift === 'override' && { override: true }),
      }
    }
    case 'carrier':
      return { kind: 'carrier', carrierId: input.carrierId, ...(lift !== 'none' && { overrideReason: given }) }
    case 'priority':
      return { kind: 'priority', priority: input.priority }
    case 'price': {
      const change = parsePriceChange(input.text)
      return change && { kind: 'price', field: input.field, ...priceChangeOnWire(change) }
    }
    case 'dates': {
      const days = parseDayShift(input.text)
      return days === undefined ? undefined : { kind: 'dates', days, stops: input.stops }
    }
  }
}

/** What must be looked at anew when it changes; of the reason only whether there is one. */
export function draftKey({ input }: BulkDraft): string {
  return JSON.stringify(input)
}

/** Whether what was typed can be understood. */
export function isUnderstood({ text, kind }: { kind: BulkInput['kind']; text: string }): boolean {
  if (kind === 'price') return parsePriceChange(text) !== undefined
  return kind !== 'dates' || parseDayShift(text) !== undefined
}

/** How far the reason would have to be used next for a refused order; undefined where it does not help. */
export function nextLift(result: OrderBulkResult, lift: Lift, draft: BulkDraft): Lift | undefined {
  if (result.outcome !== 'refused' || draft.reason.trim() === '') return undefined
  if (result.overridable) return draft.override && lift !== 'override' ? 'override' : undefined
  return result.needsNotes && lift === 'none' ? 'notes' : undefined
}

/** Orders that are changed alike, in calls of at most so many. */
export interface BulkCall {
  change: OrderBulkChange
  orders: readonly Order[]
}

/** Puts the orders together into calls: those with the same change, in the order given. */
export function callsFor(changes: readonly (readonly [Order, OrderBulkChange])[]): BulkCall[] {
  const alike = new Map<string, { change: OrderBulkChange; orders: Order[] }>()
  for (const [order, change] of changes) {
    const key = JSON.stringify(change)
    const group = alike.get(key)
    if (group === undefined) alike.set(key, { change, orders: [order] })
    else group.orders.push(order)
  }
  return [...alike.values()].flatMap(({ change, orders }) =>
    Array.from({ length: Math.ceil(orders.length / BULK_CALL_LIMIT) }, (_, at) => ({
      change,
      orders: orders.slice(at * BULK_CALL_LIMIT, (at + 1) * BULK_CALL_LIMIT),
    })),
  )
}
