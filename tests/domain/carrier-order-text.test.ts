import { describe, expect, it } from 'vitest'
import { paperTools } from '#mock-server/ports/paper-tools.ts'
import { Company } from '#src/contract/accounts/tenants.ts'
import { Order } from '#src/contract/orders/order.ts'
import { Partner } from '#src/contract/partners/partner.ts'
import { carrierTerms } from '#src/domain/papers/carrier-terms.ts'
import { type PaperSources, paperFacts } from '#src/features/order-papers/facts/paper-facts.ts'
import { confirmationPdf } from '#src/features/order-papers/pdf/confirmation-pdf.ts'
import { forwardingPdf } from '#src/features/order-papers/pdf/forwarding-pdf.ts'
import { openInNode } from '#tests/support/open-pdf.ts'

const NOW = Date.parse('2026-11-23T09:00:00Z')
const company = Company.parse({
  ...{ id: 'elbe', name: 'Elbe Spedition GmbH', street: 'Am Kai 1', postalCode: '20457', city: 'Hamburg' },
  ...{ phone: '040 000 1', email: 'dispo@elbe.example', terms: 'ADSp 2017' },
})
const carrier = Partner.parse({
  ...{ id: 'car-1', kind: 'carrier', name: 'Voß Fernverkehr e.K.', street: 'Gewerbering 76', postalCode: '21079' },
  ...{ city: 'Hamburg', paymentTerms: 45 },
})
const customer = Partner.parse({ id: 'cus-1', name: 'Tulp B.V.', city: 'Rotterdam', country: 'Niederlande' })
const given = {
  ...{ id: 'E-1', orderNumber: 'E-1', status: 'ASSIGNED', customerName: 'Tulp B.V.', carrierName: carrier.name },
  ...{ pickupCompany: 'Weser Lager', pickupAddress: 'Kai 2', pickupPostalCode: '28197', pickupCity: 'Bremen' },
  ...{ pickupDate: '2026-11-24', pickupTimeFrom: '08:00', pickupTimeTo: '10:00', pickupReference: 'L-1' },
  ...{ pickupRamp: 'Rampe 3', deliveryCompany: 'Isar Handel', deliveryAddress: 'Ring 9' },
  ...{ deliveryPostalCode: '80331', deliveryCity: 'München', deliveryDate: '2026-11-25', deliveryReference: 'E-77' },
  ...{ cargoDescription: 'Papier', packageCount: 34, packageType: 'Europaletten', weight: 12_000, loadingMeters: 13.6 },
  ...{ palletExchange: true, requiredVehicleType: 'MEGA', tailLift: true, carrierPrice: 910, vatRate: 19 },
  ...{ customerPrice: 1000, customerReference: 'PO-4711' },
}
const sources = (order: object = {}, more: Partial<PaperSources> = {}): PaperSources => ({
  order: Order.parse({ ...given, ...order }),
  ...{ company, carrier, customer, tour: undefined, contact: 'Jürgen Weiß', now: NOW },
  ...more,
})

/** A file as it is read, its lines one below the other. */
async function textOf(file: File): Promise<string> {
  const pdf = await openInNode(file)
  const lines: string[] = []
  for (let number = 1; number <= pdf.pageCount; number += 1) {
    for (const { text } of await (await pdf.page(number)).lines()) lines.push(text.replaceAll(/\s+/g, ' ').trim())
  }
  pdf.close()
  return lines.join(' ')
}

const forwarding = async (from: PaperSources) =>
  textOf(await forwardingPdf(paperFacts(from), await paperTools(), new Date(NOW)))
const confirmation = async (from: PaperSources) =>
  textOf(await confirmationPdf(paperFacts(from), await paperTools(), new Date(NOW)))
const termTexts = (from: PaperSources) => paperFacts(from).carrierTerms.map(({ title, text }) => `${title}: ${text}`)

