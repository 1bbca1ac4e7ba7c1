import { epochToZoned, type PlainDate } from '../basics/dates.ts'

/** What tells the day of supply of an order; `statusSince` is ISO 8601 in UTC. */
export interface SuppliedOrder {
  status: string
  statusSince?: string | undefined
  /** The day of unloading, which an order keeps when it is billed and when its invoice is cancelled. */
  deliveredOn?: PlainDate | undefined
  /** The planned day. */
  deliveryDate?: PlainDate | undefined
}

/**
 * The day of supply of an order: the one on which its goods were unloaded, whenever its status was set. Orders stored before they kept that
 * day have the day of their status, and the planned one once they are billed. Source: § 14 Abs. 4 Nr. 6, § 13 Abs. 1 Nr. 1 a UStG
 */
export function dayOfSupply({ status, statusSince, deliveredOn, deliveryDate }: SuppliedOrder): PlainDate | undefined {
  if (deliveredOn !== undefined) return deliveredOn
  if (status === 'DELIVERED' && statusSince !== undefined) return epochToZoned(Date.parse(statusSince)).date
  return deliveryDate
}
