import type { Document } from './documents.ts'
import type { Driver } from './drivers.ts'
import type { EnhancedOrder } from './enhanced-orders.ts'
import type { Load } from './loads.ts'
import type { Message } from './messages.ts'
import type { Order } from './order.ts'
import type { Partner } from './partners.ts'
import type { Transport } from './transports.ts'
import type { Vehicle } from './vehicles.ts'

/**
 * The kinds of records a person opens, and a record of each as the server answers with it. Their panels, scopes, palette groups
 * and words are named after them; the compiler lists what a new kind still needs.
 */
interface Records {
  order: Order
  transport: Transport
  vehicle: Vehicle
  driver: Driver
  partner: Partner
  document: Document
  load: Load
  message: Message
  enhancedOrder: EnhancedOrder
}

export type RecordKind = keyof Records

/** A record of a kind. */
export type RecordOf<K extends RecordKind> = Records[K]

const kinds: Record<RecordKind, true> = {
  order: true,
  transport: true,
  vehicle: true,
  driver: true,
  partner: true,
  document: true,
  load: true,
  message: true,
  enhancedOrder: true,
}

/** All of them, in the order in which they stand in lists of kinds. */
export const RECORD_KINDS = Object.keys(kinds) as RecordKind[]
