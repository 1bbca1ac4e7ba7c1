import { Hub } from '#mock-server/live/hub.ts'
import { describe, expect, test } from 'vitest'
import { boardOf } from '#src/contract/planning/board-facts.ts'
import type { BoardAnswer } from '#src/contract/planning/board.ts'
import { timelineOf } from '#src/domain/planning/scene/timeline.ts'
import { seededBackend } from './seeded-backend.ts'

type Backend = ReturnType<typeof seededBackend>
const DISPO = 'dispo@nordkurs'
const OVERRIDE = { overrideReason: 'Mit dem Fahrer besprochen' }

const board = async (backend: Backend, account = DISPO): Promise<BoardAnswer> =>
  (await backend.ask(account, 'board.get', { query: { from: '2026-11-16', to: '2026-12-04' } })).body

const lone = (orderId: string) => [
  { orderId, kind: 'pickup' },
  { orderId, kind: 'delivery' },
]

const plan = (backend: Backend, body: object, account = DISPO) => backend.ask(account, 'tours.plan', { body })
const unplan = (backend: Backend, id: string, body: object = {}) =>
  backend.ask(DISPO, 'tours.unplan', { params: { id }, body })
const undo = (backend: Backend, id: string, eventId: string | undefined, more: object = {}, account = DISPO) =>
  backend.ask(account, 'tours.undo', { params: { id }, body: { eventId, ...more } })

/** What a person sees of the plan: the stops of each tour and who drives it, and who has each order. */
async function picture(backend: Backend) {
  const store = backend.server.store('nordkurs')
  const tours = (await store.all('tours')).map(({ id, vehicleId, carrierId, stops }) => [
    id,
    vehicleId,
    carrierId,
    stops,
  ])
  const transports = await store.all('transports', { status: { ne: 'CANCELLED' } })
  const named = new Map(transports.map(({ orderId, tourId, status }) => [orderId, `${tourId} ${status}`]))
  const orders = (await store.all('orders')).map((order) => {
    const { version: _, updatedAt: __, ...rest } = order
    return [{ ...rest }, named.get(order.id)]
  })
  return { tours: tours.toSorted(), orders }
}

/** Waiting orders, an own vehicle without a tour, and a subcontractor. */
async function world(backend: Backend) {
  const { tours, orders, resources } = await board(backend)
  const onTour = new Set(tours.flatMap(({ stops }) => stops.map(({ orderId }) => orderId)))
  const waiting = orders.filter(({ id, status }) => status === 'CONFIRMED' && !onTour.has(id))
  const busy = new Set(tours.map(({ vehicleId }) => vehicleId))
  const free = resources.filter(({ kind, id, blocks }) => kind === 'vehicle' && !busy.has(id) && blocks.length === 0)
  const carrier = resources.find(({ kind }) => kind === 'carrier')
  const [a, b, c] = waiting.map(({ id }) => id)
  return {
    a: a ?? '',
    b: b ?? '',
    c: c ?? '',
    free: free[0]?.id ?? '',
    other: free[1]?.id ?? '',
    carrier: carrier?.id ?? '',
    waiting,
  }
}

const stateOf = async (backend: Backend, id: string) => {
  const order = await backend.server.store('nordkurs').find('orders', id)
  const transport = order?.transportId
    ? await backend.server.store('nordkurs').find('transports', order.transportId)
    : undefined
  return [order?.status, order?.assignedVehicleId, order?.carrierId, transport?.status, transport?.tourId]
}

