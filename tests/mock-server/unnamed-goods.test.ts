import { describe, expect, test } from 'vitest'
import { orderIdsOf } from '#src/domain/tours/stops.ts'
import type { Row } from '#mock-server/store/models.ts'
import { pdfFile } from '#tests/support/upload.ts'
import { seededBackend } from './seeded-backend.ts'

type Backend = ReturnType<typeof seededBackend>
const DISPO = 'dispo@nordkurs'

/** Class, group and tunnel code are there, the proper shipping name is not. */
const unnamed = [{ unNumber: '1993', class: '3', packingGroup: 'II', tunnelCode: 'D/E' }]

async function assigned(backend: Backend, isRight: (order: Row<'orders'>) => boolean): Promise<Row<'orders'>> {
  await backend.server.ready
  const rows = await backend.server.store('nordkurs').all('orders', { status: 'ASSIGNED' })
  const order = rows.find(isRight)
  if (!order) throw new Error('No such order')
  return order
}

const toCarrier = (backend: Backend, { id: orderId }: Row<'orders'>) =>
  backend.ask(DISPO, 'messages.sendTransportOrder', {
    body: { orderId, recipient: 'dispo@frachtweg.example', text: 'Bitte bestätigen.' },
    file: pdfFile(),
  })

const toDriver = (backend: Backend, { id: orderId }: Row<'orders'>) =>
  backend.ask(DISPO, 'messages.informDriver', {
    body: { orderId, recipient: '0171 2345678', text: 'Bitte morgen 8 Uhr laden.' },
  })

const sentence = (order: string) =>
  `UN 1993 ohne offizielle Benennung: im Auftrag ${order} unter „Gefahrgut“ eintragen, dann senden`

describe('Dangerous goods without their proper shipping name', () => {
  test.each([
    ['order to the carrier', toCarrier, ({ carrierId }: Row<'orders'>) => carrierId !== undefined],
    ['message to the driver', toDriver, ({ assignedVehicleId }: Row<'orders'>) => assignedVehicleId !== undefined],
  ])(
    'let no %s go out: the refusal says which and where, and once it is filled in it goes',
    async (_, send, isRight) => {
      const backend = seededBackend()
      const order = await assigned(backend, isRight)
      const store = backend.server.store('nordkurs')
      await store.patch('orders', order.id, { dangerousGoods: unnamed })
      const { status, refusal } = await send(backend, order)
      expect([status, refusal['code'], refusal['message']]).toEqual([
        409,
        'reason.send.adrNameMissing',
        sentence(order.orderNumber),
      ])
      expect(await store.all('messages', { orderId: order.id })).toEqual([])
      const named = unnamed.map((line) => ({ ...line, name: 'ENTZÜNDBARER FLÜSSIGER STOFF, N.A.G.' }))
      await store.patch('orders', order.id, { dangerousGoods: named })
      expect((await send(backend, order)).status).toBe(201)
    },
  )

  test('of another order on the same tour neither: its carrier is told of all of them', async () => {
    const backend = seededBackend()
    await backend.server.ready
    const store = backend.server.store('nordkurs')
    const tour = (await store.all('tours')).find(({ stops }) => orderIdsOf(stops).length > 1)
    const [first = '', second = ''] = orderIdsOf(tour?.stops ?? [])
    const order = await assigned(backend, ({ id }) => id === first)
    const { orderNumber } = await store.patch('orders', second, { dangerousGoods: unnamed })
    const { status, refusal } = await toCarrier(backend, order)
    expect([status, refusal['message']]).toEqual([409, sentence(orderNumber)])
  })

  test('that are not said at all let nothing go out either, and no demo order stands like that', async () => {
    const backend = seededBackend()
    const order = await assigned(backend, ({ carrierId }) => carrierId !== undefined)
    const store = backend.server.store('nordkurs')
    const orders = await store.all('orders')
    const empty = orders.filter(
      ({ orderType, dangerousGoods = [] }) => orderType === 'adr' && dangerousGoods.length === 0,
    )
    expect(empty.map(({ orderNumber }) => orderNumber)).toEqual([])
    await store.patch('orders', order.id, { orderType: 'adr', dangerousGoods: undefined })
    const { status, refusal } = await toCarrier(backend, order)
    expect([status, refusal['code'], refusal['message']]).toEqual([
      409,
      'reason.send.adrGoodsMissing',
      `Gefahrgut ohne UN-Nummer: im Auftrag ${order.orderNumber} unter „Gefahrgut“ eintragen, dann senden`,
    ])
    expect(await store.all('messages', { orderId: order.id })).toEqual([])
  })
})
