import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import type { EndpointName } from '#src/contract/index.ts'
import { seededBackend } from './seeded-backend.ts'

type Backend = ReturnType<typeof seededBackend>
const DISPO = 'dispo@nordkurs'
const PEOPLE = [DISPO, 'a.jessen@nordkurs'] as const
const OVERRIDE = { overrideReason: 'Mit dem Fahrer besprochen' }

const lone = (orderId: string) => [
  { orderId, kind: 'pickup' },
  { orderId, kind: 'delivery' },
]

/** Confirmed orders without a tour, small enough to ride together, and two vehicles. */
async function world(backend: Backend) {
  await backend.server.ready
  const store = backend.server.store('nordkurs')
  const waiting = await store.all('orders', { status: 'CONFIRMED', transportId: { exists: false } })
  const ids = waiting.slice(0, 4).map(({ id }) => id)
  for (const id of ids) await store.patch('orders', id, { loadingMeters: 2, weight: 1000, temperatureMin: undefined })
  const vehicles = await store.all('vehicles', { status: 'available', carrierId: { exists: false } })
  return { store, ids, vehicles: vehicles.slice(0, 2).map(({ id }) => id) }
}

/** Where each order is: the tours that stop for it, the tour its transport names, and who drives both. */
async function expectOneTourEach({ store, ids }: Awaited<ReturnType<typeof world>>, said: string) {
  const tours = await store.all('tours')
  for (const id of ids) {
    const order = await store.find('orders', id)
    const transport = order?.transportId ? await store.find('transports', order.transportId) : undefined
    const own = tours.filter(({ stops }) => stops.some(({ orderId }) => orderId === id))
    const named = transport?.tourId === undefined ? [] : [transport.tourId]
    expect([said, id, own.map((tour) => tour.id)]).toEqual([said, id, named])
    const [tour] = own
    if (!tour) continue
    expect(tour.stops.filter(({ orderId }) => orderId === id).map(({ kind }) => kind)).toEqual(['pickup', 'delivery'])
    expect([said, tour.vehicleId, tour.carrierId]).toEqual([said, order?.assignedVehicleId, order?.carrierId])
    const isDriven = tour.vehicleId !== undefined || tour.carrierId !== undefined
    expect([said, order?.status]).toEqual([said, isDriven ? 'ASSIGNED' : 'CONFIRMED'])
  }
}

test('taking an unplanning back is refused where the order is on another tour by now', async () => {
  const backend = seededBackend()
  const here = await world(backend)
  const [a = '', b = ''] = here.ids
  const first = await backend.ask(DISPO, 'tours.plan', { body: { stops: lone(a), ...OVERRIDE } })
  const { id } = first.body.tour
  const gone = await backend.ask(DISPO, 'tours.unplan', { params: { id }, body: {} })
  const other = await backend.ask(DISPO, 'tours.plan', { body: { stops: lone(b), ...OVERRIDE } })
  const joined = { tourId: other.body.tour.id, stops: [...lone(b), ...lone(a)] }
  const second = await backend.ask(DISPO, 'tours.plan', { body: { ...joined, ...OVERRIDE } })
  expect(second.status).toBe(200)
  const { eventId } = gone.body
  const undone = await backend.ask(DISPO, 'tours.undo', { params: { id }, body: { eventId, force: true } })
  expect([undone.status, undone.refusal['code'], undone.refusal['conflicts']]).toEqual([
    409,
    'UNDO_CONFLICT',
    [{ field: 'stops', mine: null, theirs: other.body.tour.number }],
  ])
  await expectOneTourEach(here, 'undo')
})

/** One step of one of two people: what, with which orders, for whom, and a number to choose by. */
const Step = fc.record({
  who: fc.constantFrom(0, 1),
  act: fc.constantFrom('plan', 'plan', 'join', 'unplan', 'move', 'split', 'merge', 'undo', 'undo', 'redo'),
  one: fc.nat({ max: 3 }),
  other: fc.nat({ max: 3 }),
  driver: fc.constantFrom('nobody', 'nobody', 'first', 'second'),
})

property.prop([fc.array(Step, { minLength: 4, maxLength: 14 })], { numRuns: 60 })(
  'whatever two people plan, unplan, move, split, merge and take back, every order is on at most one tour',
  async (steps) => {
    const backend = seededBackend()
    const here = await world(backend)
    const { store, ids, vehicles } = here
    const done = PEOPLE.map((): (readonly [id: string, eventId: string])[] => [])
    const undone = PEOPLE.map((): (readonly [id: string, eventId: string])[] => [])
    const tourOf = async (id: string) => {
      const tours = await store.all('tours')
      return tours.find(({ stops }) => stops.some(({ orderId }) => orderId === id))
    }
    for (const { who, act, one, other, driver } of steps) {
      const [account, a = '', b = ''] = [PEOPLE[who] ?? DISPO, ids[one], ids[other]]
      const change = async (name: EndpointName & `tours.${string}`, id: string, body: object) => {
        const answer = await backend.ask(account, name as 'tours.unplan', { params: { id }, body })
        expect(answer.status).toBeLessThan(500)
        if (answer.status !== 200 || !answer.body.eventId) return
        done[who]?.push([answer.body.tour.id, answer.body.eventId])
        undone[who]?.splice(0)
      }
      const [tour, further] = [await tourOf(a), await tourOf(b)]
      const vehicleId = { nobody: undefined, first: vehicles[0], second: vehicles[1] }[driver]
      if (act === 'plan') {
        const stops = a === b ? lone(a) : [...lone(a), ...lone(b)]
        await change('tours.plan', '', { vehicleId, stops, ...OVERRIDE })
      }
      if (act === 'join' && further) {
        const { vehicleId: own, carrierId, stops: there } = further
        const stops = [...there.filter(({ orderId }) => orderId !== a), ...lone(a)]
        await change('tours.plan', '', { tourId: further.id, vehicleId: own, carrierId, stops, ...OVERRIDE })
      }
      if (act === 'move' && tour) {
        await change('tours.plan', '', { tourId: tour.id, vehicleId, stops: tour.stops, ...OVERRIDE })
      }
      if (act === 'unplan' && tour) await change('tours.unplan', tour.id, one === other ? {} : { orderIds: [a] })
      if (act === 'split' && tour) await change('tours.split', tour.id, { orderIds: [a] })
      if (act === 'merge' && tour && further) await change('tours.merge', tour.id, { tourId: further.id, ...OVERRIDE })
      const [from, to] = act === 'redo' ? [undone[who], done[who]] : [done[who], undone[who]]
      const last = act === 'undo' || act === 'redo' ? from?.pop() : undefined
      if (last) {
        const [id, eventId] = last
        const body = { eventId, force: one % 2 === 0 }
        const answer = await backend.ask(account, 'tours.undo', { params: { id }, body })
        expect(answer.status).toBeLessThan(500)
        if (answer.status === 200 && answer.body.eventId) to?.push([id, answer.body.eventId])
      }
      await expectOneTourEach(here, `${account} ${act}`)
    }
  },
)
