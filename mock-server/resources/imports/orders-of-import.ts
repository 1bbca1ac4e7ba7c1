import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { isTakingBack } from '../../write/undo.ts'

type Import = Row<'imports'>

/** The orders of imports that are there: what was taken back or deleted counts no more. */
async function ordersOf(store: Store, importIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map(importIds.map((id): [string, string[]] => [id, []]))
  for (const importId of importIds) {
    const rows = await store.all('importRows', { importId }, [{ field: 'line' }, { field: 'part' }])
    const orderIds = rows.map(({ orderId }) => orderId)
    const there = new Set((await store.pick('orders', orderIds, ['id'])).map(({ id }) => id))
    found.set(
      importId,
      orderIds.filter((id) => there.has(id)),
    )
  }
  return found
}

/** Imports with the number of their orders. */
export async function withOrderCounts(store: Store, rows: readonly Import[]): Promise<Import[]> {
  const orders = await ordersOf(
    store,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, created: orders.get(row.id)?.length ?? 0 }))
}

/** What was done and still holds: not taken back, and not itself the taking back of something. */
async function eventsOf(store: Store, importId: string): Promise<string[]> {
  const events = await store.all('events', { recordId: importId, kind: 'import' }, [{ field: 'seq' }])
  const gone = new Set(events.map(({ payload }) => payload?.['undoes']))
  return events.filter((event) => !isTakingBack(event) && !gone.has(event.id)).map(({ id }) => id)
}

/** One import with the ids of its orders, in the order of its rows, and of the events that made them. */
export async function withOrders(
  store: Store,
  row: Import,
): Promise<Import & { createdAt: string; updatedAt: string }> {
  const orderIds = (await ordersOf(store, [row.id])).get(row.id) ?? []
  return { ...row, created: orderIds.length, orderIds, eventIds: await eventsOf(store, row.id) }
}
