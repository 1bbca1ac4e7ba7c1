import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { createRegistry } from '#src/app/commands/commands.ts'
import { allCommands } from '#src/app/commands/all-commands.late.ts'
import type { CommandContext, FocusedRecord } from '#src/commands/gate/command.ts'
import { availability } from '#src/commands/gate/availability.ts'
import { LOCAL, type UndoEntry } from '#src/commands/undo/steps.ts'
import { endpoints, type Call, type EndpointName } from '#src/contract/index.ts'
import { entities } from '#src/contract/entities.ts'
import type { Load } from '#src/contract/loads.ts'
import type { PriceRequest } from '#src/contract/price-requests.ts'
import { dispatchLists } from '#src/features/dispatch/parts/lists.ts'
import { shownHandover } from '#src/features/handovers/shown-handover.ts'
import { matchingState } from '#src/features/matching/matching-state.ts'
import { proposalsOf } from '#src/features/matching/proposals/use-proposals.ts'
import { formatFor } from '#src/i18n/format.ts'
import { pdfFile } from '#tests/support/upload.ts'
import { seededBackend } from '#tests/mock-server/seeded-backend.ts'
import { context, recordingServices } from './support.ts'

const ADMIN = 'admin@nordkurs'
const registry = createRegistry(allCommands)
const all = registry.all.filter(({ id }) => !id.startsWith('undo.'))
const changing = all.filter(({ changesData }) => changesData === true)

/** Open a dialog where the change is typed and looked at, or the choices of another command; `tests/app` proves that what they send is noted. */
const TYPED: readonly string[] = [
  // Asked in a dialog of their own: tests/app/own-account.test.tsx, settings-company.test.tsx.
  'account.changePassword',
  'account.rename',
  'numbering.change',
  // In the lists of the administration: tests/app/admin-users.test.tsx and admin-log.test.tsx.
  'users.endSession',
  'users.endSessions',
  'users.lock',
  'users.resend',
  'users.setRole',
  'users.withdraw',
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
  'transports.noticeDelay',
  'transports.noticeDelivery',
  'orders.noticeDelay',
  'orders.noticeDelivery',
  'orders.noticePickup',
  'orders.sendConfirmation',
  'loads.create',
  'loads.setCarrier',
  'loads.setDriver',
  'loads.setVehicle',
  'orders.changePrice',
  'orders.shiftDates',
  // No partner is under the keyboard here: tests/app/partners.test.tsx and partner-page.test.tsx take their changes back.
  'fuelSurcharges.manage',
  'palletBookings.delete',
  'palletBookings.manage',
  'partners.block',
  'partners.contact',
  'partners.create',
  'partners.merge',
  'partners.paper',
  'partners.removeContact',
  'partners.removePaper',
  'partners.requestPapers',
  'partners.unblock',
  'tariffs.delete',
  'tariffs.manage',
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
  // In a form, or looked at before in a dialog.
  'offers.bulkMatch',
  'offers.create',
  'priceRequests.create',
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
  'imports.past.undo',
  'recurringOrders.create',
  'recurringOrders.delete',
  'recurringOrders.fromOrder',
  'recurringOrders.pause',
  'recurringOrders.skip',
  'recurringOrders.skipNext',
  'templates.createEmail',
  'templates.createOrder',
  'templates.duplicate',
  'templates.fromOrder',
  'templates.delete',
  'documentTemplates.create',
  'documentTemplates.remove',
  // Of campaigns, with one in the right state under the keyboard.
  'campaigns.create',
  'campaigns.delete',
  'campaigns.duplicate',
  'campaigns.halt',
  'campaigns.schedule',
  'campaigns.send',
  'campaigns.template',
  'campaigns.test',
  'campaigns.unschedule',
  // In a form: tests/app/claims.test.tsx.
  'claims.create',
  // In the lists of billing, with orders or an invoice under the keyboard.
  'billing.bill',
  'dunning.run',
  'invoices.advance',
  'invoices.cancel',
  'invoices.delete',
  'invoices.issue',
  'invoices.pay',
  'invoices.remind',
  'invoices.send',
  'invoices.transfer',
  'creditNotes.cancel',
  'creditNotes.create',
  'creditNotes.pay',
  'incomingInvoices.advance',
  'incomingInvoices.approve',
  'incomingInvoices.attach',
  'incomingInvoices.create',
  'incomingInvoices.delete',
  'incomingInvoices.dispute',
  'incomingInvoices.orders',
  'incomingInvoices.pay',
]

