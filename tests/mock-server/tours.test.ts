import { describe, expect, test } from 'vitest'
import { LiveMessage } from '#src/contract/live/live.ts'
import type { Tour } from '#src/contract/tours.ts'
import { seededBackend, someOrder } from './seeded-backend.ts'

type Backend = ReturnType<typeof seededBackend>
const DISPO = 'dispo@nordkurs'

/** A tour in a line: `+4711` is loaded, `-4711` unloaded, `@` a time that was set. */
const shown = ({ stops }: Tour) =>
  stops
    .map(({ kind, orderId, isSet, plannedTime }) => {
      return `${kind === 'pickup' ? '+' : '-'}${orderId.slice(-4)}${isSet ? `@${plannedTime}` : ''}`
    })
    .join(' ')

const toursOf = async (backend: Backend, orderId: string) =>
  (await backend.ask(DISPO, 'tours.list', { query: { orderId } })).body.data
/** The tour of an order, in a line; nothing where it has none. */
const line = async (backend: Backend, orderId: string) => (await toursOf(backend, orderId)).map(shown).join(' | ')

async function tourWith(backend: Backend, count: number): Promise<Tour> {
  const { body } = await backend.ask(DISPO, 'tours.list', { query: { limit: 500 } })
  const tour = body.data.find(({ orders }) => orders.length === count)
  if (!tour) throw new Error(`No tour of ${count} orders`)
  return tour
}

/** The two dangerous loads for one dealer, and the three for three places. */
async function shared(backend: Backend) {
  const [two, three] = [await tourWith(backend, 2), await tourWith(backend, 3)]
  const [a = '', b = ''] = two.orders.map(({ id }) => id)
  return { two, three, a, b, ends: [a, b].map((id) => id.slice(-4)) as [string, string] }
}

const planOf = (text: string, tour: Tour) =>
  text.split(' ').map((stop) => ({
    orderId: tour.orders.find(({ id }) => id.endsWith(stop.slice(1)))?.id ?? `NK-2026-00${stop.slice(1)}`,
    kind: stop.startsWith('+') ? 'pickup' : 'delivery',
  }))
const set = (backend: Backend, tour: Tour, stops: unknown, more: object = {}, ifMatch?: number) =>
  backend.ask(DISPO, 'tours.setStops', {
    params: { id: tour.id },
    body: { stops, ...more },
    ...(ifMatch !== undefined && { ifMatch }),
  })
const OVERRIDE = { overrideReason: 'Mit dem Fahrer besprochen' }
const codesOf = ({ refusal }: { refusal: Record<string, unknown> }) =>
  (refusal['conflicts'] as { code: string }[]).map(({ code }) => code)
const undo = (backend: Backend, tour: Tour, eventId: string | undefined, account = DISPO) =>
  backend.ask(account, 'tours.undo', { params: { id: tour.id }, body: { eventId } })
const undoOrder = (backend: Backend, id: string, eventId: string | undefined) =>
  backend.ask(DISPO, 'orders.undo', { params: { id }, body: { eventId, force: true } })
const give = (backend: Backend, id: string, carrierId: string | null) =>
  backend.ask(DISPO, 'orders.setCarrier', {
    params: { id },
    body: { carrierId, carrierPrice: 300, overrideReason: 'Test' },
  })
/** Every order is on at most one tour, which its transport names. */
async function expectWhole(backend: Backend) {
  const store = backend.server.store('nordkurs')
  const tours = await store.all('tours')
  const named = new Map((await store.all('transports')).map(({ orderId, tourId }) => [orderId, tourId]))
  const stops = tours.flatMap(({ id, stops: own }) => own.map(({ orderId, kind }) => ({ id, orderId, kind })))
  expect(new Set(stops.map(({ orderId, kind }) => `${kind} ${orderId}`)).size).toBe(stops.length)
  expect(stops.filter(({ id, orderId }) => named.get(orderId) !== id)).toEqual([])
  const driven = new Set(stops.map(({ orderId }) => orderId))
  const onTheWay = await store.all('orders', { status: { in: ['ASSIGNED', 'IN_TRANSIT'] } })
  expect(onTheWay.filter(({ id }) => !driven.has(id)).map(({ id }) => id)).toEqual([])
}

