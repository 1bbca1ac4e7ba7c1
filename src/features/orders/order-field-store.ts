import * as z from 'zod/mini'
import { browserStorage, createStore, named, slots, type Slot } from '#src/api/storage.ts'
import type { Order } from '#src/contract/order.ts'
import { orderField, valuesOf, type OrderField } from './order-fields.ts'
import type { FieldValue } from './order-field-kinds.ts'

/** A field that is being typed in, is under way to the server, or did not arrive there. */
export interface OpenField {
  text: string
  /** The values and the version of the order the edit started from (decision A21). */
  base: readonly (FieldValue | undefined)[]
  version: number
  /** The text is as the edit began: nothing would be lost. */
  isFresh: boolean
  state: 'open' | 'sending' | 'failed' | 'conflict'
  /** What is on the way, already read. */
  values?: readonly FieldValue[]
  failure?: { message: string; isOffline: boolean }
  /** The order as somebody else has made it meanwhile. */
  theirs?: Order
  /** One key per wish: sent again with what it was sent with before (decision A6). */
  sent?: { key: string; body: string }
}

export type OpenFields = ReadonlyMap<string, OpenField>

/** Who works here: what is typed is kept per tenant and person (decision A14); `scope` lives as long as the session. */
export interface Owner {
  tenantId: string
  userId: string
  scope: object
}

const NONE: OpenFields = new Map()
const sessions = new WeakMap<object, Map<string, OpenFields>>()
const listeners = new Set<() => void>()

const Value = z.catch(z.optional(z.union([z.string(), z.number(), z.null()])), undefined)
const Kept = z.record(
  z.string(),
  z.object({
    text: z.string().check(z.maxLength(10_000)),
    base: z.array(Value).check(z.maxLength(4)),
    version: z.number(),
    sent: z.optional(
      z.object({ key: z.string().check(z.maxLength(100)), body: z.string().check(z.maxLength(20_000)) }),
    ),
  }),
)

/** JSON has no undefined inside lists: what was nothing comes back as null, which says the same. */
const slotOf = (orderId: string): Slot<unknown> => named(slots.draft, `order-field.${orderId}`)
const storage = createStore(browserStorage(), window)
const storeOf = ({ tenantId, userId }: Owner) => storage.scoped(tenantId, userId)

function fieldsOfSession({ scope }: Owner): Map<string, OpenFields> {
  const known = sessions.get(scope) ?? new Map<string, OpenFields>()
  sessions.set(scope, known)
  return known
}

/** What was typed and not yet saved before a reload, as open fields. */
function restored(owner: Owner, orderId: string): OpenFields {
  const kept = Kept.safeParse(storeOf(owner).get(slotOf(orderId)))
  if (!kept.success) return NONE
  const fields = Object.entries(kept.data).filter(([id]) => orderField(id) !== undefined)
  return new Map(fields.map(([id, entry]) => [id, { ...entry, isFresh: false, state: 'open' as const }]))
}

/** Keeps what is typed here; what another tab has typed in other fields of the same order stays beside it. */
function keep(owner: Owner, orderId: string, fields: OpenFields, before: OpenFields): void {
  const worth = [...fields].filter(([, { isFresh }]) => !isFresh)
  const store = storeOf(owner)
  const stored = Object.entries(Kept.safeParse(store.get(slotOf(orderId))).data ?? {})
  const foreign = stored.filter(([id]) => before.get(id)?.isFresh !== false)
  const own = worth.map(([id, { text, base, version, sent }]) => [id, { text, base, version, sent }] as const)
  if (foreign.length + own.length === 0) return store.remove(slotOf(orderId))
  store.set(slotOf(orderId), Object.fromEntries([...foreign, ...own]))
}

function write(owner: Owner, orderId: string, fields: OpenFields): void {
  const session = fieldsOfSession(owner)
  keep(owner, orderId, fields, session.get(orderId) ?? NONE)
  session.set(orderId, fields)
  for (const listener of listeners) listener()
}

/** The fields of orders somebody types in. What is typed outlives panels, reloads and sessions; a live update never touches it. */
export const openFields = {
  of(owner: Owner, orderId: string): OpenFields {
    const session = fieldsOfSession(owner)
    const known = session.get(orderId)
    if (known !== undefined) return known
    const found = restored(owner, orderId)
    session.set(orderId, found)
    return found
  },
  /** Begins an edit with the order as it is now; one under way stays as it is. */
  start(owner: Owner, order: Order, field: OrderField): void {
    const fields = openFields.of(owner, order.id)
    if (fields.has(field.id)) return
    const base = valuesOf(order, field).map((value) =>
      typeof value === 'string' || typeof value === 'number' ? value : undefined,
    )
    const entry = { text: field.kind.typed(base), base, version: order.version, isFresh: true, state: 'open' } as const
    write(owner, order.id, new Map([...fields, [field.id, entry]]))
  },
  change(owner: Owner, orderId: string, id: string, change: Partial<OpenField>): void {
    const fields = openFields.of(owner, orderId)
    const entry = fields.get(id)
    if (entry === undefined) return
    write(owner, orderId, new Map([...fields, [id, { ...entry, ...change }]]))
  },
  end(owner: Owner, orderId: string, id: string): void {
    const fields = new Map(openFields.of(owner, orderId))
    if (fields.delete(id)) write(owner, orderId, fields)
  },
  /** An own change made `version` out of `from`: edits that began at `from` go on from there. */
  follow(owner: Owner, orderId: string, from: number, version: number): void {
    const fields = openFields.of(owner, orderId)
    const moved = [...fields].map(
      ([id, entry]) => [id, entry.version === from ? { ...entry, version } : entry] as const,
    )
    write(owner, orderId, new Map(moved))
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
