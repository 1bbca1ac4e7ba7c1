import type * as z from 'zod/mini'
import { Document } from './documents.ts'
import { Load, Vehicle } from './fleet.ts'
import { Order } from './order.ts'
import { Partner } from './partners.ts'
import { Transport } from './transports.ts'

/**
 * The kinds of records a person opens, a line each, in the order in which they stand in lists of kinds. Their panels, scopes,
 * palette groups and words are named after them; the compiler lists what a new kind still needs.
 */
const schemas = {
  order: Order,
  transport: Transport,
  vehicle: Vehicle,
  partner: Partner,
  document: Document,
  load: Load,
}

export type RecordKind = keyof typeof schemas

/** A record of a kind, as the server answers with it. */
export type RecordOf<K extends RecordKind> = z.infer<(typeof schemas)[K]>

export const RECORD_KINDS = Object.keys(schemas) as RecordKind[]
