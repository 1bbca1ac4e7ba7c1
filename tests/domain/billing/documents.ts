import type { InvoiceDraft, InvoiceOrder, InvoiceParty } from '#src/domain/billing/invoice-document.ts'
import { linesOfOrder, linesSum } from '#src/domain/billing/lines.ts'
import { invoiceDocument } from '#src/domain/billing/totals.ts'
import { type VatTreatment, vatTreatment } from '#src/domain/prices/vat-treatment.ts'
import type { Charge } from '#src/domain/prices/charges.ts'

/** The company that invoices. */
export const company: InvoiceParty = {
  id: 'nordkurs',
  name: 'Nordkurs Spedition GmbH',
  street: 'Versmannstraße 24',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  vatId: 'DE394001513',
  taxNumber: '48/715/02419',
  contactName: 'Merve Yılmaz',
  phone: '040 000 41-35',
  email: 'rechnung@nordkurs.example',
  bank: 'Alsterbank Hamburg AG',
  iban: 'DE47 2009 9900 0012 3456 00',
  bic: 'ALBHDEHHXXX',
}

export const customer: InvoiceParty = {
  id: 'par-10042',
  name: 'Weißenfels Großhandel GmbH',
  department: 'Rechnungsprüfung',
  street: 'Am Sandtorkai 48',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  vatId: 'DE394117401',
  email: 'rechnung@weissenfels.example',
  number: 'K-10042',
}

export const polishCustomer: InvoiceParty = {
  ...customer,
  id: 'par-10077',
  name: 'Łódzka Tkanina Sp. z o.o.',
  department: undefined,
  street: 'Piotrkowska 112 & 114',
  postalCode: '90-006',
  city: 'Łódź',
  country: 'PL',
  vatId: 'PL7251801126',
  email: 'faktury@lodzka.example',
  number: 'K-10077',
}

export const carrier: InvoiceParty = {
  id: 'par-20011',
  name: 'Havelland Transporte GmbH',
  street: 'Am Güterbahnhof 3',
  postalCode: '14979',
  city: 'Großbeeren',
  country: 'DE',
  vatId: 'DE136695976',
  contactName: 'Jörg Öztürk',
  phone: '03370 000 12-0',
  email: 'buero@havelland.example',
  number: 'F-20011',
  iban: 'DE89370400440532013000',
}

const TAXED: VatTreatment = { category: 'S', ratePercent: 19 }

/** An order of an invoice; its number ends with `at`, its place on the invoice. */
export function order(
  at: number,
  charges: readonly Charge[],
  given: Partial<Omit<InvoiceOrder, 'lines' | 'netCents'>> = {},
): InvoiceOrder {
  const lines = linesOfOrder(charges, undefined, at)
  return {
    orderId: `ord-${at}`,
    orderNumber: `NK-2026-${String(4639 + at).padStart(6, '0')}`,
    from: { postalCode: '20457', city: 'Hamburg', country: 'DE' },
    to: { postalCode: '80331', city: 'München', country: 'DE' },
    deliveredOn: '2026-11-20',
    customerReference: `WG-8815${at}`,
    vat: TAXED,
    ...given,
    lines,
    netCents: linesSum(lines),
  }
}

/** The exemption of the carriage of an export. */
export const exported = (): VatTreatment => {
  const treatment = vatTreatment({
    sellerCountry: 'DE',
    buyerCountry: 'DE',
    pickupCountry: 'Deutschland',
    deliveryCountry: 'Schweiz',
  })
  if (treatment === undefined) throw new Error('An export has a treatment')
  return treatment
}

/** The collective invoice of three orders with two rates, as it is printed. */
export const draft = (): InvoiceDraft => ({
  kind: 'invoice',
  number: 'RE-2026-01184',
  issueDate: '2026-11-23',
  dueDate: '2026-12-23',
  buyerReference: 'EK-4410',
  seller: company,
  buyer: customer,
  letterhead: {
    phone: '040 000 41-20',
    email: 'dispo@nordkurs.example',
    website: 'www.nordkurs.example',
    register: 'HRB 184205, Amtsgericht Hamburg',
    managingDirector: 'Katharina Großmann',
    terms: 'ADSp 2017',
  },
  split: 'positions',
  orders: [
    order(
      1,
      [
        { code: 'FRACHT', text: '27 Europaletten', amount: 1180 },
        { code: 'MAUT', text: '775 km × 0,348 €', amount: 269.7 },
        { code: 'DIESEL', text: '6,0 % der Fracht, Stand Oktober 2026', amount: 70.8 },
        { code: 'STANDGELD', text: '1,5 h, Entladestelle München', amount: 82.5 },
        { code: 'PALETTEN', text: '27 × 2,50 € Tausch', amount: 67.5 },
      ],
      { loadedOn: '2026-11-18', deliveredOn: '2026-11-18', goods: '27 Europaletten, 10,8 LDM, 12.150 kg' },
    ),
    order(
      2,
      [
        { code: 'FRACHT', text: '18 Europaletten', amount: 640 },
        { code: 'MAUT', text: '394 km × 0,348', amount: 137.11 },
        { code: 'DIESEL', text: '6,0 %', amount: 38.4 },
      ],
      { to: { postalCode: '04103', city: 'Leipzig', country: 'DE' } },
    ),
    order(
      3,
      [
        { code: 'FRACHT', text: '12 Europaletten', amount: 1690 },
        { code: 'MAUT', text: '786 km × 0,348 Deutschland', amount: 273.53 },
        { code: 'DIESEL', text: '6,0 %', amount: 101.4 },
        { code: 'SONSTIGES', text: 'Ausfuhranmeldung', amount: 65 },
      ],
      { to: { postalCode: '8005', city: 'Zürich', country: 'CH' }, vat: exported() },
    ),
  ],
})

export const collective = () => invoiceDocument(draft())

/** Orders of a customer in Poland, who owes the tax. */
export function reverseCharge() {
  const vat = vatTreatment({ sellerCountry: 'DE', buyerCountry: 'Polen', pickupCountry: 'PL', deliveryCountry: 'DE' })
  if (vat === undefined) throw new Error('A carriage within the European Union has a treatment')
  const orders = [1, 2].map((at) => order(at, [{ code: 'FRACHT', amount: 988.1 * at }], { vat }))
  return invoiceDocument({ ...draft(), buyer: polishCustomer, number: 'RE-2026-01185', orders })
}

/** A credit note to a carrier in Germany. */
export const selfBilling = () =>
  invoiceDocument({
    ...draft(),
    kind: 'selfBilling',
    number: 'GS-2026-00077',
    seller: carrier,
    buyer: { ...company, number: undefined },
    orders: [
      order(1, [
        { code: 'FRACHT', amount: 1020 },
        { code: 'MAUT', text: '775 km × 0,348', amount: 269.7 },
      ]),
    ],
  })
