import { expect, test } from 'vitest'
import type { Order } from '#src/contract/orders/order.ts'
import { priceNotes, priceRows } from '#src/features/order-papers/facts/confirmation-rows.ts'
import { paperFacts } from '#src/features/order-papers/facts/paper-facts.ts'
import { NOW, seededBackend } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'

/** The sums and the last line of a confirmation of 1 000 euros for a customer of a country. */
async function saidOf(customerCountry: string | undefined, change: Partial<Order> = {}): Promise<string[]> {
  const backend = seededBackend()
  const order = (await backend.ask(DISPO, 'orders.get', { params: { id: 'NK-2026-004739' } })).body
  const company = (await backend.ask(DISPO, 'tenants.company')).body
  const customer = (await backend.ask(DISPO, 'partners.get', { params: { id: order.customerId ?? '' } })).body
  const home = { pickupCountry: 'Deutschland', deliveryCountry: 'Deutschland' }
  const { price } = paperFacts({
    order: { ...order, ...home, customerPrice: 1000, customerCharges: undefined, vatRate: 19, ...change },
    company,
    carrier: undefined,
    customer: customerCountry === undefined ? undefined : { ...customer, country: customerCountry },
    ...{ tour: undefined, contact: 'Jana Groß', now: NOW },
  })
  const [, vat, gross] = priceRows(price)
  return [vat?.label, vat?.value, gross?.value, priceNotes(price)[1]?.value].map((text) =>
    (text ?? '–').replaceAll(/\s/g, ' '),
  )
}

const ABROAD = 'Im Inland nicht steuerbar: Leistungsort nach § 3a Abs. 2 UStG beim Leistungsempfänger.'
const REVERSE = 'Steuerschuldnerschaft des Leistungsempfängers (§ 3a Abs. 2 UStG, Art. 196 MwStSystRL).'
const UNKNOWN = 'nicht bestimmt, denn das Land des Kunden oder eines Stopps ist nicht bekannt'

test.each<[string, string | undefined, Partial<Order>, string[]]>([
  ['Germany', 'Deutschland', {}, ['Umsatzsteuer 19 %', '190,00 €', '1.190,00 €', '–']],
  ['Austria', 'Österreich', {}, ['Umsatzsteuer 0 %', '0,00 €', '1.000,00 €', REVERSE]],
  ['Switzerland', 'Schweiz', {}, ['Umsatzsteuer 0 %', '0,00 €', '1.000,00 €', ABROAD]],
  ['Norway', 'Norwegen', {}, ['Umsatzsteuer 0 %', '0,00 €', '1.000,00 €', ABROAD]],
  ['nowhere known', 'Absurdistan', {}, ['Umsatzsteuer', '–', '–', UNKNOWN]],
  ['nobody knows, as the order says', undefined, { vatRate: 7 }, ['Umsatzsteuer 7 %', '70,00 €', '1.070,00 €', '–']],
  ['nobody knows, without a rate', undefined, { vatRate: 0 }, ['Umsatzsteuer 0 %', '0,00 €', '1.000,00 €', UNKNOWN]],
])('The confirmation to a customer from %s says its VAT and why', async (_, country, change, said) => {
  expect(await saidOf(country, change)).toEqual(said)
})

test('The confirmation of an export and of an import names the exemption, though the order says 19 percent', async () => {
  const [rate, , gross, why] = await saidOf('Deutschland', { deliveryCountry: 'Schweiz' })
  expect([rate, gross]).toEqual(['Umsatzsteuer 0 %', '1.000,00 €'])
  expect(why).toContain('§ 4 Nr. 3 Buchst. a Doppelbuchst. aa UStG')
  const imported = await saidOf('Deutschland', { pickupCountry: 'Schweiz', vatRate: 0 })
  expect(imported[0]).toBe('Umsatzsteuer 0 %')
  expect(imported[3]).toContain('§ 4 Nr. 3 Buchst. a Doppelbuchst. bb UStG')
  expect((await saidOf('Deutschland', { pickupCountry: 'Schweiz', vatRate: 19 }))[0]).toBe('Umsatzsteuer 19 %')
})
