import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Order } from '#src/contract/orders/order.ts'
import { paperFacts, type PaperSources } from '#src/features/order-papers/facts/paper-facts.ts'
import { forwardingPdf } from '#src/features/order-papers/pdf/forwarding-pdf.ts'
import { openInNode } from '#tests/support/open-pdf.ts'
import { NOW, seededBackend } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'
const font = (name: string) => new Uint8Array(readFileSync(`node_modules/@expo-google-fonts/ibm-plex-sans/${name}.ttf`))
const fonts = {
  regular: font('400Regular/IBMPlexSans_400Regular'),
  bold: font('600SemiBold/IBMPlexSans_600SemiBold'),
}

/** An order of a carrier with all that its paper needs. */
async function sources(change: Partial<Order> = {}): Promise<PaperSources> {
  const backend = seededBackend()
  const order = (await backend.ask(DISPO, 'orders.get', { params: { id: 'NK-2026-004739' } })).body
  const company = (await backend.ask(DISPO, 'tenants.company')).body
  const carrier = (await backend.ask(DISPO, 'partners.get', { params: { id: order.carrierId ?? '' } })).body
  const changed = Order.parse({ ...order, ...change })
  return { order: changed, company, carrier, customer: undefined, tour: undefined, contact: 'Jana Groß', now: NOW }
}

async function pagesOf(given: PaperSources): Promise<{ pages: string[]; file: File }> {
  const file = await forwardingPdf(paperFacts(given), fonts, new Date(NOW))
  const pdf = await openInNode(file)
  const pages: string[] = []
  for (let number = 1; number <= pdf.pageCount; number += 1) {
    const lines = await (await pdf.page(number)).lines()
    pages.push(lines.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' '))
  }
  pdf.close()
  return { pages, file }
}

test('The PDF says what the printed order says, letter by letter, and never what the customer pays', async () => {
  const given = await sources({
    dangerousGoods: undefined,
    orderType: 'standard',
    customerPrice: 4321.09,
    carrierPrice: 1234.5,
    carrierCharges: [
      { code: 'FRACHT', amount: 1200 },
      { code: 'MAUT', amount: 34.5 },
    ],
    pickupCompany: 'Żółw & Söhne Spółka, Straße 5 ñ',
    internalNotes: 'Marge halten',
    customerReference: 'KUNDE-77',
  })
  const { pages, file } = await pagesOf(given)
  expect(file.name).toBe('Transportauftrag NK-2026-004739.pdf')
  // Terms, signatures and foot are a page of their own: who signs has them before him.
  expect(pages).toHaveLength(2)
  for (const text of ['Rechtsgrundlage', 'Rechnung: Die Rechnung ist an', 'Stempel und Unterschrift', 'Seite 2/2']) {
    expect(pages[1]).toContain(text)
  }
  const page = pages.join(' ')
  for (const text of [
    'Transportauftrag',
    'NK-2026-004739',
    'Poznańska Flota Drogowa sp. z o.o.',
    'Nordkurs Spedition GmbH',
    'Żółw & Söhne Spółka, Straße 5 ñ',
    'Beladung',
    'Entladung',
    '1.234,50 €',
    'Maut',
    '34,50 €',
    'Jana Groß',
    'Auftrag bestätigt: Ort, Datum, Stempel und Unterschrift des Frachtführers',
    'Seite 1/2',
  ]) {
    expect(page).toContain(text)
  }
  for (const secret of [given.order.customerName, '4.321', '4321', 'KUNDE-77', 'Marge halten']) {
    expect(page).not.toContain(secret)
  }
})

test('What does not fit goes on further pages, each with the name of the order and its place among them', async () => {
  const line = {
    unNumber: '1203',
    name: 'BENZIN',
    class: '3',
    packingGroup: 'II',
    tunnelCode: 'D/E',
    quantity: 20,
    unit: 'l',
  }
  const given = await sources({
    dangerousGoods: Array.from({ length: 30 }, () => line),
    pickupDriverHints: 'Am Tor 3 melden, Warnweste tragen und auf den Einweiser warten. '.repeat(8),
  })
  const { pages } = await pagesOf(given)
  expect(pages.length).toBeGreaterThan(1)
  pages.forEach((page, at) => {
    expect(page).toContain('Transportauftrag NK-2026-004739')
    expect(page).toContain(`Seite ${at + 1}/${pages.length}`)
  })
  expect(pages.join(' ').match(/BENZIN/g)).toHaveLength(30)
})

test('An order that lacks nearly everything still becomes a paper, with lines to fill in by hand', async () => {
  const { order, ...others } = await sources()
  const bare = Order.parse({ id: order.id, orderNumber: order.orderNumber })
  const { pages } = await pagesOf({ ...others, order: bare, company: undefined, carrier: undefined })
  expect(pages.join(' ')).toContain('NK-2026-004739')
})

test('The PDF says of a substance without its proper shipping name that it lacks it', async () => {
  const petrol = { unNumber: '1993', class: '3', packingGroup: 'II', tunnelCode: 'D/E' }
  const { pages } = await pagesOf(await sources({ dangerousGoods: [petrol] }))
  expect(pages.join(' ')).toContain(
    'Offizielle Benennung fehlt, vor der Beförderung einzutragen (ADR 5.4.1.1.1): UN 1993',
  )
})
