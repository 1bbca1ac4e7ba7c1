import { describe, expect, test } from 'vitest'
import type { Row } from '#mock-server/store/models.ts'
import { addDays } from '#src/domain/basics/dates.ts'
import { VEHICLE_PAPERS } from '#src/domain/vehicles/vehicles.ts'
import { seededBackend, someOrder } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'
type Backend = ReturnType<typeof seededBackend>

/** An order nobody has planned, and an own lorry of 12 t that is free, has all its papers and drives nothing. */
async function world(order: Partial<Row<'orders'>> = {}, vehicle: Partial<Row<'vehicles'>> = {}) {
  const backend = seededBackend()
  const { id } = await someOrder(backend, 'CONFIRMED')
  const store = backend.server.store('nordkurs')
  const day = (await store.find('orders', id))?.pickupDate ?? ''
  await store.patch('orders', id, {
    ...{ loadingMeters: 3, weight: 4000, requiredVehicleType: 'TRUCK', dangerousGoods: undefined },
    ...{ temperatureMin: undefined, temperatureMax: undefined, tailLift: undefined, palletExchange: undefined },
    ...order,
  })
  const vehicles = await store.all('vehicles', { carrierId: { exists: false } })
  const jobs = await store.all('transports', { vehicleId: { exists: true } })
  const idle = vehicles.find((one) => !jobs.some((job) => job.vehicleId === one.id))
  const vehicleId = idle?.id ?? ''
  await store.patch('vehicles', vehicleId, {
    ...{ type: 'SOLO_12', loadingMeters: 7.2, payloadKg: 5500, adr: false, reefer: false, tailLift: true },
    ...{ blocks: [], outOfServiceSince: undefined, status: 'available' },
    papers: VEHICLE_PAPERS.map((kind) => ({ kind, validUntil: '2029-01-01' })),
    ...vehicle,
  })
  return { backend, id, vehicleId, day }
}

const assign = (backend: Backend, id: string, vehicleId: string, more: object = {}) =>
  backend.ask(DISPO, 'orders.setVehicle', { params: { id }, body: { vehicleId, ...more } })

const codesOf = (refusal: Record<string, unknown>) => {
  const conflicts = (refusal['conflicts'] ?? []) as { code: string; severity: string }[]
  return conflicts.filter(({ severity }) => severity === 'block').map(({ code }) => code)
}

describe('an own vehicle is given to an order', () => {
  test('of the default TRUCK a lorry of 12 t takes 3 LDM and 4 t without a word', async () => {
    const { backend, id, vehicleId } = await world()
    const { status, body } = await assign(backend, id, vehicleId)
    expect([status, body.warnings]).toEqual([200, []])
  })

  test.each(['inspection', 'safetyCheck', 'liability', 'euLicence', 'tachograph'] as const)(
    'whose %s has ended it is refused, and passes with a reason',
    async (ended) => {
      const { backend, id, vehicleId, day } = await world()
      const papers = VEHICLE_PAPERS.map((kind) => ({
        ...{ kind, validUntil: kind === ended ? addDays(day, -1) : '2029-01-01' },
      }))
      await backend.server.store('nordkurs').patch('vehicles', vehicleId, { papers })
      const refused = await assign(backend, id, vehicleId)
      expect([refused.status, codesOf(refused.refusal)]).toEqual([409, [`reason.vehicle.${ended}Expired`]])
      const passed = await assign(backend, id, vehicleId, { overrideReason: 'Verlängerung liegt vor' })
      expect(passed.status).toBe(200)
    },
  )

  test('whose insurance no one has entered it passes, and that is said', async () => {
    const papers = VEHICLE_PAPERS.filter((kind) => kind !== 'liability')
    const { backend, id, vehicleId } = await world(
      {},
      { papers: papers.map((kind) => ({ kind, validUntil: '2029-01-01' })) },
    )
    const { status, body } = await assign(backend, id, vehicleId)
    expect([status, body.warnings.map(({ code }) => code)]).toEqual([200, ['reason.vehicle.liabilityUnknown']])
  })

  test('a piece of 12 m does not go on 7.2 m', async () => {
    const { backend, id, vehicleId } = await world({ dimensions: 'L 12 m B 2,4 H 2' })
    const refused = await assign(backend, id, vehicleId)
    expect([refused.status, codesOf(refused.refusal)]).toEqual([409, ['reason.plan.pieceLength']])
  })

  test('−20 °C does not ride beside +5 °C on it', async () => {
    const { backend, id, vehicleId } = await world(
      { temperatureMin: -20, temperatureMax: -18 },
      { type: 'REEFER', reefer: true, loadingMeters: 13.4, payloadKg: 22_000 },
    )
    expect((await assign(backend, id, vehicleId)).status).toBe(200)
    const store = backend.server.store('nordkurs')
    const other = (await store.all('orders', { status: 'CONFIRMED' })).find((order) => order.id !== id)
    const first = await store.find('orders', id)
    const beside = {
      ...{ loadingMeters: 1, weight: 500, requiredVehicleType: 'TRUCK', dangerousGoods: undefined },
      ...{ pickupDate: first?.pickupDate, deliveryDate: first?.deliveryDate, palletExchange: undefined },
    }
    await store.patch('orders', other?.id ?? '', { ...beside, temperatureMin: 5, temperatureMax: 7 })
    const refused = await assign(backend, other?.id ?? '', vehicleId)
    expect(refused.status).toBe(409)
    expect(codesOf(refused.refusal)).toContain('reason.plan.temperature')
    await store.patch('orders', other?.id ?? '', { temperatureMin: -25, temperatureMax: -18 })
    const alike = await assign(backend, other?.id ?? '', vehicleId)
    expect(codesOf(alike.refusal)).not.toContain('reason.plan.temperature')
  })
})

describe('an order is given to a carrier', () => {
  const give = async (order: Partial<Row<'orders'>>, carrier: Partial<Row<'partners'>>) => {
    const { backend, id } = await world(order)
    const able = { adr: undefined, tailLift: undefined, palletExchange: undefined }
    await backend.server.store('nordkurs').patch('partners', 'car-003', { ...able, ...carrier })
    return backend.ask(DISPO, 'orders.setCarrier', { params: { id }, body: { carrierId: 'car-003' } })
  }

  test('who says no is refused, of whom nothing is said it is told', async () => {
    const refused = await give({ tailLift: true }, { tailLift: false })
    expect([refused.status, codesOf(refused.refusal)]).toEqual([409, ['reason.plan.tailLift']])
    const told = await give({ tailLift: true }, {})
    expect([told.status, told.body.warnings.map(({ code }) => code)]).toEqual([200, ['reason.plan.tailLiftUnknown']])
    const able = await give({ tailLift: true }, { tailLift: true })
    expect([able.status, able.body.warnings]).toEqual([200, []])
  })

  test('whose licence ends before the delivery is refused, as on the board', async () => {
    const { deliveryDate = '' } = await someOrder(seededBackend(), 'CONFIRMED')
    const ended = await give({}, { euLicenceUntil: addDays(deliveryDate, -1) })
    expect([ended.status, codesOf(ended.refusal)]).toEqual([409, ['reason.licenceExpired']])
  })
})

test('the board tells what a vehicle has not: a no is no silence', async () => {
  const { backend, vehicleId, day } = await world({}, { tailLift: false })
  const { body } = await backend.ask(DISPO, 'board.get', { query: { from: day, to: day } })
  const row = body.resources.find(({ id }) => id === vehicleId)
  expect([row?.tailLift, row?.reefer, row?.papersRead]).toEqual([false, false, true])
})
