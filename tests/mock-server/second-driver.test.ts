import { describe, expect, test } from 'vitest'
import { seededBackend } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'

/** A vehicle that drives nothing, and a driver of another one. */
async function world() {
  const backend = seededBackend()
  await backend.ask(DISPO, 'drivers.list')
  const store = backend.server.store('nordkurs')
  const [vehicle, other] = await store.all('vehicles', { status: 'available', type: 'TAUTLINER' })
  const driver = other?.driverId === undefined ? undefined : await store.find('drivers', other.driverId)
  if (!vehicle || !driver) throw new Error('No free vehicle')
  const crew = async () => {
    const now = await store.find('vehicles', vehicle.id)
    return [now?.driverName, now?.coDriverId, now?.coDriverName]
  }
  const name = (coDriverName: string | null) =>
    backend.ask(DISPO, 'vehicles.update', { params: { id: vehicle.id }, body: { coDriverName } })
  return { backend, vehicle, driver, crew, name }
}

describe('A second driver of a vehicle', () => {
  test('is named, found among the drivers, taken away, and both is taken back', async () => {
    const { backend, vehicle, driver, crew, name } = await world()
    await name(driver.name)
    expect(await crew()).toEqual([vehicle.driverName, driver.id, driver.name])
    const none = await name(null)
    expect(await crew()).toEqual([vehicle.driverName, undefined, undefined])
    const body = { eventId: none.body.eventId ?? '' }
    await backend.ask(DISPO, 'vehicles.undo', { params: { id: vehicle.id }, body })
    expect(await crew()).toEqual([vehicle.driverName, driver.id, driver.name])
    await name('Jan Unbekannt')
    expect(await crew()).toEqual([vehicle.driverName, undefined, 'Jan Unbekannt'])
  })

  test('is not the driver himself', async () => {
    const { vehicle, crew, name } = await world()
    const refused = await name(` ${vehicle.driverName?.toUpperCase()} `)
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining('coDriverName')])
    expect(await crew()).toEqual([vehicle.driverName, undefined, undefined])
  })

  test('is called by his new name, and is the second no more where he becomes the driver', async () => {
    const { backend, vehicle, driver, crew, name } = await world()
    await name(driver.name)
    const change = (body: object) => backend.ask(DISPO, 'drivers.update', { params: { id: driver.id }, body })
    await change({ name: 'Sina Groß-Meier' })
    expect(await crew()).toEqual([vehicle.driverName, driver.id, 'Sina Groß-Meier'])
    await change({ vehicleId: vehicle.id })
    expect(await crew()).toEqual(['Sina Groß-Meier', undefined, undefined])
  })

  test('stands on the board with his papers beside the driver', async () => {
    const { backend, vehicle, driver, name } = await world()
    await name(driver.name)
    const { body } = await backend.ask(DISPO, 'board.get', { query: { from: '2026-11-23', to: '2026-11-27' } })
    const row = body.resources.find(({ id }) => id === vehicle.id)
    expect([row?.driver?.name, row?.coDriver?.name, row?.coDriver?.licenceUntil]).toEqual([
      ...[vehicle.driverName, driver.name, driver.licenceUntil],
    ])
  })
})