test('a tour that begins in the second of the two hours from two to three keeps it', async () => {
  const backend = seededBackend(Date.UTC(2026, 9, 24, 9, 0))
  const query = { query: { from: '2026-10-20', to: '2026-10-30' } }
  const known = (await backend.ask(DISPO, 'board.get', query)).body
  const waiting = known.orders.find(({ status, transportId }) => status === 'CONFIRMED' && transportId === undefined)
  const free = known.resources.find(({ id }) => !known.tours.some(({ vehicleId }) => vehicleId === id))
  const startAt = Date.UTC(2026, 9, 25, 1, 30)
  const body = { vehicleId: free?.id, stops: lone(waiting?.id ?? ''), startAt, ...OVERRIDE }
  const planned = await plan(backend, body)
  expect(planned.status).toBe(200)
  const days = { ...query.query, now: startAt }
  const shown = boardOf((await backend.ask(DISPO, 'board.get', query)).body, days)
  const tour = shown.tours.find(({ id }) => id === planned.body.tour.id)
  expect(tour?.stops[0]).toMatchObject({ plannedDate: '2026-10-25', plannedTime: '02:30', plannedSecond: true })
  expect(tour && timelineOf(tour, shown).start).toBe(startAt)
})

describe('planning on the board', () => {
  test('gives orders to a vehicle in one step, which one undo takes back and one redo makes again', async () => {
    const backend = seededBackend()
    const { a, b, free } = await world(backend)
    const before = await picture(backend)
    const stops = [...lone(a), ...lone(b)]
    const { status, body } = await plan(backend, { vehicleId: free, stops, ...OVERRIDE })
    expect(status).toBe(200)
    const id = body.tour.id
    expect(await stateOf(backend, a)).toEqual(['ASSIGNED', free, undefined, 'ASSIGNED', id])
    expect(await stateOf(backend, b)).toEqual(['ASSIGNED', free, undefined, 'ASSIGNED', id])
    const planned = await picture(backend)
    const undone = await undo(backend, id, body.eventId)
    expect(undone.status).toBe(200)
    expect(await picture(backend)).toEqual(before)
    const redone = await undo(backend, id, undone.body.eventId)
    expect(redone.status).toBe(200)
    expect((await picture(backend)).tours).toEqual(planned.tours)
    expect(await stateOf(backend, a)).toEqual(['ASSIGNED', free, undefined, 'ASSIGNED', id])
  })

  test('makes a tour that nobody drives, whose orders leave the work list and come back to it', async () => {
    const backend = seededBackend()
    const { a, b, free } = await world(backend)
    const before = await picture(backend)
    const waiting = async () =>
      (await backend.ask(DISPO, 'orders.list', { query: { unassigned: 'true', limit: 500 } })).body.data.map(
        ({ id }) => id,
      )
    const count = (await waiting()).length
    const made = await plan(backend, { stops: [...lone(a), ...lone(b)], ...OVERRIDE })
    const { id } = made.body.tour
    expect(await stateOf(backend, a)).toEqual(['CONFIRMED', undefined, undefined, 'PLANNING', id])
    expect((await waiting()).length).toBe(count - 2)
    expect((await backend.ask(DISPO, 'navigation.get')).body.unassignedOrders).toBe(count - 2)
    // A change of an order keeps it there.
    await backend.ask(DISPO, 'orders.update', { params: { id: a }, body: { loadingMeters: 2 } })
    expect(await stateOf(backend, a)).toEqual(['CONFIRMED', undefined, undefined, 'PLANNING', id])
    const given = await plan(backend, { tourId: id, vehicleId: free, stops: [...lone(a), ...lone(b)], ...OVERRIDE })
    expect(given.status).toBe(200)
    expect(await stateOf(backend, b)).toEqual(['ASSIGNED', free, undefined, 'ASSIGNED', id])
    expect((await undo(backend, id, given.body.eventId)).status).toBe(200)
    expect(await stateOf(backend, b)).toEqual(['CONFIRMED', undefined, undefined, 'PLANNING', id])
    const gone = await unplan(backend, id)
    expect([gone.status, gone.body.isGone]).toEqual([200, true])
    expect((await waiting()).length).toBe(count)
    await undo(backend, id, gone.body.eventId)
    expect((await waiting()).length).toBe(count - 2)
    expect((await undo(backend, id, made.body.eventId)).status).toBe(200)
    expect((await picture(backend)).tours).toEqual(before.tours)
  })
})

