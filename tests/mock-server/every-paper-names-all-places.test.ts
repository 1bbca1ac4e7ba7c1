import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Order } from '#src/contract/orders/order.ts'
import { routeText as billedRoute } from '#src/domain/billing/figures.ts'
import { linesOfOrder } from '#src/domain/billing/lines.ts'
import { lineDescription } from '#src/domain/billing/xml/stated.ts'
import { planTownsText } from '#src/domain/planning/facts/order-route.ts'
import { boardOf } from '#src/contract/planning/board-facts.ts'
import { orderRouteText } from '#src/domain/stops/route.ts'
import { paperFacts, type PaperFacts } from '#src/features/order-papers/facts/paper-facts.ts'
import { mailText } from '#src/features/order-papers/sending/mail-texts.ts'
import { ConsignmentNote } from '#src/features/order-papers/sheets/consignment-note.tsx'
import { DeliveryNote } from '#src/features/order-papers/sheets/delivery-note.tsx'
import { ForwardingOrder } from '#src/features/order-papers/sheets/forwarding-order.tsx'
import { OrderConfirmation } from '#src/features/order-papers/sheets/order-confirmation.tsx'
import { noticeText } from '#src/features/notices/notice-text.ts'
import { orderAsText } from '#src/features/orders/record/sections/record-text.ts'
import { orderText } from '#src/features/orders/order-values.ts'
import { aboutOrders } from '#src/features/dispatch/line/understand/many.ts'
import { transportText } from '#src/features/transports/transport-values.ts'
import { loadAsText, loadLabel } from '#src/features/loads/load-text.ts'
import { waitingRowText } from '#src/entities/orders/waiting-row.tsx'
import { formatFor } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { allWords } from '#tests/support/words.ts'
import { statedOrder } from '../../mock-server/resources/billing/stated.ts'
import { orderPaper } from '../../mock-server/resources/documents/papers/order-paper.ts'
import { routeWords } from '../../mock-server/resources/drivers/conflicts.ts'
import { NOW, seededBackend } from './seeded-backend.ts'

const [DISPO, NUMBER] = ['dispo@nordkurs', 'NK-2026-004739']
const format = formatFor('de')
const t: Translate = (key, values = {}) =>
  ((allWords.de as Readonly<Record<string, string>>)[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_match, name: string) =>
    String(values[name as keyof typeof values]),
  )

/** Loaded in Hamburg and Bremen, unloaded in Köln and Düsseldorf; two lines of goods, two dangerous substances. */
const CHANGE = {
  orderType: 'adr',
  pickupCompany: 'Elbkai Lager GmbH',
  pickupAddress: 'Kaiweg 3',
  pickupPostalCode: '20457',
  pickupCity: 'Hamburg',
  pickupCountry: 'Deutschland',
  deliveryCompany: 'Rheinhof Depot',
  deliveryAddress: 'Hofstr. 9',
  deliveryPostalCode: '40221',
  deliveryCity: 'Düsseldorf',
  deliveryCountry: 'Deutschland',
  furtherStops: [
    { kind: 'delivery', company: 'Domlager KG', postalCode: '50667', city: 'Köln', country: 'Deutschland' },
    { kind: 'pickup', company: 'Weserspeicher', postalCode: '28195', city: 'Bremen', country: 'Deutschland' },
  ],
  goodsLines: [
    { description: 'Methanol in Fässern', packageCount: 12, packageType: 'Europalette', unloadedAt: 1 },
    { description: 'Wandfarbe', packageCount: 8, packageType: 'Europalette', loadedAt: 1 },
  ],
  dangerousGoods: [
    { unNumber: '1230', name: 'METHANOL', class: '3', risks: '6.1', packingGroup: 'II', tunnelCode: 'D/E' },
    { unNumber: '1263', name: 'FARBE', class: '3', packingGroup: 'III', tunnelCode: 'D/E' },
  ],
}

const TOWNS = ['Hamburg', 'Bremen', 'Köln', 'Düsseldorf']
const ROUTE = '20457 Hamburg → 28195 Bremen → 50667 Köln → 40221 Düsseldorf'
const TOWN_ROUTE = 'Hamburg → Bremen → Köln → Düsseldorf'
const GOODS = ['Methanol in Fässern', 'Wandfarbe', '1230', 'METHANOL', '1263', 'FARBE']

/** What of this a text leaves out. */
const missing = (text: string, parts: readonly string[]) => parts.filter((part) => !text.includes(part))

