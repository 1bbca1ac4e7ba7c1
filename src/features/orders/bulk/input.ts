import type { Order } from '#src/contract/orders/order.ts'
import type { OrderBulkChange } from '#src/contract/orders/bulk.ts'
import { parsePriceChange, priceChangeOnWire } from '#src/domain/prices/price-change.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import type { OrderStatus } from '#src/domain/workflow/order-status.ts'
import { parseDeliveryMove, parseTypedMove, type AppointmentMove } from '#src/domain/stops/typed-move.ts'
import { dateLanguages } from '#src/i18n/typed-dates.ts'
import type { BulkDraft, Lift } from '#src/records/bulk/plan.ts'
import { germanNumbers } from '#src/i18n/typed-number.ts'

type ChangeOfKind<Kind extends OrderBulkChange['kind']> = Extract<OrderBulkChange, { kind: Kind }>

/** What is to be done with many orders; texts are as typed and may be changed in the dialog. */
export type BulkInput =
  | { kind: 'status'; statusOf(order: Order): OrderStatus | undefined }
  | { kind: 'carrier'; carrierId: string | null }
  | { kind: 'priority'; priority: ChangeOfKind<'priority'>['priority'] }
  | { kind: 'price'; text: string; field: ChangeOfKind<'price'>['field'] }
  | DatesInput

export interface DatesInput {
  kind: 'dates'
  text: string
  stops: ChangeOfKind<'dates'>['stops']
}

/**
 * How the appointments of an order are to move, as it was typed today. Where its delivery alone moves, a weekday is the one after
 * its own day of loading; without an order it is only known that the text says something.
 */
export function moveOf(
  { text, stops }: Pick<DatesInput, 'text' | 'stops'>,
  order?: Pick<Order, 'pickupDate'>,
): AppointmentMove | undefined {
  const today = epochToZoned(Date.now()).date
  return stops === 'delivery'
    ? parseDeliveryMove(text, { today, loaded: order?.pickupDate }, dateLanguages())
    : parseTypedMove(text, today, dateLanguages())
}

/** Whether what was typed can be understood; what was chosen can. */
export function isUnderstood(input: BulkInput): boolean {
  if (input.kind === 'price') return parsePriceChange(germanNumbers(input.text)) !== undefined
  return input.kind !== 'dates' || moveOf(input) !== undefined
}

/** The change of one order as it is sent. Undefined: what was typed is not understood, or nothing leads on from its status. */
export function changeOf(
  order: Order,
  { input, reason }: BulkDraft<BulkInput>,
  lift: Lift,
): OrderBulkChange | undefined {
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
      const change = parsePriceChange(germanNumbers(input.text))
      return change && { kind: 'price', field: input.field, ...priceChangeOnWire(change) }
    }
    case 'dates': {
      const move = moveOf(input, order)
      return move && { kind: 'dates', stops: input.stops, ...move }
    }
  }
}
