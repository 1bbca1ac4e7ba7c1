import * as z from 'zod/mini'
import { localStore } from '#src/storage/browser.ts'
import { named, type Slot } from '#src/storage/slot.ts'
import { slots } from '#src/storage/slots.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'
import { fieldOf, valuesOf, type EditableFields, type EditableRecord, type Field } from '../field.ts'
import type { FieldLine, FieldValue } from '../kinds/kinds.ts'

/** A field that is being typed in, is under way to the server, or did not arrive there. */
export interface OpenField<T = EditableRecord> {
  text: string
  /** The values and the version of the record the edit started from (decision A21). */
  base: readonly (FieldValue | undefined)[]
  version: number
  /** The text is as the edit began: nothing would be lost. */
  isFresh: boolean
  state: 'open' | 'sending' | 'failed' | 'conflict'
  /** What is sent beside the text, where that is a suggestion that was taken. */
  also?: Readonly<Record<string, FieldValue>> | undefined
  /** What is on the way, already read. */
  values?: readonly FieldValue[]
  failure?: { message: string; isOffline: boolean } | undefined
  /** The record as somebody else has made it meanwhile. */
  theirs?: T | undefined
  /** Who that was and when, where the server says so. */
  theirsBy?: { person: string; at: string } | undefined
  /** One key per intent: sent again with what it was sent with before (decision A6). */
  sent?: { key: string; body: string }
}

export type OpenFields<T = EditableRecord> = ReadonlyMap<string, OpenField<T>>

/** Who works here: what is typed is kept per tenant and person (decision A14). */
export interface Person {
  tenantId: string
  userId: string
}

/** The fields of records of one kind somebody types in. It outlives panels and reloads; a live update never touches it. */
export interface FieldStore<T extends EditableRecord = EditableRecord> {
  of(recordId: string): OpenFields<T>
  /** Begins an edit with the record as it is now; one under way stays as it is. */
  start(record: T, field: Field<T>): void
  change(recordId: string, id: string, change: Partial<OpenField<T>>): void
  end(recordId: string, id: string): void
  /** An own change made the record of version `from` this one: edits that began there go on from here, untouched ones with what it holds. */
  follow(record: T, from: number): void
  /** Does this after what was begun for the record before. */
  inTurn(recordId: string, work: () => Promise<void>): Promise<void>
  subscribe(listener: () => void): () => void
}

/** The stores of a session, one per declaration of fields. */
export interface FieldStores {
  of<T extends EditableRecord>(fields: EditableFields<T>, person: Person): FieldStore<T>
}

/** What is typed in this session, of every kind of record. */
export const fieldStores: SessionValue<FieldStores> = {
  create() {
    const stores = new Map<unknown, unknown>()
    return {
      of<T extends EditableRecord>(fields: EditableFields<T>, person: Person): FieldStore<T> {
        if (!stores.has(fields)) stores.set(fields, createFieldStore(fields, person))
        return stores.get(fields) as FieldStore<T>
      },
    }
  },
}

const Line = z.record(z.string(), z.union([z.string(), z.number()]))
const Value = z.catch(z.optional(z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(Line)])), undefined)
const Kept = z.record(
  z.string(),
  z.object({
    text: z.string().check(z.maxLength(10_000)),
    base: z.array(Value).check(z.maxLength(4)),
    version: z.number(),
    also: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
    sent: z.optional(
      z.object({ key: z.string().check(z.maxLength(100)), body: z.string().check(z.maxLength(20_000)) }),
    ),
  }),
)

/** A value of a record as a field takes it; what is none counts as nothing. */
function asValue(value: unknown): FieldValue | undefined {
  if (Array.isArray(value)) return value.filter((line): line is FieldLine => typeof line === 'object' && line !== null)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}

/** Makes the store of one kind of record for a person; what was typed before a reload is read back from local storage. */
export function createFieldStore<T extends EditableRecord>(
  fields: EditableFields<T>,
  { tenantId, userId }: Person,
): FieldStore<T> {
  const NONE: OpenFields<T> = new Map()
  const known = new Map<string, OpenFields<T>>()
  const turns = new Map<string, Promise<void>>()
  const listeners = new Set<() => void>()
  const storage = localStore.scoped(tenantId, userId)
  // JSON has no undefined inside lists: what was nothing comes back as null, which says the same.
  const slotOf = (recordId: string): Slot<unknown> => named(slots.draft, `${fields.kind}-field.${recordId}`)

  function restored(recordId: string): OpenFields<T> {
    const kept = Kept.safeParse(storage.get(slotOf(recordId)))
    if (!kept.success) return NONE
    const still = Object.entries(kept.data).filter(([id]) => fieldOf(fields, id) !== undefined)
    return new Map(still.map(([id, entry]) => [id, { ...entry, isFresh: false, state: 'open' as const }]))
  }

  /** Keeps what is typed here; what another tab has typed in other fields of the same record stays beside it. */
  function keep(recordId: string, open: OpenFields<T>, before: OpenFields<T>): void {
    const stored = Object.entries(Kept.safeParse(storage.get(slotOf(recordId))).data ?? {})
    const foreign = stored.filter(([id]) => before.get(id)?.isFresh !== false)
    const own = [...open]
      .filter(([, { isFresh }]) => !isFresh)
      .map(([id, { text, base, version, also, sent }]) => [id, { text, base, version, also, sent }] as const)
    if (foreign.length + own.length === 0) return storage.remove(slotOf(recordId))
    storage.set(slotOf(recordId), Object.fromEntries([...foreign, ...own]))
  }

  function write(recordId: string, open: OpenFields<T>): void {
    keep(recordId, open, known.get(recordId) ?? NONE)
    known.set(recordId, open)
    for (const listener of listeners) listener()
  }

  function of(recordId: string): OpenFields<T> {
    const held = known.get(recordId) ?? restored(recordId)
    known.set(recordId, held)
    return held
  }

  return {
    of,
    start(record, field) {
      const open = of(record.id)
      if (open.has(field.id)) return
      const base = valuesOf(record, field).map(asValue)
      const text = field.kind.typed(base)
      write(
        record.id,
        new Map([...open, [field.id, { text, base, version: record.version, isFresh: true, state: 'open' }]]),
      )
    },
    change(recordId, id, change) {
      const open = of(recordId)
      const entry = open.get(id)
      if (entry === undefined) return
      write(recordId, new Map([...open, [id, { ...entry, ...change }]]))
    },
    end(recordId, id) {
      const open = new Map(of(recordId))
      if (open.delete(id)) write(recordId, open)
    },
    follow(record, from) {
      const { id: recordId, version } = record
      const moved = (id: string, entry: OpenField<T>): OpenField<T> => {
        const field = fieldOf(fields, id)
        if (!entry.isFresh || field === undefined) return { ...entry, version }
        const base = valuesOf(record, field).map(asValue)
        return { ...entry, version, base, text: field.kind.typed(base) }
      }
      const open = [...of(recordId)].map(
        ([id, entry]) => [id, entry.version === from ? moved(id, entry) : entry] as const,
      )
      write(recordId, new Map(open))
    },
    inTurn(recordId, work) {
      const turn = (turns.get(recordId) ?? Promise.resolve()).then(work).finally(() => {
        if (turns.get(recordId) === turn) turns.delete(recordId)
      })
      turns.set(recordId, turn)
      return turn
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