/** One world for all: each command finds a record of its own in it. */
const backend = seededBackend()

/** What a command was seen to send, and what it noted of that. */
const seen = new Map<string, { sent: string[]; noted: UndoEntry[] }>()

/** Answers to reads since the last change, so that hundreds of commands do not ask for the same records. */
const answers = new Map<string, unknown>()

/** The load of `newLoad`, until a command changes something. */
let created: Load | undefined

/** Reads that ask by POST because their question is long. */
const READS = /^(orders\.(statistics|search)|smartMatching\.\w+|matching\.calculateCost)$/

/** What a person does not take back: it changes no record. */
const NO_RECORD = /^(auditLogs|auth|csrf|wizard)\./

/** Brings the keyboard to a record, or the screen into a state; undefined where this world has none. */
type Place = (call: Call, services: CommandContext['services']) => Promise<FocusedRecord | 'none' | undefined>

/** Runs a command on one record, as an admin who answers every question. */
async function runOn(id: string, focusOf: Place): Promise<boolean> {
  const sent: string[] = []
  const noted: UndoEntry[] = []
  const call = (async (
    name: EndpointName,
    input: { params?: Record<string, string>; query?: object; body?: unknown; ifMatch?: number },
  ) => {
    const isRead = endpoints[name].method === 'GET' || READS.test(name)
    const question = JSON.stringify([name, input])
    if (isRead && answers.has(question)) return answers.get(question)
    const answer = await backend.ask(ADMIN, name, input as never)
    if (answer.status >= 400) {
      const { message, code } = answer.refusal as { message: string; code?: string }
      throw new ApiError({ endpoint: name, kind: 'http', status: answer.status, message, code, body: answer.refusal })
    }
    const parsed = endpoints[name].response.parse(answer.body)
    if (isRead) answers.set(question, parsed)
    else {
      answers.clear()
      created = undefined
    }
    if (!isRead && !NO_RECORD.test(name)) sent.push(name)
    return parsed
  }) as unknown as Call
  const services = recordingServices([], {
    call,
    remember: (...entries) => void noted.push(...entries),
    confirm: () => Promise.resolve(true),
    async ask({ line, send }) {
      // A time alone is one of today, and may be over, or ahead.
      const answers = ['Ein Grund', '45 Ein Grund', '20.11. 8:45', '845', 'morgen 845']
      const text = answers.find((typed) => line?.(typed) === undefined) ?? ''
      await send?.(text)
      return text
    },
  })
  const focus = await focusOf(call, services)
  if (focus === undefined) return false
  const here: CommandContext = context({
    session: { userId: 'usr-nordkurs-admin', role: 'admin', tenantId: 'nordkurs', demo: true },
    services,
    ...(focus !== 'none' && { focus }),
  })
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
const places: readonly Place[] = [
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
    const record = await newLoad()
    return { kind: 'load', id: record.id, record } as const
  },
  async (call) => {
    const [record] = (await call('messages.list', { query: { kind: 'transportOrder', limit: 1 } })).data
    return record && ({ kind: 'message', id: record.id, record } as const)
  },
  async (call) => {
    const [record] = (await call('enhancedOrders.list', { query: { state: 'open', limit: 1 } })).data
    return record && ({ kind: 'enhancedOrder', id: record.id, record } as const)
  },
  async (call, services) => {
    // One that tells of a registration goes for good with the answer to it: that answer has no way back.
    const { data } = await call('alerts.list', {})
    const alert = data.find((one) => !one.read && !one.id.startsWith('alt-member-'))
    if (alert) services.sessionValue(dispatchLists).focusAlert(alert)
    return 'none'
  },
]

/** A load that nothing was done with yet. */
async function newLoad() {
  if (created === undefined) {
    const body = { description: 'Leergut', originCity: 'Hamburg', destinationCity: 'Kiel' }
    answers.clear()
    created = (await backend.ask(ADMIN, 'loads.create', { body })).body.load
  }
  return created
}

/** Orders that no carrier is recommended for. */
const unmatched = new Set<string>()