describe('Everything that names an order of four places names all of them', () => {
  const backend = seededBackend()
  let order: Order
  let facts: PaperFacts

  beforeAll(async () => {
    const { body } = await backend.ask(DISPO, 'orders.get', { params: { id: NUMBER } })
    const changed = await backend.ask(DISPO, 'orders.update', {
      params: { id: NUMBER },
      body: CHANGE,
      ifMatch: body.version,
    })
    expect([changed.status, changed.refusal['message']]).toEqual([200, undefined])
    order = changed.body.order
    const company = (await backend.ask(DISPO, 'tenants.company')).body
    const carrier = (await backend.ask(DISPO, 'partners.get', { params: { id: order.carrierId ?? '' } })).body
    facts = paperFacts({ order, company, carrier, customer: undefined, tour: undefined, contact: 'Jana', now: NOW })
  })

  test.each([
    ['Transportauftrag', () => createElement(ForwardingOrder, { facts, withFreight: true })],
    ['Auftragsbestätigung', () => createElement(OrderConfirmation, { facts, withPrice: true })],
    ['Lieferschein', () => createElement(DeliveryNote, { facts })],
    ['CMR-Frachtbrief', () => createElement(ConsignmentNote, { facts, copy: '1' })],
  ])('%s on paper, with every line of goods', (_, sheet) => {
    expect(missing(renderToStaticMarkup(sheet()), [...TOWNS, ...GOODS])).toEqual([])
  })

  test.each([['order'], ['confirmation'], ['driver']] as const)(
    'the mail of %s, with every line of goods',
    (sending) => {
      expect(missing(mailText(sending, facts, 'Jana'), [...TOWNS, ...GOODS])).toEqual([])
    },
  )

  test('the mail that asks for the proof of delivery', () => {
    expect(missing(mailText('proof', facts, 'Jana'), TOWNS)).toEqual([])
  })

  test.each([
    ['delayNotice', ['Köln', 'Düsseldorf']],
    ['deliveryNotice', [...TOWNS, ...GOODS]],
    ['pickupNotice', [...TOWNS, ...GOODS]],
  ] as const)('%s to customer, consignee or loading place', (kind, parts) => {
    const text = noticeText(kind, { order, company: undefined, expectedAt: NOW, cause: undefined }, 'Jana')
    expect(missing(text, parts)).toEqual([])
  })

  test('a request for a price: its message and the page behind its link', async () => {
    const { body: partners } = await backend.ask(DISPO, 'partners.list', { query: { kind: 'carrier', limit: 30 } })
    const carrier = partners.data.find(({ blocked, email }) => !blocked && email)
    const { body: waiting } = await backend.ask(DISPO, 'orders.list', { query: { unassigned: 'true', limit: 1 } })
    const id = waiting.data[0]?.id ?? ''
    const changed = await backend.ask(DISPO, 'orders.update', {
      ...{ params: { id }, body: CHANGE, ifMatch: waiting.data[0]?.version ?? 0 },
    })
    expect(changed.status).toBe(200)
    const made = await backend.ask(DISPO, 'priceRequests.create', {
      body: { orderId: id, carriers: [{ carrierId: carrier?.id }], deadline: '2026-11-21T15:00:00+01:00' },
    })
    expect(made.body.priceRequest.route).toBe(ROUTE)
    const [message] = await backend.server.store('nordkurs').all('messages', { kind: 'priceRequest', orderId: id })
    expect(missing(message?.text ?? '', [...TOWNS, ...GOODS])).toEqual([])
    const page = await backend.ask('@nordkurs', 'priceAnswers.get', { params: { token: message?.token ?? '' } })
    expect(missing(JSON.stringify(page.body), [...TOWNS, ...GOODS])).toEqual([])
  })

  test('lines of lists, choosers, the clipboard and the command line', async () => {
    const { body: transport } = await backend.ask(DISPO, 'transports.get', { params: { id: order.transportId ?? '' } })
    const said = {
      route: orderRouteText(order),
      list: orderText(order, t, format),
      clipboard: orderAsText(order, t, format),
      waiting: waitingRowText(order, format),
      commandLine: aboutOrders([order]),
      transport: transportText(transport, t, format),
      conflict: routeWords(transport).route,
      document: Object.values(orderPaper(order, 'Lieferschein')).join(' '),
    }
    const left = Object.entries(said).flatMap(([name, text]) => missing(text, TOWNS).map((town) => `${name}: ${town}`))
    expect(left).toEqual([])
    expect([said.route, said.conflict]).toEqual([ROUTE, TOWN_ROUTE])
  })

  test('hits of the search', async () => {
    const { body } = await backend.ask(DISPO, 'search.all', { body: { query: NUMBER } })
    const texts = body.categories.flatMap(({ results }) => results.map(({ description }) => description))
    const ofRoute = texts.filter((text) => text.includes('Hamburg →'))
    expect(ofRoute.length).toBeGreaterThan(1)
    expect(ofRoute.filter((text) => missing(text, TOWNS).length > 0)).toEqual([])
  })

  test('the board, and what waits for a load', async () => {
    const { body } = await backend.ask(DISPO, 'board.get', { query: { from: '2026-11-16', to: '2026-12-10' } })
    const board = boardOf(body, { from: '2026-11-16', to: '2026-12-10', now: NOW })
    const planned = board.orders.get(NUMBER)
    expect(planned && planTownsText(planned)).toBe(TOWN_ROUTE)
    const loads = await backend.server.store('nordkurs').all('loads', { orderId: NUMBER })
    const [load] = loads
    if (load) expect([loadLabel(load), missing(loadAsText(load, t, format), TOWNS)]).toEqual([TOWN_ROUTE, []])
  })

  test('the history of its customer and of its carrier', async () => {
    const histories = [
      await backend.ask(DISPO, 'customers.orderHistory', {
        params: { id: order.customerId ?? '' },
        query: { limit: 100 },
      }),
      await backend.ask(DISPO, 'carriers.orderHistory', {
        params: { id: order.carrierId ?? '' },
        query: { limit: 100 },
      }),
    ]
    const rows = histories.flatMap(({ body }) => body.data.filter(({ orderNumber }) => orderNumber === NUMBER))
    expect(rows.map((row) => missing(orderRouteText(row), TOWNS))).toEqual([[], []])
  })

  test('an order on an invoice, and on the credit note to its carrier', () => {
    const between = { sellerCountry: 'Deutschland', buyerCountry: 'Deutschland', buyerIsShipper: true }
    const stated = (['customer', 'carrier'] as const).map((side) => statedOrder(order, between, 1, side))
    expect(stated.map((one) => billedRoute(one))).toEqual([ROUTE, ROUTE])
    const [line] = linesOfOrder(undefined, 900, 1)
    expect(line && lineDescription({ ...line, vat: { category: 'S', ratePercent: 19 }, order: stated[0] })).toContain(
      ROUTE,
    )
  })
})