describe('an order on its way has a tour', () => {
  test('of two stops, made by itself when it is given to somebody, gone when it is taken away, back with the undo', async () => {
    const backend = seededBackend()
    await expectWhole(backend)
    const { id } = await someOrder(backend, 'CONFIRMED')
    const end = id.slice(-4)
    expect(await line(backend, id)).toBe('')
    await give(backend, id, 'car-003')
    expect(await line(backend, id)).toBe(`+${end} -${end}`)
    const [tour] = await toursOf(backend, id)
    const transport = await backend.ask(DISPO, 'transports.list', { query: { orderId: id } })
    expect([transport.body.data[0]?.tourId, tour?.carrierId]).toEqual([tour?.id, 'car-003'])
    const taken = await give(backend, id, null)
    expect(await line(backend, id)).toBe('')
    await undoOrder(backend, id, taken.body.eventId)
    expect(await line(backend, id)).toBe(`+${end} -${end}`)
    await expectWhole(backend)
  })

  test('keeps its own tour when it goes to another carrier, and the tour it came on when it has arrived', async () => {
    const backend = seededBackend()
    const { id } = await someOrder(backend, 'ASSIGNED')
    const [before] = await toursOf(backend, id)
    await give(backend, id, 'car-003')
    const [after] = await toursOf(backend, id)
    expect([after?.id, after?.carrierId]).toEqual([before?.id, 'car-003'])
    const transport = (await backend.ask(DISPO, 'transports.list', { query: { orderId: id } })).body.data[0]
    const params = { id: transport?.id ?? '' }
    const arrived = await backend.ask(DISPO, 'transports.setStatus', { params, body: { status: 'DELIVERED' } })
    expect(arrived.status).toBe(200)
    const [tour] = await toursOf(backend, id)
    expect(tour?.stops.map(({ isDone }) => isDone)).toEqual([true, true])
  })
})

describe('an order that rides with others', () => {
  test('leaves them when it is given to somebody else, and finds its place again with the undo and the redo', async () => {
    const backend = seededBackend()
    const { a, b, ends } = await shared(backend)
    const [x, y] = ends
    expect(await line(backend, a)).toBe(`+${x} +${y} -${x} -${y}`)
    const given = await give(backend, a, 'car-003')
    expect([await line(backend, a), await line(backend, b)]).toEqual([`+${x} -${x}`, `+${y} -${y}`])
    await expectWhole(backend)
    const undone = await undoOrder(backend, a, given.body.eventId)
    expect(await line(backend, a)).toBe(`+${x} +${y} -${x} -${y}`)
    await expectWhole(backend)
    await undoOrder(backend, a, undone.body.eventId)
    expect([await line(backend, a), await line(backend, b)]).toEqual([`+${x} -${x}`, `+${y} -${y}`])
    await expectWhole(backend)
  })

  test('is taken out when it is cancelled, and back in when that is taken back', async () => {
    const backend = seededBackend()
    const { a, b, ends } = await shared(backend)
    const [x, y] = ends
    const body = { status: 'CANCELLED', notes: 'Kunde hat storniert' }
    const cancelled = await backend.ask(DISPO, 'orders.setStatus', { params: { id: b }, body })
    expect([await line(backend, a), await line(backend, b)]).toEqual([`+${x} -${x}`, ''])
    await undoOrder(backend, b, cancelled.body.eventId)
    expect(await line(backend, b)).toBe(`+${x} +${y} -${x} -${y}`)
    await expectWhole(backend)
  })

  test('tells its tour of what others see of it, and of nothing else; a time set for a stop goes with its day', async () => {
    const backend = seededBackend()
    const { two, a } = await shared(backend)
    const stops = two.stops.map(({ orderId, kind, plannedDate }, index) => {
      return { orderId, kind, ...(index === 0 && { plannedDate, plannedTime: '07:30' }) }
    })
    await set(backend, two, stops)
    const update = (body: object) => backend.ask(DISPO, 'orders.update', { params: { id: a }, body })
    const now = async () => (await toursOf(backend, a))[0]
    const planned = await now()
    expect([planned?.stops[0]?.isSet, planned?.stops[0]?.plannedTime]).toEqual([true, '07:30'])
    await update({ internalNotes: 'Nichts für andere' })
    expect((await now())?.version).toBe(planned?.version)
    await update({ weight: 400 })
    expect((await now())?.version).toBe((planned?.version ?? 0) + 1)
    await update({ pickupTimeFrom: '08:00' })
    const [first] = (await now())?.stops ?? []
    expect([first?.isSet, first?.plannedTime]).toEqual([false, '08:00'])
  })
})