const at = (moment: string) => Date.parse(`${moment}+01:00`)

describe('two people who plan one truck', () => {
  test('the second one is told what stands there by now, and nothing of the first one is lost', async () => {
    const backend = seededBackend()
    const { a, b, free } = await world(backend)
    const startAt = at('2026-11-24T08:00:00')
    const first = await plan(backend, { vehicleId: free, stops: lone(a), startAt, ...OVERRIDE }, 'admin@nordkurs')
    expect(first.status).toBe(200)
    const before = await picture(backend)
    const second = await plan(backend, { vehicleId: free, stops: lone(b), startAt })
    expect([second.status, second.refusal['code']]).toEqual([409, 'CONFLICTS'])
    const conflicts = second.refusal['conflicts'] as { code: string; tourId?: string; message: string }[]
    const overlap = conflicts.find(({ code }) => code === 'reason.plan.overlap')
    expect(overlap?.tourId).toBe(first.body.tour.id)
    expect(overlap?.message).toContain(first.body.tour.number)
    expect(await picture(backend)).toEqual(before)
  })

  test('an order that somebody else has planned since is named with who it was and the tour it is on', async () => {
    const backend = seededBackend()
    const { a, free, other, waiting } = await world(backend)
    const version = waiting.find(({ id }) => id === a)?.version ?? 0
    const first = await plan(backend, { vehicleId: free, stops: lone(a), ...OVERRIDE }, 'admin@nordkurs')
    const before = await picture(backend)
    const second = await plan(backend, { vehicleId: other, stops: lone(a), orders: [{ id: a, version }], ...OVERRIDE })
    expect([second.status, second.refusal['code']]).toEqual([409, 'VERSION_CONFLICT'])
    const person = (await backend.ask('admin@nordkurs', 'auth.profile')).body.name
    expect(second.refusal['message']).toBe(
      `Auftrag ${a} wurde inzwischen von ${person} auf Tour ${first.body.tour.number} disponiert`,
    )
    expect(second.refusal['current']).toMatchObject({ id: a, assignedVehicleId: free })
    expect(await picture(backend)).toEqual(before)
  })

  test('a tour that was changed since is not written over, and its undo neither', async () => {
    const backend = seededBackend()
    const { a, b, free } = await world(backend)
    const first = await plan(backend, { vehicleId: free, stops: lone(a), ...OVERRIDE })
    const { id: tourId, version, number } = first.body.tour
    const joined = { tourId, vehicleId: free, stops: [...lone(a), ...lone(b)], ...OVERRIDE }
    await plan(backend, joined, 'admin@nordkurs')
    const before = await picture(backend)
    const late = await plan(backend, { ...joined, stops: lone(a), version })
    expect([late.status, late.refusal['code']]).toEqual([409, 'VERSION_CONFLICT'])
    expect(late.refusal['message']).toMatch(new RegExp(`^Tour ${number} wurde inzwischen von .+ geändert$`))
    const undone = await undo(backend, tourId, first.body.eventId, { force: true })
    expect([undone.status, undone.refusal['code']]).toEqual([409, 'UNDO_CONFLICT'])
    expect(await picture(backend)).toEqual(before)
  })

  test('an undo does not put a tour back where somebody else has planned since', async () => {
    const backend = seededBackend()
    const { a, b, free, other } = await world(backend)
    const startAt = at('2026-11-24T08:00:00')
    const first = await plan(backend, { vehicleId: free, stops: lone(a), startAt, ...OVERRIDE })
    const { id: tourId } = first.body.tour
    backend.pass(60_000)
    const moved = await plan(backend, { tourId, vehicleId: other, stops: lone(a), startAt, ...OVERRIDE })
    backend.pass(60_000)
    await plan(backend, { vehicleId: free, stops: lone(b), startAt, ...OVERRIDE }, 'admin@nordkurs')
    const before = await picture(backend)
    const undone = await undo(backend, tourId, moved.body.eventId)
    expect([undone.status, undone.refusal['code']]).toEqual([409, 'UNDO_CONFLICT'])
    expect(undone.refusal['message']).toContain('Überschneidung')
    expect(await picture(backend)).toEqual(before)
    expect((await undo(backend, tourId, moved.body.eventId, { force: true })).status).toBe(200)
    expect((await stateOf(backend, a)).slice(0, 2)).toEqual(['ASSIGNED', free])
  })
})