describe('What a carrier agrees to', () => {
  it('stands line by line, of a carriage within Germany', () => {
    expect(termTexts(sources())).toEqual([
      'Rechtsgrundlage: Für diesen Frachtvertrag gelten die §§ 407 ff. HGB. Geschäftsbedingungen des Frachtführers gelten nicht, auch wenn wir ihnen nicht widersprechen.',
      'Haftung: Für Verlust und Beschädigung des Gutes haftet der Frachtführer nach §§ 425 ff. HGB mit bis zu 8,33 SZR je kg Rohgewicht (§ 431 Abs. 1 HGB), für die Überschreitung der Lieferfrist mit bis zum Dreifachen der Fracht (§ 431 Abs. 3 HGB). Ein anderer Höchstbetrag gilt nur, wenn er hier vereinbart ist.',
      'Erlaubnis: Der Frachtführer besitzt die Erlaubnis nach § 3 GüKG oder die Gemeinschaftslizenz (Art. 3 VO (EG) Nr. 1072/2009) und führt den Nachweis im Fahrzeug mit. Entfällt sie, teilt er es sofort mit und führt den Auftrag nicht aus.',
      'Versicherung: Der Frachtführer unterhält eine Güterschaden-Haftpflichtversicherung nach § 7a GüKG über mindestens 600.000 € je Schadensereignis, führt den Nachweis mit und weist sie auf Verlangen nach.',
      'Fahrer: Fahrer aus Drittstaaten werden nur mit gültiger Arbeitserlaubnis oder Fahrerbescheinigung eingesetzt und führen sie im Original mit (§ 7b GüKG, Art. 5 VO (EG) Nr. 1072/2009). Lenk- und Ruhezeiten werden eingehalten (VO (EG) Nr. 561/2006).',
      'Mindestlohn: Der Frachtführer zahlt seinen Beschäftigten mindestens den gesetzlichen Mindestlohn (§ 20 MiLoG) und verpflichtet eingesetzte Nachunternehmer ebenso. Von Ansprüchen Dritter nach § 13 MiLoG in Verbindung mit § 14 AEntG stellt er uns frei.',
      'Weitergabe: Den Auftrag an andere weiterzugeben oder in eine Frachtbörse einzustellen, bedarf unserer vorherigen Zustimmung in Textform. Umladen und Zuladen ebenso.',
      'Kundenschutz: Von Auftraggebern, die der Frachtführer erst durch diesen Auftrag kennenlernt, nimmt er während seiner Dauer und sechs Monate danach ohne unsere Zustimmung keine Beförderungsaufträge an, weder selbst noch über Dritte.',
      'Fahrzeug und Ladungssicherung: Das Fahrzeug ist sauber, trocken, geruchsfrei und mit ausreichenden Mitteln zur Ladungssicherung ausgestattet. Der Frachtführer verlädt betriebssicher (§ 412 Abs. 1 HGB). Vorbehalte sind bei der Übernahme in den Frachtbrief einzutragen.',
      'Standgeld: Je zwei Stunden für Beladung und Entladung sind frei, gerechnet ab Ankunft, frühestens ab Beginn des Zeitfensters. Danach wird Standgeld nach Vereinbarung gezahlt (§ 412 Abs. 3 HGB), soweit die Wartezeit nicht vom Frachtführer zu vertreten, sofort gemeldet und im Frachtbrief quittiert ist.',
      'Lademittel: Lademittel (34 × Europaletten) sind an beiden Stellen Zug um Zug zu tauschen. Über jeden Tausch, auch einen unterbliebenen, ist ein Palettenschein auszustellen; ohne ihn gilt der Tausch als offen.',
      'Meldungen: Verspätungen, Schäden, Fehlmengen und Annahmeverweigerungen sind uns sofort zu melden. Weisungen holt der Frachtführer bei uns ein.',
      'Ablieferbeleg: Der quittierte Frachtbrief oder Lieferschein ist uns binnen 5 Werktagen nach der Ablieferung vorzulegen, als PDF oder Foto; er ist Voraussetzung für die Zahlung der Fracht.',
      'Rechnung: Die Rechnung ist an Elbe Spedition GmbH, Am Kai 1, 20457 Hamburg, mit unserer Auftragsnummer und dem Ablieferbeleg zu stellen, per E-Mail an dispo@elbe.example.',
    ])
  })

  it.each([
    [{ pickupCountry: 'Polen' }, {}, 'Rechtsgrundlage', /^Für die grenzüberschreitende Beförderung gilt die CMR, /],
    [{ pickupCountry: 'Polen' }, {}, 'Haftung', /Art\. 23 Abs\. 3 CMR.*Art\. 24 und 26 CMR/],
    [
      { pickupCountry: 'Polen' },
      {},
      'Versicherung',
      /^Der Frachtführer unterhält eine Versicherung seiner Haftung nach der CMR/,
    ],
    [{}, { waitingRate: 55 }, 'Standgeld', /Danach werden 55,00 € je Stunde gezahlt/],
    [{}, { proofDays: 10 }, 'Ablieferbeleg', /binnen 10 Werktagen/],
    [{}, { proofDays: 1 }, 'Ablieferbeleg', /binnen eines Werktags/],
    [{}, { invoiceEmail: 'rechnung@elbe.example' }, 'Rechnung', /per E-Mail an rechnung@elbe\.example\.$/],
    [{ palletExchange: false }, {}, 'Lademittel', /^Ein Tausch von Lademitteln ist nicht vereinbart\.$/],
    [{ packageCount: null }, {}, 'Lademittel', /^Lademittel sind an beiden Stellen/],
    [{}, { carrierTerms: 'Haftung 40 SZR/kg.' }, 'Besondere Vereinbarungen', /^Haftung 40 SZR\/kg\. Dies geht den/],
  ])('%j, settled %j: %s', (order, settled, title, text) => {
    const { carrierTerms: terms } = paperFacts(sources(order, { company: { ...company, ...settled } }))
    expect(terms.find((term) => term.title === title)?.text).toMatch(text)
  })

  it.each([
    ['Deutschland', 'Deutschland', undefined],
    ['Polen', 'Deutschland', /^Diese Beförderung ist Kabotage: höchstens drei/],
    ['Polen', 'Polen', undefined],
    [undefined, 'Deutschland', /^Soweit der Frachtführer in einem anderen Staat ansässig ist/],
  ])('a carrier of %s who unloads in %s', (country, deliveryCountry, text) => {
    const by = country === undefined ? undefined : { ...carrier, country }
    const said = paperFacts(sources({ deliveryCountry }, { carrier: by })).carrierTerms
    const cabotage = said.find(({ title }) => title === 'Kabotage')?.text
    if (text === undefined) expect(cabotage).toBeUndefined()
    else expect(cabotage).toMatch(text)
  })

  it('names nobody to invoice where the company is not known', () => {
    const facts = { crossBorder: false, isCabotage: false, palletExchange: false, pallets: undefined }
    const settled = { waitingRate: undefined, proofDays: undefined, invoiceTo: undefined, invoiceEmail: undefined }
    expect(carrierTerms({ ...facts, ...settled, own: undefined }).at(-1)?.text).toBe(
      'Die Rechnung ist mit unserer Auftragsnummer und dem Ablieferbeleg zu stellen.',
    )
  })
})

