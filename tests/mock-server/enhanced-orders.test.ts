import { describe, expect, test } from 'vitest'
import { seededBackend } from './seeded-backend.ts'

type Backend = ReturnType<typeof seededBackend>
const DISPO = 'dispo@nordkurs'
const ADMIN = 'admin@nordkurs'
const ID = 'enh-nk-ocr-003'

/** A backend whose world is made. */
async function ready(): Promise<Backend> {
  const backend = seededBackend()
  await backend.ask(DISPO, 'enhancedOrders.stats')
  return backend
}

const convert = (backend: Backend, id = ID, account = DISPO) =>
  backend.ask(account, 'enhancedOrders.convert', { params: { id } })
const undo = (backend: Backend, eventId: string | undefined, account = DISPO) =>
  backend.ask(account, 'enhancedOrders.undo', { params: { id: ID }, body: { eventId: eventId ?? '' } })

/** What there is of the enhanced order, its transport and its order. */
async function state(backend: Backend) {
  const store = backend.server.store('nordkurs')
  const raw = await store.find('enhancedOrders', ID)
  const transport = await store.find('transports', raw?.inquiry_id ?? '')
  return {
    raw: [raw?.status, raw?.transport_id, raw?.order_id],
    transport: [transport?.status, transport?.loadId, transport?.orderId, transport?.progress],
    orders: await store.count('orders'),
    transports: await store.count('transports'),
  }
}