describe('two people whose hands meet', () => {
  test('dropped on one gap in the same moment: the first one stands, the second one is refused with it, and goes elsewhere', async () => {
    const backend = seededBackend()
    const { a, b, free, other, waiting } = await world(backend)
    // Both are signed in: what they send is on its way at once.
    await backend.ask('admin@nordkurs', 'auth.profile')
    const startAt = at('2026-11-24T08:00:00')
    const order = (id: string) => ({ id, version: waiting.find((one) => one.id === id)?.version ?? 0 })
    const drop = (id: string, vehicleId: string, account: string, more: object = {}) =>
      plan(backend, { vehicleId, stops: lone(id), orders: [order(id)], startAt, ...more }, account)
    const both = await Promise.all([
      drop(a, free, 'admin@nordkurs', OVERRIDE),
      drop(b, free, DISPO),
      drop(b, other, DISPO, OVERRIDE),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 409, 200])
    const [first, second] = both
    expect(JSON.stringify(second?.refusal['conflicts'])).toContain(first?.body.tour.number)
    expect(await stateOf(backend, a)).toEqual(['ASSIGNED', free, undefined, 'ASSIGNED', first?.body.tour.id])
    expect((await stateOf(backend, b)).slice(0, 2)).toEqual(['ASSIGNED', other])
  })

  test('one joins a tour while the other moves it: whoever comes second is told by whom, and neither change is lost', async () => {
    const backend = seededBackend()
    const { a, b, free, other, waiting } = await world(backend)
    const versionOf = (id: string) => waiting.find((one) => one.id === id)?.version ?? 0
    const made = await plan(backend, { vehicleId: free, stops: lone(a), ...OVERRIDE })
    const { id: tourId, version } = made.body.tour
    const person = (await backend.ask('admin@nordkurs', 'auth.profile')).body.name
    const move = { tourId, version, vehicleId: other, stops: lone(a), ...OVERRIDE }
    const join = { tourId, version, vehicleId: free, stops: [...lone(a), ...lone(b)], ...OVERRIDE }
    const orders = [{ id: b, version: versionOf(b) }]
    const [moved, joined] = await Promise.all([
      plan(backend, move, 'admin@nordkurs'),
      plan(backend, { ...join, orders }),
    ])
    expect([moved?.status, joined?.status]).toEqual([200, 409])
    expect(joined?.refusal['message']).toBe(`Tour ${made.body.tour.number} wurde inzwischen von ${person} geändert`)
    expect((await stateOf(backend, a)).slice(0, 2)).toEqual(['ASSIGNED', other])
    expect((await stateOf(backend, b)).slice(0, 2)).toEqual(['CONFIRMED', undefined])
    // With the tour as it is now it is done, on the truck it has been moved to.
    const again = await plan(backend, {
      ...join,
      vehicleId: other,
      version: moved?.body.tour.version,
      orders,
    })
    expect(again.status).toBe(200)
    expect((await stateOf(backend, b)).slice(0, 2)).toEqual(['ASSIGNED', other])
  })

  test('taken off the plan while the other one takes it along: who comes second hears of it', async () => {
    const backend = seededBackend()
    const { a, b, free } = await world(backend)
    const made = await plan(backend, { vehicleId: free, stops: [...lone(a), ...lone(b)], ...OVERRIDE })
    const { id: tourId, version } = made.body.tour
    const taken = await unplan(backend, tourId, { orderIds: [b], version })
    expect(taken.status).toBe(200)
    const late = await plan(
      backend,
      { tourId, version, vehicleId: free, stops: [...lone(b), ...lone(a)], ...OVERRIDE },
      'admin@nordkurs',
    )
    expect([late.status, late.refusal['code']]).toEqual([409, 'VERSION_CONFLICT'])
    // And the other way round: an order off a tour that has been replanned since.
    const anew = await plan(backend, { tourId, vehicleId: free, stops: [...lone(a), ...lone(b)], ...OVERRIDE })
    const off = await unplan(backend, tourId, { orderIds: [b], version: taken.body.tour.version })
    expect([anew.status, off.status, off.refusal['code']]).toEqual([200, 409, 'VERSION_CONFLICT'])
    expect((await stateOf(backend, b)).slice(0, 2)).toEqual(['ASSIGNED', free])
    // Undone after the other moved on: refused, and what stands there stays.
    const undone = await undo(backend, tourId, taken.body.eventId, {}, 'admin@nordkurs')
    expect([undone.status, undone.refusal['code']]).toEqual([409, 'UNDO_CONFLICT'])
    expect((await stateOf(backend, b)).slice(0, 2)).toEqual(['ASSIGNED', free])
  })
})