describe('the stops of a tour are set as a whole', () => {
  test('in another order, with what is aboard worked out anew, and taken back', async () => {
    const backend = seededBackend()
    const { two, a, ends } = await shared(backend)
    const [x, y] = ends
    const turned = planOf(`+${y} +${x} -${y} -${x}`, two)
    // The first pickup is open in the morning only.
    const refused = await set(backend, two, turned)
    expect([refused.status, refused.refusal['code']]).toEqual([409, 'CONFLICTS'])
    expect(codesOf(refused)).toEqual([
      ...['reason.plan.window', 'reason.plan.tailLiftUnknown'],
      // He is at home abroad, and drives inside Germany.
      ...['reason.plan.cabotageUnknown', 'reason.plan.postingCarrier'],
    ])
    const { body, status } = await set(backend, two, turned, OVERRIDE, two.version)
    expect([status, shown(body.tour)]).toEqual([200, `+${y} +${x} -${y} -${x}`])
    expect(body.tour.stops.map(({ loadingMeters, weightKg, pallets }) => [loadingMeters, weightKg, pallets])).toEqual([
      [1.6, 690, 4],
      [2.4, 1000, 6],
      [0.8, 310, 2],
      [0, 0, 0],
    ])
    await undo(backend, two, body.eventId)
    expect(await line(backend, a)).toBe(`+${x} +${y} -${x} -${y}`)
  })

  test('an order is taken out to a tour of its own and put back in, both taken back', async () => {
    const backend = seededBackend()
    const { two, a, b, ends } = await shared(backend)
    const [x, y] = ends
    const together = `+${x} +${y} -${x} -${y}`
    const out = await set(backend, two, planOf(`+${x} -${x}`, two))
    expect([await line(backend, a), await line(backend, b)]).toEqual([`+${x} -${x}`, `+${y} -${y}`])
    const joined = await set(backend, two, planOf(together, two))
    expect(await line(backend, b)).toBe(together)
    await expectWhole(backend)
    await undo(backend, two, joined.body.eventId)
    expect([await line(backend, a), await line(backend, b)]).toEqual([`+${x} -${x}`, `+${y} -${y}`])
    await undo(backend, two, out.body.eventId)
    expect(await line(backend, b)).toBe(together)
    await expectWhole(backend)
  })

  test('what cannot be is refused, each with its key, and nothing happens', async () => {
    const backend = seededBackend()
    const { two, three, a, ends } = await shared(backend)
    const [x, y] = ends
    const [foreign = ''] = three.orders.map(({ id }) => id)
    const z = foreign.slice(-4)
    const { id: open } = await someOrder(backend, 'CONFIRMED')
    const { id: alone } = await someOrder(backend, 'ASSIGNED')
    await backend.server.store('nordkurs').patch('orders', foreign, { carrierId: two.carrierId })
    const tries = {
      twice: `+${x} +${x} -${x} +${y} -${y}`,
      half: `+${x} +${y} -${x}`,
      first: `-${x} +${x} +${y} -${y}`,
      gone: `+${x} -${x} +4999 -4999`,
      open: `+${x} -${x} +${open.slice(-4)} -${open.slice(-4)}`,
      others: `+${x} -${x} +${alone.slice(-4)} -${alone.slice(-4)}`,
      elsewhere: `+${x} -${x} +${z} -${z}`,
    }
    const said: Record<string, unknown> = {}
    for (const [name, stops] of Object.entries(tries)) {
      const { status, refusal } = await set(backend, two, planOf(stops, two))
      said[name] = [status, refusal['code'], refusal['message']]
    }
    const once = 'muss in der Tour genau einmal geladen und einmal entladen werden'
    expect(said).toEqual({
      twice: [422, 'reason.tour.stopsIncomplete', `Auftrag ${a} ${once}`],
      half: [422, 'reason.tour.stopsIncomplete', `Auftrag ${two.orders[1]?.orderNumber} ${once}`],
      first: [422, 'reason.tour.deliveryFirst', `Auftrag ${a} würde entladen, bevor er geladen ist`],
      gone: [404, 'NOT_FOUND', 'Auftrag NK-2026-004999 wurde nicht gefunden'],
      open: [409, 'reason.tour.notOnTheWay', `Auftrag ${open} ist nicht disponiert`],
      others: [409, 'reason.tour.otherCarriage', `Auftrag ${alone} fährt mit einem anderen Fahrzeug oder Frachtführer`],
      elsewhere: [409, 'reason.tour.ridesWithOthers', `Auftrag ${foreign} fährt mit anderen auf Tour ${three.number}`],
    })
    expect(await line(backend, a)).toBe(shown(two))
  })

  test('too much on one leg and what comes too late are refused with figures, and pass with a reason that is kept', async () => {
    const backend = seededBackend()
    const { three } = await shared(backend)
    const store = backend.server.store('nordkurs')
    const [first] = three.orders
    await store.patch('orders', first?.id ?? '', { loadingMeters: 6, deliveryTimeTo: '10:00' })
    const stops = three.stops.map(({ orderId, kind }) => ({ orderId, kind }))
    const turned = [stops[1], stops[0], ...stops.slice(2)]
    const over = await set(backend, three, turned)
    expect([over.status, over.refusal['code'], over.refusal['message']]).toEqual([
      409,
      'CONFLICTS',
      '0,8 LDM zu viel zwischen Hamburg und Braunschweig; 1 h 24 min nach dem Zeitfenster in Braunschweig',
    ])
    const passed = await set(backend, three, turned, { overrideReason: 'Stapelbar' })
    expect(passed.status).toBe(200)
    expect(passed.body.warnings.map(({ code }) => code)).toEqual([
      'reason.plan.loadingMeters',
      'reason.plan.window',
      'reason.plan.palletExchangeUnknown',
    ])
    const events = await store.all('events', { recordId: three.id })
    expect(events.at(-1)?.payload?.['overrideReason']).toBe('Stapelbar')
  })

  test('what is done stays ahead', async () => {
    const backend = seededBackend()
    const { two, a, b, ends } = await shared(backend)
    const [x, y] = ends
    const transport = (await backend.ask(DISPO, 'transports.list', { query: { orderId: a } })).body.data[0]
    await backend.ask(DISPO, 'transports.setStatus', {
      params: { id: transport?.id ?? '' },
      body: { status: 'LOADED' },
    })
    const { status, refusal } = await set(backend, two, planOf(`+${y} +${x} -${x} -${y}`, two))
    expect([status, refusal['code']]).toEqual([409, 'reason.tour.stopDone'])
    expect((await set(backend, two, planOf(`+${x} +${y} -${y} -${x}`, two))).status).toBe(200)
    const body = { orderIds: [a] }
    const split = await backend.ask(DISPO, 'tours.split', { params: { id: two.id }, body })
    expect([split.status, split.refusal['code']]).toEqual([409, 'reason.tour.stopDone'])
    expect((await backend.ask(DISPO, 'tours.split', { params: { id: two.id }, body: { orderIds: [b] } })).status).toBe(
      200,
    )
    await expectWhole(backend)
  })

  test('an older version is answered with the tour as it is now', async () => {
    const backend = seededBackend()
    const { two } = await shared(backend)
    const stops = two.stops.map(({ orderId, kind }) => ({ orderId, kind }))
    const { status, refusal } = await set(backend, two, stops, {}, two.version + 1)
    expect([status, shown(refusal['current'] as Tour)]).toEqual([409, shown(two)])
  })
})