describe('The order to a carrier as it is read', () => {
  it('holds both parties, places with windows and references, goods, vehicle, freight with its tax, terms and signatures', async () => {
    const text = await forwarding(sources())
    for (const said of [
      ...['Elbe Spedition GmbH', 'Voß Fernverkehr e.K.', 'Gewerbering 76', 'Auftragsnummer E-1'],
      ...['Weser Lager', 'Di 24.11.2026, 08:00–10:00', 'L-1', 'Rampe 3', 'Isar Handel', 'Mi 25.11.2026', 'E-77'],
      ...['34', 'Europaletten', 'Papier', '12.000', '13,6', 'Gefordert', 'Mega', 'Ladebordwand'],
      ...['910,00 €', '45 Tage nach Eingang der Rechnung', 'zuzüglich gesetzlicher Umsatzsteuer (19 %)'],
      'Auftrag bestätigt: Ort, Datum, Stempel und Unterschrift des Frachtführers',
    ]) {
      expect(text).toContain(said)
    }
    for (const term of termTexts(sources())) expect(text).toContain(term)
  })

  it('says nothing of the customer, his price or his number, and none of the terms the house works by', async () => {
    const text = await forwarding(sources())
    for (const secret of ['Tulp', 'PO-4711', '1.000,00', 'ADSp']) expect(text).not.toContain(secret)
  })

  it.each([
    ['Polen', /Steuerschuldnerschaft des Leistungsempfängers \(§ 13b/],
    ['Deutschland', /zuzüglich gesetzlicher Umsatzsteuer \(19 %\)/],
  ])('the freight of a carrier in %s', (country, tax) => {
    expect(paperFacts(sources({}, { carrier: { ...carrier, country } })).freightTax).toMatch(tax)
  })

  it('says only that the law decides where the carrier’s country is not known', () => {
    const { freightTax } = paperFacts(sources({}, { carrier: undefined }))
    expect(freightTax).toBe('zuzüglich gesetzlicher Umsatzsteuer, soweit sie anfällt')
  })
})

describe('The consignment note', () => {
  it.each([
    ['Deutschland', 'Deutschland', false],
    ['Deutschland', 'Polen', false],
    ['Deutschland', 'Schweiz', true],
    ['Schweiz', 'Schweiz', false],
    ['Norwegen', 'Schweden', true],
    ['Deutschland', 'Atlantis', true],
  ])('from %s to %s: room for customs %j', (pickupCountry, deliveryCountry, customs) => {
    expect(paperFacts(sources({ pickupCountry, deliveryCountry })).customs).toBe(customs)
  })
})

describe('What is asked of the vehicle', () => {
  const petrol = { unNumber: '1203', name: 'BENZIN', class: '3', packingGroup: 'II', unit: 'l' }
  it.each([
    [{}, 'Mega, Ladebordwand'],
    [{ requiredVehicleType: 'TRUCK', tailLift: false }, undefined],
    [{ tailLift: false, temperatureMin: 2, temperatureMax: 4 }, 'Mega, Kühlung mit Temperaturschreiber'],
    [{ tailLift: false, dangerousGoods: [{ ...petrol, quantity: 300 }] }, 'Mega'],
    [{ tailLift: false, dangerousGoods: [{ ...petrol, quantity: 400 }] }, 'Mega, ADR-Ausrüstung'],
    [{ tailLift: false, orderType: 'adr' }, 'Mega, ADR-Ausrüstung'],
  ])('of %j: %s', (order, wanted) => {
    expect(paperFacts(sources(order)).wanted).toBe(wanted)
  })
})

describe('The tax on a confirmation', () => {
  it('is none for a customer in another member state, with the reason its invoice will have', async () => {
    const text = await confirmation(sources())
    expect(text).toContain('Umsatzsteuer 0 % 0,00 €')
    expect(text).toContain('Preis brutto 1.000,00 €')
    expect(text).toContain('Steuerschuldnerschaft des Leistungsempfängers (§ 3a Abs. 2 UStG, Art. 196 MwStSystRL).')
  })

  it.each([
    [{ ...customer, country: 'Deutschland' }, 19, '19 %', undefined],
    [
      { ...customer, country: 'Schweiz' },
      19,
      '0 %',
      'Im Inland nicht steuerbar: Leistungsort nach § 3a Abs. 2 UStG beim Leistungsempfänger.',
    ],
    // What the law says stands on it, as it will on the invoice.
    [{ ...customer, country: 'Deutschland' }, 0, '19 %', undefined],
    [undefined, 0, '0 %', 'nicht bestimmt, denn das Land des Kunden oder eines Stopps ist nicht bekannt'],
    [undefined, 19, '19 %', undefined],
  ])('of %j, typed %i percent, is %s', (by, vatRate, rate, reason) => {
    const { price } = paperFacts(sources({ vatRate }, { customer: by }))
    expect([price.vatRate, price.vatReason]).toEqual([rate, reason])
  })
})
