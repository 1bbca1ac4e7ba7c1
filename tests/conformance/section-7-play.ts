import { isDeepStrictEqual } from 'node:util'
import { ENTITY_KINDS, entities } from '#src/contract/entities.ts'
import { endpoints, type EndpointName } from '#src/contract/index.ts'
import { countOfLog, logPage } from '#mock-server/resources/audit/log.ts'
import type { Row } from '#mock-server/store/models.ts'
import type { Store } from '#mock-server/store/store.ts'
import { entityOf, kindOfEntity } from '#mock-server/write/unit-of-work.ts'
import { RewindableDatabase } from './rewindable-database.ts'
import type { AuditEntry } from '#src/contract/accounts/audit.ts'
import type { CallRow } from './section-7-row.ts'
import { callRows } from './section-7-rows.ts'
import { NOW, ROLE_NAMES, wire, type Answer, type RoleName } from './wire.ts'

export type Backend = ReturnType<typeof wire>

/** What came of a row's call when everybody who may not had tried it, and then the admin made it. */
interface CallRecord {
  /** Statuses of those who may not. */
  refusals: readonly number[]
  answer: Answer
  /** How many entries the call added to the log, and how many messages to the outbox. */
  logged: number
  /** What the log tells of this moment: those entries, and those of the calls before it. */
  entries: readonly AuditEntry[]
  published: number
  /** What came of taking back the event that the answer names. */
  undo: UndoRecord | undefined
}

interface UndoRecord {
  status: number
  /** What the event had changed and is not as it was before. */
  differences: readonly string[]
}

/** The row of a call. */
export function rowOf(name: EndpointName): CallRow {
  const row = callRows[name]
  if (row === undefined) throw new Error(`No row for ${name}`)
  return row
}

/** Method and path of a row's call, with what stands in the placeholders. */
export function lineOf({ call, path }: CallRow): string {
  const [method = '', own = ''] = call.split(' ')
  return `${method} ${path ?? own}`
}

export const refusedRoles = ({ may }: CallRow): RoleName[] =>
  ROLE_NAMES.filter((role) => may !== 'anybody' && !may.split(' ').includes(role))

/** Makes the calls a row needs before its own. */
export async function prepare(backend: Backend, row: CallRow, caller: RoleName = 'admin'): Promise<void> {
  const as = preparerOf(row, caller)
  for (const [line, body] of row.before ?? []) {
    const { status } = await backend.send(line, { as, body })
    if (status > 201) throw new Error(`${line} answered ${status}`)
  }
}

function preparerOf({ beforeAs = 'dispatcher' }: CallRow, caller: RoleName): RoleName {
  if (beforeAs !== 'another') return beforeAs
  return caller === 'dispatcher' ? 'admin' : 'dispatcher'
}

/** One backend for all rows, which goes back to the state before a row; a database on disk is new for each row. */
const database = process.env['MOCK_STORE'] === 'pglite' ? undefined : new RewindableDatabase({ now: () => NOW })
const shared = database && startShared(database)
let prepared: { row: CallRow; by: RoleName; mark: number } | undefined

async function startShared(database: RewindableDatabase) {
  const backend = wire({ database })
  for (const role of ROLE_NAMES) await backend.tokenOf(role)
  return { backend, database, start: database.mark }
}

/** The backend right before a row's call. The one that was answered before is no longer valid. */
export async function backendBefore(row: CallRow, caller: RoleName = 'admin'): Promise<Backend> {
  const state = await shared
  if (state === undefined) {
    const backend = wire()
    await prepare(backend, row, caller)
    return backend
  }
  const by = preparerOf(row, caller)
  if (prepared?.row === row && prepared.by === by) state.database.rewind(prepared.mark)
  else {
    state.database.rewind(state.start)
    prepared = undefined
    await prepare(state.backend, row, caller)
    prepared = { row, by, mark: state.database.mark }
  }
  return state.backend
}

const records = new Map<EndpointName, Promise<CallRecord>>()

/** Plays a row's call, once for all tables that read what came of it. */
export function playCall(name: EndpointName): Promise<CallRecord> {
  const record = records.get(name) ?? play(rowOf(name))
  records.set(name, record)
  return record
}

/** Calls that change something. */
export const changingCalls = (Object.keys(callRows) as EndpointName[]).filter(
  (name) => endpoints[name].method !== 'GET' && callRows[name]?.reads !== true,
)

async function play(row: CallRow): Promise<CallRecord> {
  const backend = await backendBefore(row)
  const { send, server } = backend
  const refusals: number[] = []
  for (const as of refusedRoles(row)) refusals.push((await send(lineOf(row), { as, body: row.body })).status)
  await backend.tokenOf('admin')
  await server.ready
  const store = server.store('nordkurs')
  const before = await traces(store)
  const answer = await send(lineOf(row), { body: row.body })
  const after = await traces(store)
  const logged = after.logged - before.logged
  const log = logged === 0 ? [] : (await logPage(store, { page: 1, limit: 20 })).data
  return {
    refusals,
    answer,
    logged,
    entries: log.filter(({ at }) => Date.parse(at) >= NOW),
    published: after.published - before.published,
    undo: await takeBack(backend, store, Object(answer.body).eventId),
  }
}

const traces = async (store: Store) => ({ logged: await countOfLog(store), published: await store.count('outbox') })

/** Takes an event back by the call of its kind of record. */
async function takeBack(backend: Backend, store: Store, eventId: unknown): Promise<UndoRecord | undefined> {
  const event = typeof eventId === 'string' ? await store.find('events', eventId) : undefined
  const kind = ENTITY_KINDS.find((known) => known === event?.kind)
  if (event === undefined || kind === undefined) return undefined
  const { undo } = entities[kind]
  if (undo === 'none') return undefined
  const path = endpoints[undo].path.replace('{id}', event.recordId)
  const { status } = await backend.send(`POST ${path}`, { body: { eventId } })
  return { status, differences: status === 200 ? await differencesFrom(store, event) : [] }
}

/** When a record was written last: taking a change back is a change. */
const STAMPS: ReadonlySet<string> = new Set(['lastUpdate', 'updated_at'])

/** What an event had changed and is not as it was before it; a transport that was created for an order is called off. */
async function differencesFrom(store: Store, event: Row<'events'>): Promise<string[]> {
  const differences: string[] = []
  for (const { entity, id, change, fields, follows } of event.changes ?? []) {
    const kind = kindOfEntity(entity)
    if (kind === undefined) continue
    const row = await store.find(entityOf(kind), id)
    const isCreated = change === 'created'
    const isGone = row === undefined || (isCreated && Reflect.get(row, 'status') === 'CANCELLED')
    if (isGone !== isCreated) differences.push(`${entity} ${id}`)
    if (row === undefined || change !== 'updated') continue
    for (const { field, from } of [...fields, ...follows]) {
      if (STAMPS.has(field)) continue
      const value: unknown = Reflect.get(row, field)
      if (!isDeepStrictEqual(value ?? null, from ?? null)) differences.push(`${entity} ${id} ${field}`)
    }
  }
  return differences
}