describe('tours are split and merged', () => {
  test('and are the same again; every step is taken back and made again', async () => {
    const backend = seededBackend()
    const { three } = await shared(backend)
    const [, middle] = three.orders
    const params = { id: three.id }
    const split = await backend.ask(DISPO, 'tours.split', { params, body: { orderIds: [middle?.id] } })
    const [other] = await toursOf(backend, middle?.id ?? '')
    expect([split.body.tour.orders.length, other?.orders.length]).toEqual([2, 1])
    await expectWhole(backend)
    const merged = await backend.ask(DISPO, 'tours.merge', { params, body: { tourId: other?.id } })
    expect(shown(merged.body.tour)).toBe(shown(three))
    await expectWhole(backend)
    const apart = await undo(backend, three, merged.body.eventId)
    expect((await toursOf(backend, middle?.id ?? '')).map(({ id }) => id)).toEqual([other?.id])
    const again = await undo(backend, three, apart.body.eventId)
    expect(await line(backend, middle?.id ?? '')).toBe(shown(three))
    await undo(backend, three, again.body.eventId)
    const whole = await undo(backend, three, split.body.eventId)
    expect(await line(backend, middle?.id ?? '')).toBe(shown(three))
    await undo(backend, three, whole.body.eventId)
    expect((await toursOf(backend, middle?.id ?? '')).map(({ orders }) => orders.length)).toEqual([1])
    await expectWhole(backend)
  })

  test('by the rules the board shows: two tours of one truck at one time, and too much aboard, need a reason', async () => {
    const backend = seededBackend()
    const { three } = await shared(backend)
    const store = backend.server.store('nordkurs')
    const [vehicle] = await store.all('vehicles', { type: 'MEGA', status: 'available' })
    const stops = three.stops.map(({ orderId, kind }) => ({ orderId, kind }))
    const body = { tourId: three.id, vehicleId: vehicle?.id, stops, ...OVERRIDE }
    expect((await backend.ask(DISPO, 'tours.plan', { body })).status).toBe(200)
    const [, middle] = three.orders
    const orderIds = [middle?.id ?? '']
    const split = (more: object) =>
      backend.ask(DISPO, 'tours.split', { params: { id: three.id }, body: { orderIds, ...more } })
    const refused = await split({})
    expect([refused.status, codesOf(refused)[0]]).toEqual([409, 'reason.plan.overlap'])
    expect(refused.refusal['message']).toContain(`mit Tour ${three.number}`)
    expect(await line(backend, orderIds[0] ?? '')).toBe(shown(three))
    expect((await split(OVERRIDE)).status).toBe(200)
    const [other] = await toursOf(backend, orderIds[0] ?? '')
    await store.patch('orders', orderIds[0] ?? '', { loadingMeters: 12 })
    const merge = (more: object) =>
      backend.ask(DISPO, 'tours.merge', { params: { id: three.id }, body: { tourId: other?.id, ...more } })
    const full = await merge({})
    expect([full.status, codesOf(full)[0]]).toEqual([409, 'reason.plan.loadingMeters'])
    expect((await merge(OVERRIDE)).status).toBe(200)
  })

  test('one without orders, one with itself, and those of different carriers are refused', async () => {
    const backend = seededBackend()
    const { two, three, a, b } = await shared(backend)
    const params = { id: two.id }
    const code = async (name: 'tours.split' | 'tours.merge', body: object) => {
      const { status, refusal } = await backend.ask(DISPO, name, { params, body })
      return [status, refusal['code']]
    }
    expect(await code('tours.split', { orderIds: [a, b] })).toEqual([409, 'reason.tour.staysWithOne'])
    expect(await code('tours.split', { orderIds: ['NK-2026-004999'] })).toEqual([409, 'reason.tour.staysWithOne'])
    expect(await code('tours.merge', { tourId: two.id })).toEqual([409, 'reason.tour.isSame'])
    expect(await code('tours.merge', { tourId: three.id })).toEqual([409, 'reason.tour.otherCarriage'])
    expect(await code('tours.merge', { tourId: 'tou-none' })).toEqual([404, 'NOT_FOUND'])
  })

  test('a split is not taken back over what was changed since, not even forced; nor by somebody else', async () => {
    const backend = seededBackend()
    const { two, b } = await shared(backend)
    const split = await backend.ask(DISPO, 'tours.split', { params: { id: two.id }, body: { orderIds: [b] } })
    const { eventId } = split.body
    expect((await undo(backend, two, eventId, 'vertrieb@nordkurs')).status).toBe(403)
    await give(backend, b, 'car-003')
    for (const force of [false, true]) {
      const body = { eventId, force }
      const { status, refusal } = await backend.ask(DISPO, 'tours.undo', { params: { id: two.id }, body })
      expect([status, refusal['code']]).toEqual([409, 'UNDO_CONFLICT'])
    }
    await expectWhole(backend)
  })
})