/** Places that are made anew for the commands of a noun. */
const ownPlaces: readonly (readonly [noun: RegExp, place: Place])[] = [
  [
    /^claims\.setState/,
    async (call) => {
      const [record] = (await call('claims.list', { query: { state: 'open', limit: 1 } })).data
      return record && ({ kind: 'claim', id: record.id, record } as const)
    },
  ],
  [
    /^documents\.makeOrder$/,
    async (call) => {
      const { data } = await call('documents.list', { query: { verified: 'false', limit: 100 } })
      const record = data.find(({ ocrProcessed }) => ocrProcessed)
      return record && ({ kind: 'document', id: record.id, record } as const)
    },
  ],
  [
    /^documents\.delete$/,
    async (call) => {
      // One that proves nothing and bills nothing.
      const [held] = (await call('documents.list', { query: { limit: 1 } })).data
      if (held === undefined) return undefined
      await backend.server.store('nordkurs').patch('documents', held.id, { kind: 'other' })
      const { body: record } = await backend.ask(ADMIN, 'documents.get', { params: { id: held.id } })
      return { kind: 'document', id: record.id, record } as const
    },
  ],
  [
    /^followUps\.(setDone|putOff|assign)/,
    async () => {
      const body = { dueOn: '2026-11-30', text: 'Rückruf', isTeam: true }
      const { followUp: record } = (await backend.ask(ADMIN, 'followUps.create', { body })).body
      return { kind: 'followUp', id: record.id, record } as const
    },
  ],
  [
    /^handovers\.create/,
    async (_call, services) => {
      services.sessionValue(shownHandover).show({ handover: undefined })
      return 'none'
    },
  ],
  [
    /^handovers\.takeOver/,
    async (_call, services) => {
      const { body } = await backend.ask('dispo@nordkurs', 'handovers.create', { body: { note: '' } })
      services.sessionValue(shownHandover).show(body)
      return 'none'
    },
  ],
  [
    /^offers\./,
    async (call) => {
      const [record] = (await call('offers.list', { query: { status: 'open', limit: 1 } })).data
      return record && ({ kind: 'offer', id: record.id, record } as const)
    },
  ],
  [
    /^offers\./,
    async (call) => {
      // One that can be booked without asking.
      for (const record of (await call('offers.list', { query: { status: 'open' } })).data) {
        const body = { customerOfferId: record.id }
        const found = await call('smartMatching.find', { body })
        if (found.autoSelectedCarrierId !== undefined) return { kind: 'offer', id: record.id, record } as const
      }
      return undefined
    },
  ],
  [
    /^(quotes|priceRequests)\./,
    async () => {
      const record = await quotedRequest()
      return record && ({ kind: 'priceRequest', id: record.id, record } as const)
    },
  ],
  [
    /^matching\./,
    async (call, services) => {
      const query = { status: 'CREATED,CONFIRMED', unassigned: 'true', limit: 100 } as const
      for (const { id } of (await call('orders.list', { query })).data) {
        if (unmatched.has(id)) continue
        const answer = await call('matching.proposals', { query: { orderId: id } })
        if (answer.fits[0]?.recommended !== true) {
          unmatched.add(id)
          continue
        }
        const words = { t: services.t, format: formatFor('de') }
        services.sessionValue(matchingState).show(proposalsOf(answer, `order:${id}`, words))
        return { kind: 'order', id }
      }
      return undefined
    },
  ],
]

/** A carrier asked for the price of an order that waits, and what he said. */
async function quotedRequest(): Promise<PriceRequest | undefined> {
  const orders = await backend.ask(ADMIN, 'orders.list', {
    query: { status: 'CONFIRMED', unassigned: 'true', limit: 1 },
  })
  const partners = await backend.ask(ADMIN, 'partners.list', { query: { kind: 'carrier', limit: 50 } })
  const carrierId = partners.body.data.find(({ blocked, email }) => !blocked && email)?.id ?? ''
  const asked = { orderId: orders.body.data[0]?.id, carriers: [{ carrierId }], deadline: '2026-11-30T15:00:00Z' }
  const { id } = (await backend.ask(ADMIN, 'priceRequests.create', { body: asked })).body.priceRequest
  const said = { params: { id }, body: { carrierId, freight: 500 } }
  return (await backend.ask(ADMIN, 'priceRequests.enterQuote', said)).body.priceRequest
}

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
    // What a place of its own adds is not in the answers yet.
    if (ownPlaces.some(([noun]) => noun.test(id))) answers.clear()
    const own = ownPlaces.flatMap(([noun, place]) => (noun.test(id) ? [place] : []))
    for (const place of [...own, ...places]) if (await runOn(id, place)) break
  }
}, 180_000)

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
