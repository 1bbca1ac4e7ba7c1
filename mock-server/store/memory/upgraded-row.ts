import { fieldsOfNotes } from '#src/domain/orders/notes.ts'
import type { FlatRow } from '../columns.ts'
import type { EntityName } from '../models.ts'

/**
 * A row that an earlier run kept, in today's shape. An order with one UN number and class was kept before it had lines, and
 * what its notes said in words moves into the fields it has now: once, as the row is kept in today's shape afterwards.
 */
export function upgradedRow(entity: EntityName, row: FlatRow): FlatRow {
  // Kept before there were tours: it is on the one that is made for its order.
  if (entity === 'transports' && row['orderId'] && !('tourId' in row))
    return { ...row, tourId: `tou-${String(row['id']).slice(4)}` }
  // Kept before the inbox said since when an e-mail stands in it.
  if (entity === 'emails' && !('listedAt' in row))
    return { ...row, listedAt: row['followUpAt'] ? null : (row['receivedAt'] ?? null) }
  // Kept while whoever sent a campaign said where the product is.
  if (entity === 'campaigns' && 'origin' in row) {
    const { origin: _, ...kept } = row
    return kept
  }
  if (entity !== 'orders' || !('adrUnNumber' in row)) return row
  const { adrUnNumber, adrClass, internalNotes, ...kept } = row
  const notes = typeof internalNotes === 'string' ? internalNotes : ''
  const { fields, rest } = fieldsOfNotes(notes)
  const { packingGroup, tunnelCode, ...others } = fields
  const line = { unNumber: adrUnNumber, class: adrClass ?? undefined, packingGroup, tunnelCode }
  return {
    ...kept,
    ...others,
    internalNotes: rest === '' ? null : rest,
    dangerousGoods: adrUnNumber ? JSON.stringify([line]) : null,
  }
}
