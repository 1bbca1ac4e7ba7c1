import { fc, test as property } from '@fast-check/vitest'
import { expect } from 'vitest'
import { seededBackend } from './seeded-backend.ts'

type Backend = ReturnType<typeof seededBackend>
const DISPO = 'dispo@nordkurs'
const CARRIERS = ['car-003', 'car-004'] as const

/** One step of a dispatcher: an order, another one, a carrier and a number to choose by. */
const Step = fc.record({
  act: fc.constantFrom('give', 'give', 'take', 'cancel', 'load', 'split', 'merge', 'merge', 'shuffle', 'undo', 'undo'),
  one: fc.nat({ max: 3 }),
  other: fc.nat({ max: 3 }),
  carrier: fc.constantFrom(...CARRIERS),
  choice: fc.nat({ max: 1000 }),
})

type Undo = readonly [name: 'orders.undo' | 'tours.undo', id: string, eventId: string]

/** What must hold whatever was done: who is on the way is on one tour, with both stops in order, and its transport names it. */
async function expectWhole(backend: Backend, ids: readonly string[]) {
  const store = backend.server.store('nordkurs')
  const tours = await store.all('tours')
  for (const id of ids) {
    const order = await store.find('orders', id)
    const [transport] = await store.all('transports', { orderId: id })
    const own = tours.filter(({ stops }) => stops.some(({ orderId }) => orderId === id))
    const isOnTheWay = order?.status === 'ASSIGNED' || order?.status === 'IN_TRANSIT'
    expect([id, own.map((tour) => tour.id)]).toEqual([id, isOnTheWay ? [transport?.tourId] : []])
    const [tour] = own
    expect(tour?.stops.filter(({ orderId }) => orderId === id).map(({ kind }) => kind) ?? []).toEqual(
      tour ? ['pickup', 'delivery'] : [],
    )
    if (tour) expect([tour.carrierId, tour.vehicleId]).toEqual([order?.carrierId, order?.assignedVehicleId])
  }
}

property.prop([fc.array(Step, { minLength: 4, maxLength: 10 })], { numRuns: 40 })(
  'whatever is done to orders and tours, and taken back, nobody is lost or on two tours',
  async (steps) => {
    const backend = seededBackend()
    await backend.server.ready
    const store = backend.server.store('nordkurs')
    const waiting = await store.all('orders', { status: 'CONFIRMED', transportId: { exists: false } })
    const ids = waiting.slice(0, 4).map(({ id }) => id)
    for (const id of ids) await store.patch('orders', id, { loadingMeters: 3, weight: 1000, temperatureMin: undefined })
    const done: Undo[] = []
    const tourOf = async (id: string) => {
      const [transport] = await store.all('transports', { orderId: id })
      return transport?.tourId === undefined ? undefined : store.find('tours', transport.tourId)
    }
    const ask = async (
      name: 'orders.setCarrier' | 'orders.setStatus' | 'tours.split' | 'tours.merge' | 'tours.setStops',
      id: string,
      body: object,
    ) => {
      const answer = await backend.ask(DISPO, name, { params: { id }, body })
      expect(answer.status).toBeLessThan(500)
      const eventId = answer.body.eventId
      if (answer.status === 200 && eventId)
        done.push([name.startsWith('tours') ? 'tours.undo' : 'orders.undo', id, eventId])
    }
    for (const { act, one, other, carrier, choice } of steps) {
      const [id = '', second = ''] = [ids[one], ids[other]]
      const [tour, further] = [await tourOf(id), await tourOf(second)]
      if (act === 'give')
        await ask('orders.setCarrier', id, { carrierId: carrier, carrierPrice: 300, overrideReason: 'x' })
      if (act === 'take') await ask('orders.setCarrier', id, { carrierId: null })
      if (act === 'cancel') await ask('orders.setStatus', id, { status: 'CANCELLED', notes: 'x' })
      if (act === 'load') {
        const [transport] = await store.all('transports', { orderId: id })
        const params = { id: transport?.id ?? 'none' }
        await backend.ask(DISPO, 'transports.setStatus', { params, body: { status: 'LOADED' } })
      }
      if (act === 'split' && tour) await ask('tours.split', tour.id, { orderIds: [id] })
      if (act === 'merge' && tour && further)
        await ask('tours.merge', tour.id, { tourId: further.id, overrideReason: 'x' })
      if (act === 'shuffle' && tour) {
        const turn = choice % tour.stops.length
        const stops = [...tour.stops.slice(turn), ...tour.stops.slice(0, turn)]
        const leaving = choice % 3 === 0 ? stops.filter(({ orderId }) => orderId !== second) : stops
        const joining = choice % 3 === 1 && !stops.some(({ orderId }) => orderId === second)
        const pair = [
          { orderId: second, kind: 'pickup' },
          { orderId: second, kind: 'delivery' },
        ]
        await ask('tours.setStops', tour.id, { stops: joining ? [...leaving, ...pair] : leaving, overrideReason: 'x' })
      }
      const last = act === 'undo' ? done.pop() : undefined
      if (last) {
        const [name, of, eventId] = last
        const { status, body } = await backend.ask(DISPO, name, { params: { id: of }, body: { eventId, force: true } })
        expect(status).toBeLessThan(500)
        // Sometimes what was taken back is made again.
        if (status === 200 && body.eventId && choice % 2 === 0) done.push([name, of, body.eventId])
      }
      await expectWhole(backend, ids)
    }
  },
)
