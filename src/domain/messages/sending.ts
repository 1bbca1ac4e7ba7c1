import type { OrderStatus } from '../workflow/order-status.ts'
import type { ReasonCode } from '../refusals/reason-messages.ts'

/** What is sent for an order: itself to its carrier, a word to the driver, the wish for the proof of delivery. */
export type Sending = 'order' | 'driver' | 'proof'

interface SentOrder {
  status: OrderStatus | 'unknown'
  carrierId?: string | undefined
  assignedVehicleId?: string | undefined
  proofOfDeliveryVerified: boolean
}

/** Why something cannot be sent for an order now; nothing when it can. */
export function whyNotSend(sending: Sending, order: SentOrder): ReasonCode | undefined {
  const { status, carrierId, assignedVehicleId, proofOfDeliveryVerified } = order
  if (sending === 'proof') {
    if (status !== 'DELIVERED' || proofOfDeliveryVerified) return 'reason.send.noProofMissing'
  } else if (status !== 'ASSIGNED' && status !== 'IN_TRANSIT') return 'reason.send.notAssigned'
  if (sending === 'driver') return assignedVehicleId === undefined ? 'reason.send.noVehicle' : undefined
  return carrierId === undefined ? 'reason.send.noCarrier' : undefined
}
