import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { Order } from '#src/contract/orders/order.ts'
import { paperFacts, type PaperSources } from '#src/features/order-papers/facts/paper-facts.ts'
import { confirmationPdf } from '#src/features/order-papers/pdf/confirmation-pdf.ts'
import { forwardingPdf } from '#src/features/order-papers/pdf/forwarding-pdf.ts'
import { mailText } from '#src/features/order-papers/sending/mail-texts.ts'
import { openInNode } from '#tests/support/open-pdf.ts'
import { NOW, seededBackend } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'
const font = (name: string) => new Uint8Array(readFileSync(`node_modules/@expo-google-fonts/ibm-plex-sans/${name}.ttf`))
const fonts = {
  regular: font('400Regular/IBMPlexSans_400Regular'),
  bold: font('600SemiBold/IBMPlexSans_600SemiBold'),
}

/** Loaded in Hamburg, unloaded in Köln and Düsseldorf: two substances in packages, and a third in limited quantities. */
const THREE_STOPS: Partial<Order> = {
  orderType: 'adr',
  cargoDescription: 'Lösemittel und Farbe',
  weight: 6100,
  packageCount: 20,
  packageType: 'Europalette',
  loadingMeters: 8,
  pickupCompany: 'Elbkai Lager GmbH',
  pickupAddress: 'Kaiweg 3',
  pickupPostalCode: '20457',
  pickupCity: 'Hamburg',
  pickupCountry: 'Deutschland',
  pickupReference: 'L-77',
  deliveryCompany: 'Rheinhof Depot',
  deliveryAddress: 'Hofstr. 9',
  deliveryPostalCode: '40221',
  deliveryCity: 'Düsseldorf',
  deliveryCountry: 'Deutschland',
  deliveryReference: 'E-88',
  furtherStops: [
    {
      kind: 'delivery',
      company: 'Domlager KG',
      address: 'Ringstr. 12',
      postalCode: '50667',
      city: 'Köln',
      country: 'Deutschland',
      date: '2026-11-27',
      timeFrom: '08:00',
      timeTo: '12:00',
      fixed: true,
      reference: 'E-51',
      contactPerson: 'Frau Meier',
      phone: '0221 4711',
    },
  ],
  goodsLines: [
    {
      description: 'Methanol in Fässern',
      packageCount: 12,
      packageType: 'Europalette',
      weight: 3700,
      loadingMeters: 4.8,
      dimensions: '1,20 × 0,80 × 1,60 m',
      unloadedAt: 1,
    },
    { description: 'Farbe', packageCount: 8, packageType: 'Europalette', weight: 2400, loadingMeters: 3.2 },
  ],
  dangerousGoods: [
    {
      unNumber: '1230',
      name: 'METHANOL',
      class: '3',
      risks: '6.1',
      packingGroup: 'II',
      tunnelCode: 'D/E',
      packages: 10,
      packaging: 'Fässer',
      quantity: 500,
      unit: 'l',
    },
    {
      unNumber: '1263',
      name: 'FARBE',
      class: '3',
      packingGroup: 'III',
      tunnelCode: 'D/E',
      environmental: true,
      packages: 40,
      packaging: 'Kanister',
      quantity: 800,
      unit: 'l',
    },
    { unNumber: '1950', name: 'DRUCKGASPACKUNGEN', class: '2.1', limited: true, quantity: 80, unit: 'kg' },
  ],
}

/** What every paper of it says. */
const PLACES = [
  ...['Elbkai Lager GmbH', 'Kaiweg 3', '20457 Hamburg', 'L-77'],
  ...['Domlager KG', 'Ringstr. 12', '50667 Köln', '27.11.2026', '08:00–12:00', 'Fixtermin', 'E-51', 'Frau Meier'],
  ...['Rheinhof Depot', 'Hofstr. 9', '40221 Düsseldorf', 'E-88'],
]
const GOODS = [
  ...['1→1', '12', 'Europalette', 'Methanol in Fässern', '3.700', '4,8', '1,20 × 0,80 × 1,60 m'],
  ...['1→2', '8', 'Farbe', '2.400', '3,2', 'Gesamt: Lösemittel und Farbe', '6.100', '8,0'],
]
const SUBSTANCES = [
  ...['1230', 'METHANOL', '3 (6.1)', 'II', 'D/E', '10 Fässer', '500 l'],
  ...['1263', 'FARBE', 'III', '40 Kanister', '800 l', 'UMWELTGEFÄHRDEND'],
  // Category 2 counts 3 times, category 3 once: 1 500 + 800.
  ...['Beförderungskategorie 2: 500 l', '1.500', 'Beförderungskategorie 3: 800 l', '2.300'],
  ...['BEGRENZTEN MENGEN', 'UN 1950 DRUCKGASPACKUNGEN', '80 kg'],
]

describe('The papers of an order with three stops and two substances hold every line', () => {
  let given: PaperSources

  beforeAll(async () => {
    const backend = seededBackend()
    const order = (await backend.ask(DISPO, 'orders.get', { params: { id: 'NK-2026-004739' } })).body
    const company = (await backend.ask(DISPO, 'tenants.company')).body
    const carrier = (await backend.ask(DISPO, 'partners.get', { params: { id: order.carrierId ?? '' } })).body
    const changed = Order.parse({ ...order, ...THREE_STOPS })
    given = { order: changed, company, carrier, customer: undefined, tour: undefined, contact: 'Jana Groß', now: NOW }
  })

  test.each([
    ['Transportauftrag', forwardingPdf],
    ['Auftragsbestätigung', confirmationPdf],
  ])('%s as PDF', async (title, pdfOf) => {
    const pdf = await openInNode(await pdfOf(paperFacts(given), fonts, new Date(NOW)))
    const texts: string[] = []
    for (let number = 1; number <= pdf.pageCount; number += 1) {
      const lines = await (await pdf.page(number)).lines()
      texts.push(...lines.map(({ text }) => text.replaceAll(/\s+/g, ' ')))
    }
    pdf.close()
    const page = texts.join(' ')
    const missing = [title, 'Entladung 1', 'Entladung 2', ...PLACES, ...GOODS, ...SUBSTANCES].filter(
      (text) => !page.includes(text),
    )
    expect(missing).toEqual([])
  })

  test('the driver is told each place in the order of the ride, and each line of goods', () => {
    const lines = mailText('driver', paperFacts(given), 'Kaya Günther').split('\n')
    expect(lines.filter((line) => /^(Laden|Entladen|Ware):/.test(line)).map((line) => line.split(', ')[0])).toEqual([
      'Laden: Elbkai Lager GmbH',
      'Entladen: Domlager KG',
      'Entladen: Rheinhof Depot',
      'Ware: Methanol in Fässern',
      'Ware: Farbe',
      'Ware: Gesamt: Lösemittel und Farbe',
    ])
    expect(lines).toContain('   Gefahrgut: UN 1230 METHANOL, 3 (6.1), II, (D/E), 10 Fässer, 500 l')
  })
})
