import type { KnownRow } from '#src/contract/imports/import.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { withOrderCounts } from './orders-of-import.ts'

/** Fingerprints of one question to the store. */
const AT_ONCE = 500

interface KnownAsked {
  contentHash?: string | undefined
  fingerprints: readonly string[]
}

/** Which rows were taken in before, and the last import of the same rows that something is left of. */
export async function knownRows(store: Store, { contentHash, fingerprints }: KnownAsked) {
  const rows: KnownRow[] = []
  for (let at = 0; at < fingerprints.length; at += AT_ONCE) {
    rows.push(...(await knownOf(store, fingerprints.slice(at, at + AT_ONCE))))
  }
  return { rows, before: contentHash === undefined ? undefined : await lastOf(store, contentHash) }
}

async function knownOf(store: Store, fingerprints: readonly string[]): Promise<KnownRow[]> {
  const kept = await store.all('importRows', { fingerprint: { in: [...new Set(fingerprints)] } })
  const orders = new Map(
    (
      await store.pick(
        'orders',
        kept.map(({ orderId }) => orderId),
        ['id', 'orderNumber', 'createdAt'],
      )
    ).map((order) => [order.id, order]),
  )
  const imports = new Map(
    (await store.findMany('imports', [...new Set(kept.map(({ importId }) => importId))])).map((one) => [one.id, one]),
  )
  return kept.flatMap(({ fingerprint, part, importId, orderId }) => {
    const order = orders.get(orderId)
    const from = imports.get(importId)
    if (!order) return []
    return {
      ...{ fingerprint, part, importId, orderId, orderNumber: order.orderNumber },
      importName: from?.name ?? '',
      importedAt: from?.createdAt ?? order.createdAt ?? '',
      importedBy: from?.createdBy,
    }
  })
}

async function lastOf(store: Store, contentHash: string): Promise<Row<'imports'> | undefined> {
  const same = await store.all('imports', { contentHash }, [{ field: 'createdAt', order: 'desc' }])
  return (await withOrderCounts(store, same)).find(({ created }) => created > 0)
}