describe('An order read by OCR', () => {
  test('stands once for each inquiry among the transports, and names it', async () => {
    const backend = await ready()
    const store = backend.server.store('nordkurs')
    const inquiries = await store.all('transports', { status: 'inquiry' })
    const enhanced = await store.all('enhancedOrders')
    expect(enhanced.map(({ inquiry_id, order_number }) => [inquiry_id, order_number])).toEqual(
      inquiries.map(({ id, loadId }) => [id, loadId]),
    )
  })

  test('becomes a transport in planning with an order of its own, linked both ways', async () => {
    const backend = await ready()
    const before = await state(backend)
    const { status, body } = await convert(backend)
    const { transport, enhancedOrder } = body
    const order = (await backend.ask(DISPO, 'orders.get', { params: { id: transport.orderId ?? '' } })).body
    expect([status, transport.status, transport.loadId, transport.isFromOCR]).toEqual([
      200,
      'PLANNING',
      order.orderNumber,
      true,
    ])
    expect([enhancedOrder.transport_id, enhancedOrder.order_id]).toEqual([transport.id, order.id])
    expect(order).toMatchObject({
      status: 'CREATED',
      transportId: transport.id,
      transportStatus: 'PLANNING',
      isFromOCR: true,
      quantity: 1,
      packageType: 'Standard',
      pickupCity: enhancedOrder.pickup_city,
      pickupAddress: enhancedOrder.pickup_street,
      pickupDate: enhancedOrder.pickup_date,
      cargoDescription: enhancedOrder.cargo_description,
    })
    const after = await state(backend)
    expect([after.orders - before.orders, after.transports - before.transports]).toEqual([1, 0])
  })

  test('what nobody could read is filled in: windows, postal code, vehicle', async () => {
    const backend = await ready()
    const store = backend.server.store('nordkurs')
    await store.transaction(async (within) => {
      const blank = {
        originPostalCode: '',
        loadingTimeFrom: undefined,
        loadingTimeTo: undefined,
        unloadingTimeFrom: undefined,
        unloadingTimeTo: undefined,
        vehicleType: 'Unbekannt',
      }
      await within.patch('transports', 'tra-nk-ocr-003', blank)
      await within.patch('enhancedOrders', ID, { customer_name: '' })
    })
    const { transport } = (await convert(backend)).body
    const { body } = await backend.ask(DISPO, 'orders.get', { params: { id: transport.orderId ?? '' } })
    expect(body).toMatchObject({
      customerName: 'Unbekannt',
      pickupPostalCode: '00000',
      pickupTimeFrom: '08:00',
      pickupTimeTo: '18:00',
      deliveryTimeFrom: '14:00',
      deliveryTimeTo: '18:00',
      requiredVehicleType: 'TRUCK',
    })
    expect(body.customerId).toBeUndefined()
  })

  test('is converted exactly once: a second call, of whomever, answers with the same and makes nothing', async () => {
    const backend = await ready()
    const [one, two] = await Promise.all([convert(backend), convert(backend, ID, ADMIN)])
    const made = await state(backend)
    const three = await convert(backend)
    expect([two.body.transport.id, three.body.transport.orderId]).toEqual([
      one.body.transport.id,
      one.body.transport.orderId,
    ])
    expect([one, two, three].map(({ body }) => body.eventId !== undefined)).toEqual([true, false, false])
    expect(await state(backend)).toEqual(made)
  })

  test('is put back as it was, and made again under the same number', async () => {
    const backend = await ready()
    const before = await state(backend)
    const first = await convert(backend)
    const made = await state(backend)
    const undone = await undo(backend, first.body.eventId)
    expect([undone.status, await state(backend)]).toEqual([200, before])
    const again = await undo(backend, undone.body.eventId)
    expect([again.status, await state(backend)]).toEqual([200, made])
    expect(await undo(backend, again.body.eventId).then(({ status }) => status)).toBe(200)
    expect(await state(backend)).toEqual(before)
  })

  test('stays converted once somebody has worked with the order, and says so', async () => {
    const backend = await ready()
    const { body } = await convert(backend)
    const orderId = body.transport.orderId ?? ''
    await backend.ask(ADMIN, 'orders.update', { params: { id: orderId }, body: { cargoDescription: '3 Coils' } })
    const made = await state(backend)
    const undone = await undo(backend, body.eventId)
    expect([undone.status, undone.refusal['code'], undone.refusal['message']]).toEqual([
      409,
      'NOT_UNDOABLE',
      `Mit Auftrag ${orderId} ist seither gearbeitet worden`,
    ])
    expect(await state(backend)).toEqual(made)
  })

  test('its transport stays in planning with what is changed of the order, and is assigned with it', async () => {
    const backend = await ready()
    const { transport } = (await convert(backend)).body
    const params = { id: transport.orderId ?? '' }
    await backend.ask(DISPO, 'orders.update', { params, body: { cargoDescription: '3 Coils' } })
    const now = (await backend.ask(DISPO, 'transports.get', { params: { id: transport.id } })).body
    expect([now.status, now.cargo]).toEqual(['PLANNING', '3 Coils'])
  })

  test('is not converted where the inquiry was planned by hand or called off', async () => {
    const backend = await ready()
    const setStatus = (id: string, status: string) =>
      backend.ask(DISPO, 'transports.setStatus', { params: { id }, body: { status } })
    await setStatus('tra-nk-ocr-003', 'CANCELLED')
    await setStatus('tra-nk-ocr-004', 'EN_ROUTE_PICKUP')
    const refusals = [await convert(backend), await convert(backend, 'enh-nk-ocr-004')]
    expect(refusals.map(({ status, refusal }) => [status, refusal['message']])).toEqual([
      [409, 'Transport ist storniert'],
      [409, 'Der Transport dieser Anfrage ist schon disponiert'],
    ])
  })

  test('has recommendations of free vehicles, the nearest first, and carriers that nothing blocks', async () => {
    const backend = await ready()
    const { body } = await backend.ask(DISPO, 'enhancedOrders.recommendations', { params: { id: ID } })
    const store = backend.server.store('nordkurs')
    const found = await store.findMany(
      'vehicles',
      body.vehicles.map(({ vehicleId }) => vehicleId),
    )
    const ways = body.vehicles.map(({ distanceKm }) => distanceKm)
    expect(new Set(found.map(({ status }) => status))).toEqual(new Set(['available']))
    expect(ways).toEqual(ways.toSorted((a, b) => a - b))
    expect([body.carriers.length, (body.price?.netPrice ?? 0) >= 280]).toEqual([3, true])
    expect(body.riskLevel).toBe(
      body.risks.some(({ type }) => type === 'error')
        ? 'high'
        : body.risks.some(({ type }) => type === 'warning')
          ? 'medium'
          : 'low',
    )
  })

  test('has no alerts any more once it is converted', async () => {
    const backend = await ready()
    const active = () => backend.ask(DISPO, 'enhancedOrders.activeAlerts')
    const [alert] = (await active()).body.data
    const id = alert?.enhancedOrderId ?? ''
    await convert(backend, id)
    expect((await active()).body.data.filter(({ enhancedOrderId }) => enhancedOrderId === id)).toEqual([])
    expect((await backend.ask(DISPO, 'enhancedOrders.alerts', { params: { id } })).body.data).toEqual([])
  })

  test('is corrected before it is converted: its inquiry follows, and both are put back', async () => {
    const backend = await ready()
    const store = backend.server.store('nordkurs')
    const inquiry = async () => {
      const row = await store.find('transports', 'tra-nk-ocr-003')
      return [row?.customerName, row?.origin, row?.originPostalCode, row?.loadingDate, row?.distanceKm]
    }
    const before = await inquiry()
    const body = { customer_name: 'Hase & Igel', pickup_city: 'Kiel', pickup_date: '2026-11-26' }
    const corrected = await backend.ask(DISPO, 'enhancedOrders.update', { params: { id: ID }, body, ifMatch: 1 })
    expect(corrected.body.enhancedOrder).toMatchObject(body)
    expect((await inquiry()).slice(0, 4)).toEqual(['Hase & Igel', 'Kiel', '', '2026-11-26'])
    expect((await undo(backend, corrected.body.eventId)).status).toBe(200)
    expect(await inquiry()).toEqual(before)
  })

  test('is corrected upon the version that was seen, with a day that there is, and not any more once it is converted', async () => {
    const backend = await ready()
    const update = (body: object, ifMatch?: number) =>
      backend.ask(DISPO, 'enhancedOrders.update', { params: { id: ID }, body, ...(ifMatch && { ifMatch }) })
    const { eventId } = (await update({ customer_name: 'Hase & Igel' })).body
    const statuses = [(await update({ customer_name: 'Hase' }, 1)).status, (await update({ pickup_date: 'mo' })).status]
    await convert(backend)
    const late = await update({ customer_name: 'Hase' })
    expect([...statuses, late.status, late.refusal['message'], (await undo(backend, eventId)).status]).toEqual([
      409,
      422,
      409,
      'Schon umgewandelt, der Auftrag selbst ist zu ändern',
      409,
    ])
  })
})
