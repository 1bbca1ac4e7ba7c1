import { describe, expect, test } from 'vitest'
import { seededBackend, someOrder } from './seeded-backend.ts'

type Backend = ReturnType<typeof seededBackend>
const DISPO = 'dispo@nordkurs'
const MISSING = 'Frachtführerpreis fehlt'

/** An order that another carrier than car-003 drives for 605 €. */
async function promised(backend: Backend, status: string, carrierId: string | undefined = 'car-004') {
  const { id } = await someOrder(backend, status)
  await backend.server.store('nordkurs').patch('orders', id, { carrierId, carrierPrice: 605, customerPrice: 800 })
  return id
}

const give = (backend: Backend, id: string, body: object) =>
  backend.ask(DISPO, 'orders.setCarrier', { params: { id }, body: { carrierId: 'car-003', ...body } })
const priceOf = async (backend: Backend, id: string) => {
  const { carrierId, carrierPrice } = (await backend.ask(DISPO, 'orders.get', { params: { id } })).body
  return [carrierId, carrierPrice]
}

describe('the price agreed with one carrier is not the next one’s', () => {
  test.each(['CONFIRMED', 'ASSIGNED'])('%s: it goes, is missed, and comes back with him', async (status) => {
    const backend = seededBackend()
    const id = await promised(backend, status)
    const { body } = await give(backend, id, {})
    expect(body.warnings.map(({ message }) => message)).toContain(MISSING)
    expect(await priceOf(backend, id)).toEqual(['car-003', undefined])
    await backend.ask(DISPO, 'orders.undo', { params: { id }, body: { eventId: body.eventId, force: true } })
    expect(await priceOf(backend, id)).toEqual(['car-004', 605])
  })

  test('the new one comes along in the same step, within the range of prices', async () => {
    const backend = seededBackend()
    const id = await promised(backend, 'ASSIGNED')
    expect((await give(backend, id, { carrierPrice: -1 })).status).toBe(422)
    expect(await priceOf(backend, id)).toEqual(['car-004', 605])
    const { body } = await give(backend, id, { carrierPrice: 590.5 })
    expect(body.warnings.map(({ message }) => message)).not.toContain(MISSING)
    expect(await priceOf(backend, id)).toEqual(['car-003', 590.5])
    expect((await give(backend, id, { carrierPrice: 612 })).body.order.carrierPrice).toBe(612)
  })

  test('on the way no price is lost: without the new one nothing happens', async () => {
    const backend = seededBackend()
    const id = await promised(backend, 'IN_TRANSIT')
    const { status, refusal } = await give(backend, id, {})
    expect([status, refusal['message']]).toEqual([422, MISSING])
    expect(await priceOf(backend, id)).toEqual(['car-004', 605])
    expect((await give(backend, id, { carrierPrice: 590 })).status).toBe(200)
    expect(await priceOf(backend, id)).toEqual(['car-003', 590])
  })

  test('a call for many fields drops it as well, unless it names one', async () => {
    const backend = seededBackend()
    const id = await promised(backend, 'ASSIGNED')
    const update = (body: object) => backend.ask(DISPO, 'orders.update', { params: { id }, body })
    await update({ carrierId: 'car-003' })
    expect(await priceOf(backend, id)).toEqual(['car-003', undefined])
    await update({ carrierId: 'car-005', carrierPrice: 580 })
    expect(await priceOf(backend, id)).toEqual(['car-005', 580])
  })

  test('a price that nobody was promised stays for the first who drives', async () => {
    const backend = seededBackend()
    const { id } = await someOrder(backend, 'CONFIRMED')
    await backend.server.store('nordkurs').patch('orders', id, { carrierId: undefined, carrierPrice: 605 })
    await give(backend, id, {})
    expect(await priceOf(backend, id)).toEqual(['car-003', 605])
  })
})