describe('a vehicle that has a load already takes another', () => {
  /** Three orders of one day with their hours, each filling a truck, and a free vehicle without ADR equipment. */
  async function loads(backend: Backend, hours: readonly (readonly [string, string])[], more: object = {}) {
    await backend.server.ready
    const store = backend.server.store('nordkurs')
    const confirmed = await store.all('orders', { status: 'CONFIRMED' })
    const ids = confirmed.slice(0, hours.length).map(({ id }) => id)
    for (const [index, [from, to]] of hours.entries()) {
      const day = { pickupDate: '2026-11-24', deliveryDate: '2026-11-24' }
      const times = { pickupTimeFrom: from, pickupTimeTo: from, deliveryTimeFrom: to, deliveryTimeTo: to }
      const goods = { temperatureMin: undefined, temperatureMax: undefined, dangerousGoods: undefined }
      const wish = { requiredVehicleType: 'TRUCK', tailLift: false }
      const size = { loadingMeters: 7, weight: 5000, ...more }
      await store.patch('orders', ids[index] ?? '', { ...day, ...times, ...goods, ...wish, ...size })
    }
    const [vehicle] = await store.all('vehicles', { type: 'TAUTLINER', status: 'available', adr: false })
    const assign = async (index: number) => {
      const params = { id: ids[index] ?? '' }
      const { status, refusal } = await backend.ask(DISPO, 'orders.setVehicle', {
        params,
        body: { vehicleId: vehicle?.id },
      })
      return status === 200 ? 'assigned' : refusal['message']
    }
    return assign
  }

  test('where the first is unloaded before, and not where both are aboard', async () => {
    const assign = await loads(seededBackend(), [
      ['06:00', '09:00'],
      ['10:00', '14:00'],
      ['08:00', '18:00'],
    ])
    expect([await assign(0), await assign(1)]).toEqual(['assigned', 'assigned'])
    expect(await assign(2)).toBe('7 geladen + 7 Lademeter, nur 13,6 vorhanden')
  })

  test('but no dangerous goods that need ADR equipment only together', async () => {
    const dangerousGoods = [{ unNumber: '1230', class: '3', packingGroup: 'II', quantity: 200, unit: 'kg' }]
    const assign = await loads(
      seededBackend(),
      [
        ['06:00', '12:00'],
        ['08:00', '14:00'],
        ['13:00', '18:00'],
      ],
      { loadingMeters: 1, dangerousGoods },
    )
    expect(await assign(0)).toBe('assigned')
    expect(await assign(1)).toBe('Fahrzeug hat keine ADR-Ausrüstung')
    expect(await assign(2)).toBe('assigned')
  })
})

