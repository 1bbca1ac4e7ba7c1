import { entities, type EntityKind } from '#src/contract/entities.ts'
import type { FieldChange } from '#src/contract/orders/events.ts'
import type { Store } from '../../store/store.ts'
import { kindOfEntity } from '../../write/unit-of-work.ts'

/** What people call a record, by the first of these that it has. */
const NAMES = [
  ...['orderNumber', 'number', 'licencePlate', 'loadId', 'name', 'subject', 'order_number', 'title', 'recipientName'],
  ...['description', 'text', 'month'],
]

/** Records that a record without a name of its own is named after. */
const NAMED_AFTER = ['orderId', 'partnerId', 'carrierId', 'customerId', 'loadId', 'createdBy', 'day']

/** Kinds of the records that fields name by their ids. */
const REFERENCES: Readonly<Record<string, EntityKind>> = {
  carrierId: 'partner',
  acceptedCarrierId: 'partner',
  customerId: 'partner',
  partnerId: 'partner',
  twinId: 'partner',
  vehicleId: 'vehicle',
  assignedVehicleId: 'vehicle',
  driverId: 'driver',
  coDriverId: 'driver',
  orderId: 'order',
  order_id: 'order',
  transportId: 'transport',
  transport_id: 'transport',
  tourId: 'tour',
  documentId: 'document',
  proofId: 'document',
  invoiceId: 'invoice',
  assigneeId: 'user',
  handlerId: 'user',
  userId: 'user',
}

/** Events looked through for records that are there no more. */
const MOST_EVENTS = 500

interface NamedEntry {
  kind: string
  recordId: string
  changes: readonly FieldChange[]
  /** The record as it was made or taken away. */
  row?: object | undefined
}

const textIn = (row: object, fields: readonly string[]): string | undefined =>
  fields
    .map((field) => Reflect.get(row, field) as unknown)
    .find((value): value is string => typeof value === 'string' && value !== '')

const nameOf = (kind: string, row: object): string | undefined =>
  textIn(row, kind === 'partner' || kind === 'user' ? ['name'] : NAMES)

/** Names of records by kind and id, also of those that are there no more; a read for each kind. */
export class RecordNames {
  private readonly rows = new Map<string, object>()
  private constructor(private readonly store: Store) {}

  /** Reads all that entries of the log name: their records, and those their changes name by id. */
  static async of(store: Store, entries: readonly NamedEntry[]): Promise<RecordNames> {
    const names = new RecordNames(store)
    for (const { kind, recordId, row } of entries) if (row) names.rows.set(`${kind} ${recordId}`, row)
    await names.read(entries)
    await names.read(
      entries.flatMap(({ changes }) =>
        changes.flatMap(({ field, from, to }) => {
          const kind = REFERENCES[field]
          return kind === undefined ? [] : [from, to].filter(isText).map((recordId) => ({ kind, recordId }))
        }),
      ),
    )
    await names.read(
      [...names.rows.values()].flatMap((row) =>
        NAMED_AFTER.flatMap((field) => {
          const [kind, recordId] = [REFERENCES[field], Reflect.get(row, field) as unknown]
          return kind !== undefined && isText(recordId) ? [{ kind, recordId }] : []
        }),
      ),
    )
    return names
  }

  private async read(heads: readonly { kind: string; recordId: string }[]): Promise<void> {
    for (const kind of new Set(heads.map((head) => head.kind))) {
      if (!Object.hasOwn(entities, kind)) continue
      const ids = heads.filter((head) => head.kind === kind).map(({ recordId }) => recordId)
      const asked = [...new Set(ids)].filter((id) => !this.rows.has(`${kind} ${id}`))
      const rows = await this.store.findMany(entities[kind as EntityKind].entity, asked)
      for (const row of rows) this.rows.set(`${kind} ${row.id}`, row)
      await this.readRemoved(kind, asked)
    }
  }

  /** What was taken away is named by the event that did it. */
  private async readRemoved(kind: string, asked: readonly string[]): Promise<void> {
    const missing = asked.filter((id) => !this.rows.has(`${kind} ${id}`))
    if (missing.length === 0) return
    const where = { kind, recordId: { in: missing } }
    const { data } = await this.store.page('events', {
      where,
      sort: [{ field: 'createdAt', order: 'desc' }],
      limit: MOST_EVENTS,
    })
    for (const { changes = [] } of data) {
      for (const { id, entity, row } of changes) {
        if (row && kindOfEntity(entity) === kind && !this.rows.has(`${kind} ${id}`)) this.rows.set(`${kind} ${id}`, row)
      }
    }
  }

  /** What people call a record; undefined of one that nobody has named. */
  find(kind: string, id: string): string | undefined {
    const row = this.rows.get(`${kind} ${id}`)
    if (row === undefined) return undefined
    const own = nameOf(kind, row)
    if (own !== undefined) return own
    for (const field of NAMED_AFTER) {
      const value: unknown = Reflect.get(row, field)
      if (!isText(value)) continue
      const other = REFERENCES[field]
      const named = other === undefined ? undefined : this.rows.get(`${other} ${value}`)
      const name = named === undefined || other === undefined ? undefined : nameOf(other, named)
      if (name !== undefined || other === undefined) return name ?? value
    }
    return undefined
  }

  /** Changes with names in the place of ids. */
  named(changes: readonly FieldChange[]): FieldChange[] {
    return changes.map((change) => {
      const kind = REFERENCES[change.field]
      if (kind === undefined) return change
      const name = (value: unknown) => (isText(value) ? this.find(kind, value) : value)
      return { ...change, from: name(change.from), to: name(change.to) }
    })
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