describe('what planning refuses', () => {
  test('conflicts without a reason, by whom may not override, orders that are not confirmed, stops out of order', async () => {
    const backend = seededBackend()
    const { a, free } = await world(backend)
    const before = await picture(backend)
    const past = { vehicleId: free, stops: lone(a), startAt: at('2026-11-20T08:00:00') }
    const refused = await plan(backend, past)
    expect([refused.status, refused.refusal['code']]).toEqual([409, 'CONFLICTS'])
    expect(JSON.stringify(refused.refusal['conflicts'])).toContain('reason.plan.past')
    for (const account of ['vertrieb@nordkurs', 'finanzen@nordkurs', 'gast@nordkurs'])
      expect((await plan(backend, { ...past, ...OVERRIDE }, account)).status).toBe(403)
    const created = (await backend.ask(DISPO, 'orders.list', { query: { status: 'CREATED' } })).body.data[0]
    const unconfirmed = await plan(backend, { vehicleId: free, stops: lone(created?.id ?? ''), ...OVERRIDE })
    expect([unconfirmed.status, unconfirmed.refusal['message']]).toEqual([
      409,
      `Auftrag ${created?.orderNumber} ist noch nicht bestätigt`,
    ])
    const turned = await plan(backend, { vehicleId: free, stops: lone(a).toReversed(), ...OVERRIDE })
    expect(turned.status).toBe(422)
    const foreign = await plan(backend, { vehicleId: 'veh-080', stops: lone(a), ...OVERRIDE })
    expect(foreign.status).toBe(404)
    expect(await picture(backend)).toEqual(before)
  })

  test('what is loaded stays on its tour and on its truck, whatever the reason', async () => {
    const backend = seededBackend()
    const { free } = await world(backend)
    const { tours, orders } = await board(backend)
    const running = tours.find(({ stops }) =>
      stops.some(({ orderId }) =>
        orders.some(({ id, transportStatus }) => id === orderId && transportStatus === 'IN_TRANSIT'),
      ),
    )
    const before = await picture(backend)
    const moved = await plan(backend, { tourId: running?.id, vehicleId: free, stops: running?.stops, ...OVERRIDE })
    expect([moved.status, moved.refusal['message']]).toEqual([409, `Tour ${running?.number} ist schon unterwegs`])
    const taken = await unplan(backend, running?.id ?? '')
    expect(taken.status).toBe(409)
    expect(await picture(backend)).toEqual(before)
  })

  test('a subcontractor gets his price by the way of each order, and nobody else who comes after him', async () => {
    const backend = seededBackend()
    const { a, b, carrier, free } = await world(backend)
    const stops = [...lone(a), ...lone(b)]
    const given = await plan(backend, { carrierId: carrier, stops, carrierPrice: 1000, ...OVERRIDE })
    expect(given.status).toBe(200)
    const store = backend.server.store('nordkurs')
    const prices = async () => (await store.findMany('orders', [a, b])).map(({ carrierPrice }) => carrierPrice ?? 0)
    expect((await prices()).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1000, 2)
    const own = await plan(backend, { tourId: given.body.tour.id, vehicleId: free, stops, ...OVERRIDE })
    expect(own.status).toBe(200)
    expect(await prices()).toEqual([0, 0])
    expect((await stateOf(backend, a)).slice(0, 3)).toEqual(['ASSIGNED', free, undefined])
    const undone = await undo(backend, given.body.tour.id, own.body.eventId)
    expect(undone.status).toBe(200)
    expect((await prices()).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1000, 2)
  })
})

