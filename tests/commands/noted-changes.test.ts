import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { createRegistry } from '#src/app/commands/commands.ts'
import { allCommands } from '#src/app/commands/all-commands.late.ts'
import type { CommandContext, FocusedRecord } from '#src/commands/gate/command.ts'
import { availability } from '#src/commands/gate/availability.ts'
import { LOCAL, type UndoEntry } from '#src/commands/undo/steps.ts'
import { endpoints, type Call, type EndpointName } from '#src/contract/index.ts'
import { entities } from '#src/contract/entities.ts'
import { dispatchLists } from '#src/features/dispatch/parts/lists.ts'
import { pdfFile } from '#tests/support/upload.ts'
import { seededBackend } from '#tests/mock-server/seeded-backend.ts'
import { context, recordingServices } from './support.ts'

const ADMIN = 'admin@nordkurs'
const registry = createRegistry(allCommands)
const all = registry.all.filter(({ id }) => !id.startsWith('undo.'))
const changing = all.filter(({ changesData }) => changesData === true)

/** Open a dialog where the change is typed and looked at, or the choices of another command; `tests/app` proves that what they send is noted. */
const TYPED: readonly string[] = [
  // Stand on the planning board, with something in hand or a tour under the cursor.
  'carry.drop',
  // Does what another command has done.
  'change.repeat',
  'carry.dropWithReason',
  'tours.unplan',
  'documentTemplates.delete',
  'documentTemplates.manage',
  // Read in the page, by a worker.
  'documents.read',
  'documents.readBy',
  'documents.setOrder',
  'drivers.absent',
  'drivers.create',
  'loadingPoints.create',
  'loadingPoints.update',
  'messages.informDriver',
  'messages.requestProof',
  'messages.sendTransportOrder',
  'orders.sendConfirmation',
  'loads.create',
  'loads.setCarrier',
  'loads.setDriver',
  'loads.setVehicle',
  'orders.changePrice',
  'orders.shiftDates',
  // What is planned is marked in a panel, on a board that is drawn.
  'proposals.plan',
  'proposals.planWithReason',
  'proposals.take',
  'transports.create',
  'vehicles.block',
  'vehicles.create',
  // The vehicle of this world has tours, and no block: deleting is refused, and there is nothing to lift.
  'vehicles.delete',
  'vehicles.unblock',
  'vehicles.update',
  // Of files on their way; the file's own step takes it back.
  'uploads.choose1',
  'uploads.choose2',
  'uploads.choose3',
  // On the screens of what comes from outside, with a row, a proposal or an open form; shown by their booted tests.
  'emails.assign',
  'emails.clearFollowUp',
  'emails.createOrder',
  'emails.done',
  'emails.followUp',
  'emails.ignore',
  'emails.receive',
  'emails.receiveFile',
  'emails.reopen',
  'emails.reply',
  'imports.create',
  'matching.accept',
  'matching.acceptWithReason',
  'offers.accept',
  'offers.acceptBest',
  'offers.acceptMatch',
  'offers.bulkMatch',
  'offers.create',
  'offers.createOrder',
  'offers.reject',
  'priceRequests.cancel',
  'priceRequests.create',
  'quotes.accept',
  'quotes.acceptWithReason',
  'quotes.enter',
  'quotes.negotiate',
  'recurringOrders.create',
  'recurringOrders.delete',
  'recurringOrders.fromOrder',
  'recurringOrders.pause',
  'recurringOrders.skip',
  'recurringOrders.skipNext',
  'replyTemplates.manage',
]

/** One world for all: each command finds a record of its own in it. */
const backend = seededBackend()

/** What a command was seen to send, and what it noted of that. */
const seen = new Map<string, { sent: string[]; noted: UndoEntry[] }>()

/** Reads that ask by POST because their question is long. */
const READS = /^orders\.(statistics|search)$/

/** What a person does not take back: it changes no record. */
const NO_RECORD = /^(auditLogs|auth|csrf|wizard)\./

/** Runs a command on one record, as an admin who answers every question. */
async function runOn(
  id: string,
  focusOf: (call: Call) => Promise<FocusedRecord | 'alert' | undefined>,
): Promise<boolean> {
  const sent: string[] = []
  const noted: UndoEntry[] = []
  const call = (async (
    name: EndpointName,
    input: { params?: Record<string, string>; query?: object; body?: unknown; ifMatch?: number },
  ) => {
    const answer = await backend.ask(ADMIN, name, input as never)
    if (answer.status >= 400) {
      const { message, code } = answer.refusal as { message: string; code?: string }
      throw new ApiError({ endpoint: name, kind: 'http', status: answer.status, message, code, body: answer.refusal })
    }
    if (endpoints[name].method !== 'GET' && !NO_RECORD.test(name) && !READS.test(name)) sent.push(name)
    return endpoints[name].response.parse(answer.body)
  }) as unknown as Call
  const services = recordingServices([], {
    call,
    remember: (...entries) => void noted.push(...entries),
    confirm: () => Promise.resolve(true),
    async ask({ line, send }) {
      const text = ['Ein Grund', '45 Ein Grund'].find((typed) => line?.(typed) === undefined) ?? ''
      await send?.(text)
      return text
    },
  })
  const focus = await focusOf(call)
  if (focus === undefined) return false
  const here: CommandContext = context({
    session: { userId: 'usr-nordkurs-admin', role: 'admin', tenantId: 'nordkurs', demo: true },
    services,
    ...(focus !== 'alert' && { focus }),
  })
  if (focus === 'alert') {
    // One that tells of a registration goes for good with the answer to it: that answer has no way back.
    const { data } = await call('alerts.list', {})
    const alert = data.find((one) => !one.read && !one.id.startsWith('alt-member-'))
    if (alert) services.sessionValue(dispatchLists).focusAlert(alert)
  }
  const command = registry.get(id)
  if (command === undefined || availability(command, here, 'anywhere').state !== 'available') return false
  const choice = (await command.choices?.(here))?.find(({ blocked }) => blocked === undefined)
  if (command.choices && choice === undefined) return false
  // What needs a page changes nothing on the server.
  const run = async () => (choice ? choice.take(here) : command.run(here))
  await run().catch(() => undefined)
  if (sent.length === 0) return false
  seen.set(id, { sent, noted })
  return true
}