test('a tour is of one tenant, and names no price of anybody', async () => {
  const backend = seededBackend()
  const { two } = await shared(backend)
  expect((await backend.ask('dispo@elbeoder', 'tours.get', { params: { id: two.id } })).status).toBe(404)
  const { body, status } = await backend.ask('gast@nordkurs', 'tours.get', { params: { id: two.id } })
  expect(status).toBe(200)
  expect(JSON.stringify(body)).not.toMatch(/price|margin|payment|customer|note/i)
})

test('what became of tours is told to everybody', async () => {
  const backend = seededBackend()
  const { two, b } = await shared(backend)
  const said: string[] = []
  const connection = backend.server.connect(
    { send: (text) => said.push(text), close: () => undefined },
    'ws://backend.invalid/ws',
  )
  const token = await backend.server.tokenFor('usr-nordkurs-gast')
  await connection.received(JSON.stringify({ type: 'hello', tenantId: 'nordkurs', token }))
  await backend.ask(DISPO, 'tours.split', { params: { id: two.id }, body: { orderIds: [b] } })
  const told = said.slice(1).map((text) => LiveMessage.parse(JSON.parse(text)))
  expect(told.map(({ entity, change, id }) => `${entity} ${change} ${id.slice(0, 4)}`)).toEqual([
    'tours updated tou-',
    'tours created tou-',
    'transports updated tra-',
  ])
})