test('money and papers are told to whom they are meant for', async () => {
  const backend = seededBackend()
  const [mine, guest] = [await board(backend), await board(backend, 'gast@nordkurs')]
  expect(mine.orders.some(({ customerPrice }) => customerPrice !== undefined)).toBe(true)
  expect(JSON.stringify(guest)).not.toMatch(/Price|licenceUntil|validUntil|absenceKind/)
  expect(guest.tours.length).toBe(mine.tours.length)
})

test('what is carried is heard by the others of the house, changes nothing, and not more than twenty times a second', async () => {
  const backend = seededBackend()
  const said: string[] = []
  const listen = async (user: string, tenantId: string) => {
    const socket = { send: (text: string) => void said.push(`${tenantId} ${text}`), close: () => undefined }
    const connection = backend.server.connect(socket, 'ws://backend.invalid/ws')
    const token = await backend.server.tokenFor(user)
    await connection.received(JSON.stringify({ type: 'hello', tenantId, token }))
  }
  await listen('usr-nordkurs-admin', 'nordkurs')
  await listen('usr-elbeoder-admin', 'elbeoder')
  const before = await picture(backend)
  const carrying = { orderIds: ['NK-2026-004711'], resource: 'vehicle:veh-004', at: 1_795_600_000_000 }
  const carry = (body: object) => backend.ask(DISPO, 'board.carry', { body })
  expect((await carry({ carrying })).status).toBe(200)
  const heard = said.filter((text) => text.includes('"carrying"'))
  expect(heard.map((text) => text.split(' ')[0])).toEqual(['nordkurs'])
  expect(JSON.parse(heard[0]?.slice(9) ?? '')).toMatchObject({ actorId: 'usr-nordkurs-dispo', carrying })
  expect(await picture(backend)).toEqual(before)
  const answers: boolean[] = []
  for (let at = 0; at < 20; at += 1) answers.push((await carry({ carrying: { ...carrying, at } })).body.success)
  expect([answers[0], answers.at(-1)]).toEqual([true, false])
})

test('the same said again is heard once by the others, and again after a while by those who have come since', () => {
  let now = 0
  const hub = new Hub(() => now)
  const heard: string[] = []
  const socket = { send: (text: string) => void heard.push(text), close: () => undefined }
  hub.connect(socket, 'nordkurs', { sessionId: 'one', endsAt: Infinity, isAlive: async () => true })
  const say = (word: string) => hub.say('nordkurs', 'usr-nordkurs-dispo', { word })
  // More often than anybody may say something new.
  const answers = Array.from({ length: 40 }, () => say('a'))
  expect([new Set(answers), heard]).toEqual([new Set([true]), ['{"word":"a"}']])
  say('b')
  say('a')
  expect(heard).toHaveLength(3)
  now = 10_000
  say('a')
  expect(heard).toEqual(['{"word":"a"}', '{"word":"b"}', '{"word":"a"}', '{"word":"a"}'])
})
