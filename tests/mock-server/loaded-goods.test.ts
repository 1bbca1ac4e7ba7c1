import { describe, expect, test } from 'vitest'
import { seededBackend } from './seeded-backend.ts'

type Backend = ReturnType<typeof seededBackend>
const DISPO = 'dispo@nordkurs'
const KEEPS = 'Die Ware ist geladen: ein anderes Fahrzeug ist möglich, keines nicht'

/** A loaded order with a vehicle that is known: an own one, or a subcontractor's. */
async function loadedOrder(backend: Backend, isCarriers: boolean) {
  await backend.server.ready
  const store = backend.server.store('nordkurs')
  const orders = await store.all('orders', { status: 'IN_TRANSIT' })
  const own = orders.find(({ assignedVehicleId, carrierId }) => assignedVehicleId !== undefined && !carrierId)
  if (own === undefined) throw new Error('no loaded order on an own vehicle')
  const [carrier] = await store.all('partners', { kind: 'carrier' })
  if (!isCarriers || !carrier) return own
  return store.patch('orders', own.id, { carrierId: carrier.id, carrierName: carrier.name })
}

const otherVehicle = async (backend: Backend, than: string | undefined) => {
  await backend.server.ready
  const store = backend.server.store('nordkurs')
  const vehicle = (await store.all('vehicles', {})).find(({ id, carrierId }) => id !== than && carrierId === undefined)
  if (vehicle === undefined) throw new Error('no other vehicle')
  return vehicle
}

const putOn = (backend: Backend, id: string, vehicleId: string | null, overrideReason?: string) =>
  backend.ask(DISPO, 'orders.setVehicle', { params: { id }, body: { vehicleId, overrideReason } })

describe('The vehicle of a loaded order', () => {
  test.each([
    ['an own one', false],
    ['one of a subcontractor who keeps the order', true],
  ])('%s is not taken off, whatever the reason', async (_name, isCarriers) => {
    const backend = seededBackend()
    const { id, assignedVehicleId } = await loadedOrder(backend, isCarriers)
    const { status, refusal } = await putOn(backend, id, null, 'Soll weg')
    expect([status, refusal['message']]).toEqual([409, KEEPS])
    const after = await backend.server.store('nordkurs').find('orders', id)
    expect(after?.assignedVehicleId).toBe(assignedVehicleId)
  })

  test('is another one with a reason alone, which stands in the history', async () => {
    const backend = seededBackend()
    const { id, assignedVehicleId, vehiclePlate } = await loadedOrder(backend, false)
    const vehicle = await otherVehicle(backend, assignedVehicleId)
    const sentence = `Die Ware ist auf ${vehiclePlate} geladen: ${vehicle.licencePlate} heißt umladen`
    const refused = await putOn(backend, id, vehicle.id)
    expect([refused.status, refused.refusal['code']]).toEqual([409, 'CONFLICTS'])
    expect(refused.refusal['message']).toContain(sentence)
    const { status, body } = await putOn(backend, id, vehicle.id, 'Panne in Kassel')
    expect([status, body.order.assignedVehicleId, body.order.status]).toEqual([200, vehicle.id, 'IN_TRANSIT'])
    expect(body.warnings.map(({ message }) => message)).toContain(sentence)
    const events = await backend.server.store('nordkurs').all('events', { recordId: id })
    expect(events.some(({ payload }) => payload?.['overrideReason'] === 'Panne in Kassel')).toBe(true)
  })
})

test('A loaded order goes to another subcontractor with a reason alone, with the price he gets', async () => {
  const backend = seededBackend()
  await backend.server.ready
  const store = backend.server.store('nordkurs')
  const [first, second] = await store.all('partners', { kind: 'carrier' })
  const order = (await store.all('orders', { status: 'IN_TRANSIT' })).find(({ transportStatus }) => transportStatus)
  if (!first || !second || !order) throw new Error('no two carriers and a loaded order')
  await store.patch('orders', order.id, {
    ...{ carrierId: first.id, carrierName: first.name, vehiclePlate: 'HB-X 1' },
    ...{ assignedVehicleId: undefined, transportStatus: 'LOADED' },
  })
  const assign = (overrideReason?: string) =>
    backend.ask(DISPO, 'orders.setCarrier', {
      params: { id: order.id },
      body: { carrierId: second.id, carrierPrice: 500, overrideReason },
    })
  const { status, refusal } = await assign()
  expect([status, refusal['code']]).toEqual([409, 'CONFLICTS'])
  expect(refusal['message']).toContain(`Die Ware ist auf HB-X 1 geladen: ${second.name} heißt umladen`)
  expect((await assign('Panne in Kassel')).body.order.carrierId).toBe(second.id)
})

describe('A loaded transport without an order', () => {
  const created = async (backend: Backend, vehicle: { vehicleId?: string; vehicleNumber?: string }) => {
    const way = { customerName: 'Nordsee Feinkost GmbH', origin: 'Hamburg', destination: 'Kiel' }
    const { vehicleId, ...typed } = vehicle
    const { body } = await backend.ask(DISPO, 'transports.create', { body: { ...way, ...typed } })
    const params = { id: body.transport.id }
    if (vehicleId)
      await backend.ask(DISPO, 'transports.assignVehicle', {
        params,
        body: { vehicleId, overrideReason: 'Für die Probe' },
      })
    const { status } = await backend.ask(DISPO, 'transports.setStatus', { params, body: { status: 'LOADED' } })
    expect(status).toBe(200)
    return params
  }

  test('keeps its vehicle, and takes another one with a reason', async () => {
    const backend = seededBackend()
    const first = await otherVehicle(backend, undefined)
    const second = await otherVehicle(backend, first.id)
    const params = await created(backend, { vehicleId: first.id })
    const assign = (vehicleId: string | null, overrideReason?: string) =>
      backend.ask(DISPO, 'transports.assignVehicle', { params, body: { vehicleId, overrideReason } })
    const refused = await assign(null, 'Soll weg')
    expect([refused.status, refused.refusal['message']]).toEqual([409, KEEPS])
    expect((await assign(second.id)).refusal['code']).toBe('CONFLICTS')
    const moved = await assign(second.id, 'Panne in Kassel')
    expect([moved.status, moved.body.transport.vehicleId]).toEqual([200, second.id])
  })

  test('keeps the vehicle it was loaded on when giving it that one is taken back', async () => {
    const backend = seededBackend()
    const { id } = await otherVehicle(backend, undefined)
    const way = { customerName: 'Nordsee Feinkost GmbH', origin: 'Hamburg', destination: 'Kiel' }
    const { body } = await backend.ask(DISPO, 'transports.create', { body: way })
    const params = { id: body.transport.id }
    const move = (status: string) => backend.ask(DISPO, 'transports.setStatus', { params, body: { status } })
    expect((await move('AT_PICKUP')).status).toBe(200)
    const given = await backend.ask(DISPO, 'transports.assignVehicle', {
      params,
      body: { vehicleId: id, overrideReason: 'Für die Probe' },
    })
    expect((await move('LOADED')).status).toBe(200)
    const { status, refusal } = await backend.ask(DISPO, 'transports.undo', {
      params,
      body: { eventId: given.body.eventId ?? '' },
    })
    expect([status, refusal['message']]).toEqual([409, KEEPS])
  })

  test('keeps the plate that was typed for it', async () => {
    const backend = seededBackend()
    const params = await created(backend, { vehicleNumber: 'HH-XY 12' })
    const { status, refusal } = await backend.ask(DISPO, 'transports.update', { params, body: { vehicleNumber: '' } })
    expect([status, refusal['message']]).toEqual([409, KEEPS])
  })
})