/** Records a command may be for: orders in each status, a transport, a document, an alert. */
const places: readonly ((call: Call) => Promise<FocusedRecord | 'alert' | undefined>)[] = [
  ...['CREATED', 'CONFIRMED', 'ASSIGNED', 'IN_TRANSIT', 'CANCELLED'].map((status) => async (call: Call) => {
    const [record] = (await call('orders.list', { query: { status, limit: 1 } })).data
    return record && ({ kind: 'order', id: record.id, record } as const)
  }),
  ...([{ active: 'true' }, { status: 'inquiry' }] as const).map((which) => async (call: Call) => {
    const [record] = (await call('transports.list', { query: { ...which, limit: 1 } })).data
    return record && ({ kind: 'transport', id: record.id, record } as const)
  }),
  ...[{ status: 'holiday' }, { papers: 'expired' }].map((query) => async (call: Call) => {
    const [record] = (await call('drivers.list', { query: { ...query, limit: 1 } })).data
    return record && ({ kind: 'driver', id: record.id, record } as const)
  }),
  async (call) => {
    const [record] = (await call('documents.list', { query: { verified: 'false', limit: 1 } })).data
    return record && ({ kind: 'document', id: record.id, record } as const)
  },
  async (call) => {
    const [record] = (await call('loads.list', { query: { status: 'open', limit: 1 } })).data
    return record && ({ kind: 'load', id: record.id, record } as const)
  },
  async () => {
    const body = { description: 'Leergut', originCity: 'Hamburg', destinationCity: 'Kiel' }
    const { load: record } = (await backend.ask(ADMIN, 'loads.create', { body })).body
    return { kind: 'load', id: record.id, record } as const
  },
  async (call) => {
    const [record] = (await call('messages.list', { query: { limit: 1 } })).data
    return record && ({ kind: 'message', id: record.id, record } as const)
  },
  async (call) => {
    const [record] = (await call('enhancedOrders.list', { query: { state: 'open', limit: 1 } })).data
    return record && ({ kind: 'enhancedOrder', id: record.id, record } as const)
  },
  () => Promise.resolve('alert'),
]

/** An order that a carrier has been sent, and has not answered. */
const SENT = {
  orderId: 'NK-2026-004739',
  recipient: 'dispo@flota.example',
  text: 'Bitte bestätigen.',
}

/** People who want to join a company that is there, one for each answer. */
const APPLICANTS = ['Ada', 'Ben'].map((firstName) => ({
  email: `${firstName.toLowerCase()}@neu.example`,
  password: 'lang-und-geheim',
  firstName,
  lastName: 'Neu',
  companyName: 'Nordkurs Spedition GmbH',
}))

beforeAll(async () => {
  for (const body of APPLICANTS) await backend.ask(ADMIN, 'auth.register', { body })
  await backend.ask(ADMIN, 'messages.sendTransportOrder', { body: SENT, file: pdfFile() })
  for (const { id } of all) {
    for (const place of places) if (await runOn(id, place)) break
  }
}, 60_000)

test('every command that changes data sends something here, or is known to be typed first', () => {
  const unseen = changing.map(({ id }) => id).filter((id) => !seen.has(id))
  expect(unseen.toSorted()).toEqual(TYPED.toSorted())
})

test('a command that sends a change is one that says so', () => {
  const silent = [...seen.keys()].filter((id) => registry.get(id)?.changesData !== true)
  expect(silent).toEqual([])
})

/** What the server says to taking it back, for each change with a way back. */
async function takenBack(noted: readonly UndoEntry[]): Promise<number[]> {
  const statuses: number[] = []
  for (const { entity, eventId } of noted.toReversed()) {
    if (entity.kind === LOCAL) continue
    const { undo } = entities[entity.kind]
    if (eventId === undefined || undo === 'none') continue
    const input = { params: { id: entity.id }, body: { eventId, force: false } }
    statuses.push((await backend.ask(ADMIN, undo, input)).status)
  }
  return statuses
}

test.each(changing.map(({ id }) => id).filter((id) => !TYPED.includes(id)))(
  '%s notes what it has changed, with its way back or that there is none',
  (id) => {
    const { sent, noted } = seen.get(id) ?? { sent: [], noted: [] }
    expect([id, sent.length > 0, noted.length > 0]).toEqual([id, true, true])
    expect(noted.every(({ entity }) => entity.id !== '' && entity.label !== '')).toBe(true)
  },
)

test('whatever was noted with a way back is taken back by the server, the last change first', async () => {
  const refused: unknown[] = []
  for (const [id, { noted }] of [...seen].toReversed()) {
    const statuses = await takenBack(noted)
    if (statuses.some((status) => status !== 200)) refused.push([id, statuses])
  }
  expect(refused).toEqual([])
})
