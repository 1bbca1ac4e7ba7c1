import { entities, type EntityKind } from '#src/contract/entities.ts'
import type { Store } from '../../store/store.ts'

/** What people call a record, by the first of these that it has. */
const NAMES = ['orderNumber', 'number', 'licencePlate', 'name', 'subject', 'order_number', 'title', 'recipientName']

const nameOf = (row: object): string | undefined =>
  NAMES.map((field) => Reflect.get(row, field) as unknown).find(
    (value): value is string => typeof value === 'string' && value !== '',
  )

/** Names of the records that entries are about, by `<kind> <id>`; of what is there no more none. A read for each kind. */
export async function namesOf(
  store: Store,
  entries: readonly { kind: string; recordId: string }[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const kind of new Set(entries.map((entry) => entry.kind))) {
    if (!Object.hasOwn(entities, kind)) continue
    const ids = new Set(entries.filter((entry) => entry.kind === kind).map(({ recordId }) => recordId))
    const rows = await store.findMany(entities[kind as EntityKind].entity, [...ids])
    for (const row of rows) {
      const name = kind === 'partner' || kind === 'user' ? (Reflect.get(row, 'name') as string) : nameOf(row)
      if (name !== undefined) names.set(`${kind} ${row.id}`, name)
    }
  }
  return names
}
