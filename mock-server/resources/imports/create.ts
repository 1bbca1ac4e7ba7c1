import type { ImportedPart, ImportHead, ImportResult, ImportRow } from '#src/contract/imports/import.ts'
import { HttpError } from '../../core/http-error.ts'
import { notNow, type RuleContext, stamp } from '../../core/rule-context.ts'
import { act } from '../../write/act.ts'
import type { MakingContext } from '../../write/resource-writes.ts'
import { createOrderFromDraft } from '../orders/draft/create.ts'
import { withOrderCounts } from './orders-of-import.ts'

interface PartInput {
  importId: string
  head: ImportHead
  rows: readonly ImportRow[]
}

/** What a row became is kept under this id: no two orders have the same. */
const keyOfRow = ({ fingerprint, part }: Pick<ImportRow, 'fingerprint' | 'part'>) => `${fingerprint}.${part}`

/**
 * Makes orders of a part of an import, each in a savepoint of its own: a row that is refused leaves no trace and stops no other. A
 * row that has an order already, in whichever import, is answered with that. All that is made has one event.
 */
export async function createPart(context: MakingContext, input: PartInput): Promise<ImportedPart> {
  const { store } = context
  const { importId, rows } = input
  await beginImport(context, input)
  const before = await store.findMany('importRows', rows.map(keyOfRow))
  await store.findMany(
    'orders',
    before.map(({ orderId }) => orderId),
  )
  const results: ImportResult[] = []
  const said = { type: 'imported', payload: { source: 'import', name: input.head.name } }
  const eventId = await act(context, { kind: 'import', id: importId }, said, async () => {
    // One after the other: a customer that one row brings is known to the next.
    for (const row of rows) results.push(await resultOf(context, row, input))
  })
  const found = await store.find('imports', importId)
  const [shown] = await withOrderCounts(store, found ? [found] : [])
  if (!shown) throw new Error(`Import ${importId} is gone`)
  return { import: shown, results, eventId }
}

/** The import as it is kept, from its first part on; 409 where its id says another list. */
async function beginImport(context: RuleContext, { importId, head }: PartInput): Promise<void> {
  const { store, session } = context
  const there = await store.find('imports', importId)
  if (there) {
    if (there.contentHash !== head.contentHash || there.createdById !== session.userId)
      throw notNow('reason.import.otherList', 'OTHER_IMPORT')
    return
  }
  const now = stamp(context)
  const by = { createdBy: session.userName, createdById: session.userId }
  await store.insert('imports', { id: importId, ...head, created: 0, ...by, createdAt: now, updatedAt: now })
}

async function resultOf(context: MakingContext, row: ImportRow, input: PartInput): Promise<ImportResult> {
  const { line, part } = row
  try {
    return await context.store.savepoint(() => orderOf(context, row, input))
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { message, fieldErrors = [] } = error.answer
    const issues = fieldErrors.map((issue) => ({ values: undefined, severity: 'error' as const, ...issue }))
    return { ...nothing, line, part, outcome: 'refused', message, fieldErrors: issues }
  }
}

const nothing = {
  orderId: undefined,
  orderNumber: undefined,
  importedAt: undefined,
  message: undefined,
  fieldErrors: [],
} satisfies Partial<ImportResult>

async function orderOf(context: MakingContext, row: ImportRow, input: PartInput): Promise<ImportResult> {
  const { store } = context
  const { importId, head } = input
  const { line, part, fingerprint, draft, price, note } = row
  const id = keyOfRow(row)
  const kept = await store.find('importRows', id)
  const there = kept && (await store.find('orders', kept.orderId))
  if (there) {
    const known = { orderId: there.id, orderNumber: there.orderNumber, importedAt: there.createdAt }
    return { ...nothing, line, part, outcome: 'known', ...known }
  }
  const { order } = await createOrderFromDraft({ ...context, ifMatch: undefined }, draft, {
    source: 'import',
    from: { importId, name: head.name, line },
    customerPrice: price,
    notes: note,
  })
  const values = { fingerprint, part, importId, line, orderId: order.id }
  // Its order of then was taken back or deleted.
  if (kept) await store.patch('importRows', id, values)
  else await store.insert('importRows', { id, ...values })
  return { ...nothing, line, part, outcome: 'created', orderId: order.id, orderNumber: order.orderNumber }
}
