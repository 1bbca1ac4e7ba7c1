import type { PackageType } from '../vehicles/vehicles.ts'
import type { PalletKind, PalletReason } from './pallet-kinds.ts'

/** Packages that are exchanged, by their load carrier. */
const KIND_OF: Partial<Record<PackageType, PalletKind>> = {
  Europalette: 'euro',
  Gitterbox: 'meshBox',
  Industriepalette: 'industrial',
}

/** What of an order says how its pallets were exchanged. */
export interface PalletOrder {
  id: string
  orderNumber: string
  customerId?: string | undefined
  carrierId?: string | undefined
  packageType?: string | undefined
  packageCount?: number | undefined
  palletExchange?: boolean | undefined
  palletsExchanged?: number | undefined
  deliveryDate?: string | undefined
  /** It was delivered. */
  isDelivered: boolean
}

/** One movement; `quantity` is positive where the partner owes us from now on. */
export interface PalletMovement {
  id: string
  day: string
  kind: PalletKind
  reason: PalletReason
  quantity: number
  orderId?: string | undefined
  orderNumber?: string | undefined
  bookingId?: string | undefined
  reference?: string | undefined
  note?: string | undefined
}

/**
 * What a delivered order does to a partner's account. Pallets that were not exchanged we owe the customer who gave them to us full, and a
 * carrier who drove for us owes them to us. Undefined where no exchange was agreed, or nobody has counted. Source: decision A28
 */
export function movementOf(order: PalletOrder, partnerId: string): PalletMovement | undefined {
  const { palletExchange, packageType, packageCount = 0, palletsExchanged, isDelivered } = order
  const kind = KIND_OF[packageType as PackageType]
  if (palletExchange !== true || kind === undefined || !isDelivered || packageCount <= 0) return undefined
  if (palletsExchanged === undefined) return undefined
  const missing = Math.max(0, packageCount - palletsExchanged)
  const isCustomer = order.customerId === partnerId
  if (!isCustomer && order.carrierId !== partnerId) return undefined
  return {
    id: `order-${order.id}`,
    day: order.deliveryDate ?? '',
    kind,
    reason: missing === 0 ? 'exchanged' : 'notExchanged',
    quantity: missing === 0 ? 0 : isCustomer ? -missing : missing,
    orderId: order.id,
    orderNumber: order.orderNumber,
  }
}

/** Reasons that always bring a balance nearer to nought. */
const REDUCING: readonly PalletReason[] = ['returned', 'writtenOff']

/**
 * What a booking by hand does to an account, whatever sign was typed: a return and a write-off reduce what is open, on whichever side that
 * is; with nothing open a carrier has brought pallets to us, and we have brought them to a customer. A correction has the sign it is
 * typed with. `balance` is that of the load carrier without the booking.
 */
export function bookedQuantity(booked: {
  reason: PalletReason
  quantity: number
  balance: number
  partner: 'customer' | 'carrier'
}): number {
  const { reason, quantity, balance, partner } = booked
  if (!REDUCING.includes(reason)) return quantity
  const isOwedToUs = balance === 0 ? partner === 'carrier' : balance > 0
  return isOwedToUs ? -Math.abs(quantity) : Math.abs(quantity)
}

/** The account: each movement with the balance of its kind after it, the newest first, and what is open of each kind that was ever moved. */
export function palletAccount(movements: readonly PalletMovement[]): {
  balances: { kind: PalletKind; quantity: number }[]
  entries: (PalletMovement & { balance: number })[]
} {
  const balances = new Map<PalletKind, number>()
  const inOrder = movements.toSorted((a, b) => (a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day < b.day ? -1 : 1))
  const entries = inOrder.map((movement) => {
    const balance = (balances.get(movement.kind) ?? 0) + movement.quantity
    balances.set(movement.kind, balance)
    return { ...movement, balance }
  })
  return {
    balances: [...balances].map(([kind, quantity]) => ({ kind, quantity })),
    entries: entries.toReversed(),
  }
}
