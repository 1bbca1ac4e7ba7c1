import { describe, expect, test } from 'vitest'
import type { DriverTour } from '#src/contract/transports/driver-links.ts'
import { seededBackend } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'
/** Hannover to Aachen, on the way with an own vehicle. */
const ORDER = 'NK-2026-004727'
const KOELN = {
  kind: 'delivery',
  company: 'Domlager KG',
  address: 'Ringstr. 12',
  postalCode: '50667',
  city: 'Köln',
  country: 'Deutschland',
} as const

type Backend = ReturnType<typeof seededBackend>
const params = { id: ORDER }
const order = async (backend: Backend) => (await backend.ask(DISPO, 'orders.get', { params })).body
const update = (backend: Backend, body: object) => backend.ask(DISPO, 'orders.update', { params, body })
const places = async (backend: Backend) => {
  const { body } = await backend.ask(DISPO, 'tours.list', { query: { orderId: ORDER } })
  return body.data[0]?.stops.map(({ kind, part, city }) => [kind, part, city].filter(Boolean).join(' '))
}

describe('An order with a third place', () => {
  test('has its kilometres over it, and its tour stops there; taken back all is as before', async () => {
    const backend = seededBackend()
    const before = await order(backend)
    expect(await places(backend)).toEqual(['pickup Hannover', 'delivery Aachen'])
    const { status, body } = await update(backend, { furtherStops: [KOELN] })
    expect([status, body.order.furtherStops]).toEqual([200, [KOELN]])
    expect(body.order.distanceKm).toBeGreaterThan(before.distanceKm ?? 0)
    expect(await places(backend)).toEqual(['pickup Hannover', 'delivery 1 Köln', 'delivery Aachen'])
    const undone = await backend.ask(DISPO, 'orders.undo', { params, body: { eventId: body.eventId } })
    expect(undone.status).toBe(200)
    expect(await places(backend)).toEqual(['pickup Hannover', 'delivery Aachen'])
    expect((await order(backend)).distanceKm).toBe(before.distanceKm)
  })

  test('says what is wrong with places and lines, and what no one knows of them', async () => {
    const backend = seededBackend()
    const refused = async (body: object) => {
      const { status, refusal } = await update(backend, body)
      return [
        status,
        ...(refusal['fieldErrors'] as { path: string; message: string }[]).map(
          ({ path, message }) => `${path}: ${message}`,
        ),
      ]
    }
    expect(await refused({ furtherStops: [{ ...KOELN, postalCode: '5066' }] })).toEqual([
      422,
      'furtherStops: PLZ passt nicht zum Land Deutschland',
    ])
    const { pickupDate = '' } = await order(backend)
    expect(await refused({ furtherStops: [{ ...KOELN, date: '2026-01-05' }] })).toEqual([
      422,
      'furtherStops: Köln liegt zeitlich vor Hannover',
    ])
    expect(await refused({ goodsLines: [{ description: 'Lack', unloadedAt: 1 }] })).toEqual([
      422,
      'goodsLines: Warenzeile 1: Diese Lade- oder Entladestelle gibt es nicht',
    ])
    const warned = await update(backend, { furtherStops: [{ ...KOELN, date: pickupDate }] })
    expect(warned.body.warnings.map(({ message }) => message)).toContain(
      'Unbekannt, was an welcher Stelle ge- und entladen wird: Warenzeilen fehlen',
    )
    const told = await update(backend, { goodsLines: [{ description: 'Lack', weight: 1 }] })
    const { weight = 0 } = told.body.order
    expect(told.body.warnings.map(({ message }) => message)).toEqual([
      'Unbekannt, was hier ge- oder entladen wird: Köln',
      `Die Warenzeilen ergeben 1 kg, der Auftrag sagt ${String(weight).replace('.', ',')} kg`,
    ])
  })

  test('is on the board with all its places and the lines of its goods', async () => {
    const backend = seededBackend()
    const goodsLines = [{ description: 'Lack', unloadedAt: 1 }, { description: 'Farbe' }]
    await update(backend, { furtherStops: [KOELN], goodsLines })
    const { pickupDate = '' } = await order(backend)
    const { body } = await backend.ask(DISPO, 'board.get', { query: { from: pickupDate, to: pickupDate } })
    const known = body.orders.find(({ id }) => id === ORDER)
    expect(known?.furtherStops?.map(({ kind, site }) => [kind, body.sites[site]?.city])).toEqual([['delivery', 'Köln']])
    expect(known?.goodsLines?.map(({ description }) => description)).toEqual(['Lack', 'Farbe'])
    const stops = body.tours.find((tour) => tour.stops.some(({ orderId }) => orderId === ORDER))?.stops
    expect(stops?.map(({ kind, part }) => [kind, part])).toEqual([
      ['pickup', undefined],
      ['delivery', 1],
      ['delivery', undefined],
    ])
  })

  test('is reported place by place by its driver, and is delivered with the last of them', async () => {
    const backend = seededBackend()
    await update(backend, { furtherStops: [KOELN] })
    const body = { orderId: ORDER, recipient: '0171 2345678', text: 'Bitte morgen 8 Uhr laden.' }
    const { body: message } = await backend.ask(DISPO, 'messages.informDriver', { body })
    const { body: shown } = await backend.ask(DISPO, 'messages.get', { params: { id: message.id } })
    const token = shown.answerPath?.replace('/driver/', '') ?? ''
    const report = async (kind: string, step: string, part?: number) => {
      const said = { orderId: ORDER, kind, step, ...(part !== undefined && { part }) }
      const { status, body: tour } = await backend.ask('nobody@nordkurs', 'driverLinks.report', {
        params: { token },
        body: said,
      })
      return [status, ...states(tour), (await order(backend)).transportStatus]
    }
    const states = ({ stops }: DriverTour) => stops.map(({ city, state }) => `${city} ${state}`)
    await report('pickup', 'arrived')
    expect(await report('pickup', 'done')).toEqual([200, 'Hannover done', 'Köln open', 'Aachen open', 'LOADED'])
    expect(await report('delivery', 'arrived', 1)).toEqual([
      200,
      ...['Hannover done', 'Köln arrived', 'Aachen open', 'LOADED'],
    ])
    expect(await report('delivery', 'done', 1)).toEqual([
      200,
      ...['Hannover done', 'Köln done', 'Aachen open', 'LOADED'],
    ])
    expect((await report('delivery', 'arrived')).at(-1)).toBe('AT_DELIVERY')
    expect(await report('delivery', 'done')).toEqual([200, 'Hannover done', 'Köln done', 'Aachen done', 'DELIVERED'])
  })
})
