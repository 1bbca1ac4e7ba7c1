import type { AdrLine } from '../goods/adr-line-text.ts'
import { unnamedSubstances } from '../documents/adr-papers.ts'
import type { OrderStatus } from '../workflow/order-status.ts'
import type { Reason, ReasonCode } from '../refusals/reason-messages.ts'

/** What is sent for an order: itself to its carrier, a word to the driver, the wish for the proof of delivery, itself confirmed to its customer. */
export type MessagePurpose = 'order' | 'driver' | 'proof' | 'confirmation'

/** Those that are the order itself on paper: they go out with a PDF. */
export const isPaperSent = (sending: MessagePurpose): boolean => sending === 'order' || sending === 'confirmation'

interface CarriedOrder {
  orderNumber: string
  orderType: string
  dangerousGoods?: readonly Pick<AdrLine, 'unNumber' | 'name' | 'limited' | 'excepted'>[] | undefined
}

interface OrderedFreight {
  carrierPrice?: number | undefined
  carrierCharges?: readonly unknown[] | undefined
}

interface SentOrder extends CarriedOrder {
  status: OrderStatus | 'unknown'
  carrierId?: string | undefined
  assignedVehicleId?: string | undefined
  proofOfDeliveryVerified: boolean
}

/** Why something cannot be sent for an order now; nothing when it can. */
export function whyNotSend(sending: MessagePurpose, order: SentOrder): Reason | undefined {
  const code = whyNotDue(sending, order)
  if (code !== undefined) return { code }
  return sending === 'proof' || sending === 'confirmation' ? undefined : whyNotNamed([order])
}

/** Why it is not the time, or not the order, for something to be sent at all; nothing when it is. */
export function whyNotDue(sending: MessagePurpose, order: SentOrder): ReasonCode | undefined {
  const { status, carrierId, assignedVehicleId, proofOfDeliveryVerified } = order
  // Only what is still to be done is confirmed.
  if (sending === 'confirmation') {
    if (status === 'CANCELLED') return 'reason.cancelledReadOnly'
    return status === 'DELIVERED' || status === 'BILLED' ? 'reason.onlyFrom.CANCELLED' : undefined
  }
  if (sending === 'proof') {
    if (status !== 'DELIVERED' || proofOfDeliveryVerified) return 'reason.send.noProofMissing'
  } else if (status !== 'ASSIGNED' && status !== 'IN_TRANSIT') return 'reason.send.notAssigned'
  if (sending === 'driver') return assignedVehicleId === undefined ? 'reason.send.noVehicle' : undefined
  return carrierId === undefined ? 'reason.send.noCarrier' : undefined
}

/** Why an order to its carrier has to be asked about before it goes: no freight is agreed. Zero is a price, and so are positions. */
export function whyNoFreight({ carrierPrice, carrierCharges = [] }: OrderedFreight): ReasonCode | undefined {
  return carrierPrice === undefined && carrierCharges.length === 0 ? 'reason.send.noFreight' : undefined
}

/**
 * What goes out names each dangerous substance of what is carried, or it does not go out: says of the first order of dangerous
 * goods that names none, or lacks a proper shipping name, which and where. Source: ADR 2025, 5.4.1.1.1 (a) and (b)
 */
export function whyNotNamed(carried: readonly CarriedOrder[]): Reason | undefined {
  for (const { orderNumber, orderType, dangerousGoods = [] } of carried) {
    if (orderType === 'adr' && dangerousGoods.length === 0) {
      return { code: 'reason.send.adrGoodsMissing', values: { order: orderNumber } }
    }
    const substances = unnamedSubstances(dangerousGoods).join(', ')
    if (substances !== '') return { code: 'reason.send.adrNameMissing', values: { substances, order: orderNumber } }
  }
  return undefined
}
