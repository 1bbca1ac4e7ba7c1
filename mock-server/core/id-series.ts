import type { Store } from '../store/store.ts'

/** Ids of one call: one series per tenant, read once and kept at the end, so that making one needs no waiting. */
export async function idSeries(store: Store) {
  const id = `${store.tenantId}:ids`
  const counter = await store.find('counters', id)
  const first = counter?.value ?? 0
  let value = first
  return {
    newId: (prefix: string) => `${prefix}-${store.tenantId}-${(value += 1)}`,
    keep: async () => {
      if (value === first) return
      if (counter) await store.patch('counters', id, { value })
      else await store.insert('counters', { id, value })
    },
  }
}
