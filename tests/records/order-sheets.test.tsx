import { describe, expect, test } from 'vitest'
import { Order } from '#src/contract/orders/order.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { paperFacts, type PaperSources } from '#src/features/order-papers/facts/paper-facts.ts'
import { ConsignmentNote } from '#src/features/order-papers/sheets/consignment-note.tsx'
import { DeliveryNote } from '#src/features/order-papers/sheets/delivery-note.tsx'
import { ForwardingOrder } from '#src/features/order-papers/sheets/forwarding-order.tsx'
import { OrderConfirmation } from '#src/features/order-papers/sheets/order-confirmation.tsx'
import { seededBackend } from '#tests/mock-server/seeded-backend.ts'
import { renderedPaper } from './rendered-paper.ts'

/** Monday 23 November 2026, 14:03 in Germany. */
const NOW = Date.UTC(2026, 10, 23, 13, 3)
const DISPO = 'dispo@nordkurs'

/** Rotterdam to Bertrange, dangerous goods of class 9, a hired carrier. */
const ABROAD = 'NK-2026-004696'
/** Bremerhaven to Wolfsburg, deep-frozen, a hired carrier. */
const NATIONAL = 'NK-2026-004775'
/** Methanol and paint for one dealer: three halts, and only together more than 1,000 points. */
const [METHANOL, PAINT] = ['NK-2026-004746', 'NK-2026-004748']

const { ask } = seededBackend(NOW)

/** What the papers of an order are made of, as the dispatcher has it. */
async function sourcesOf(id: string, change: Partial<Order> = {}): Promise<PaperSources> {
  const order = Order.parse({ ...(await ask(DISPO, 'orders.get', { params: { id } })).body, ...change })
  const partner = async (partnerId = '') => (await ask(DISPO, 'partners.get', { params: { id: partnerId } })).body
  return {
    order,
    company: (await ask(DISPO, 'tenants.company')).body,
    carrier: await partner(order.carrierId),
    customer: await partner(order.customerId),
    tour: (await ask(DISPO, 'tours.list', { query: { orderId: id, limit: 1 } })).body.data[0],
    contact: 'Jürgen Weiß',
    now: NOW,
  }
}

const forwardingOf = (sources: PaperSources, withFreight = true) =>
  renderedPaper(<ForwardingOrder facts={paperFacts(sources)} withFreight={withFreight} />)
const confirmationOf = (sources: PaperSources, withPrice = true) =>
  renderedPaper(<OrderConfirmation facts={paperFacts(sources)} withPrice={withPrice} />)
const noteOf = (sources: PaperSources, copy: '1' | '2' | '3' | '4') =>
  renderedPaper(<ConsignmentNote facts={paperFacts(sources)} copy={copy} />)

describe('Transportauftrag', () => {
  test('names carrier, stops, goods, vehicle and the carrier’s freight, never the customer’s price', async () => {
    const paper = forwardingOf(await sourcesOf(ABROAD))
    expect(paper.address).toEqual([
      'Hinnerk Voß Fernverkehr e.K.',
      'Gewerbering 76',
      '21079 Hamburg-Harburg',
      'Deutschland',
    ])
    expect(paper.head).toEqual([
      `Auftragsnummer: ${ABROAD}`,
      'Datum: Mo 23.11.2026',
      'Ansprechpartner: Jürgen Weiß',
      'Telefon: 040 000 41-20',
      'E-Mail: dispo@nordkurs.example',
    ])
    expect(paper.block('Beladung')).toEqual([
      'Beladung',
      'Tulpenveld Bloemen B.V.',
      'Industriestraße 95',
      '3011 AB Rotterdam',
      'Niederlande',
      'Termin',
      'Sa 21.11.2026, 10:00–14:00',
      'Ladereferenz',
      'L-289906',
      'Zeitfenster-Nr.',
      'ZF-4196',
      'Rampe',
      'Rampe 24',
      'Öffnungszeiten',
      'Mo–So 00:00–23:59',
      'Ansprechpartner',
      'Detlef Brandt',
      'Fahrerhinweise',
      'Staplerentladung von der Seite, Plane öffnen',
    ])
    expect(paper.block('Entladung')).toContain('Mo 23.11.2026, 06:00–10:00')
    expect(paper.goods).toEqual([
      '34',
      'Europalette',
      '34 Europaletten Lithium-Ionen-Batterien',
      '9.554',
      '52,2',
      '13,6',
    ])
    expect(paper.block('Gefahrgut (ADR)').slice(1, 7)).toEqual([
      'UN-Nummer',
      'UN 3480',
      'Offizielle Benennung',
      'LITHIUM-IONEN-BATTERIEN',
      'Klasse',
      '9',
    ])
    expect(paper.facts('Fahrzeug')).toEqual([
      'Gefordert: Planensattel, ADR-Ausrüstung',
      'Fahrzeugtyp: Planensattel',
      'Kennzeichen: H-HT 1303',
      'Kennzeichen Auflieger: N-EZ 4811',
      'Fahrer: Søren Wałęga',
      'Telefon: 0171 3920093',
    ])
    expect(paper.facts('Fracht').slice(0, 3)).toEqual([
      'Fracht: 864,00 €',
      'Dieselfloater: 46,00 €',
      'Summe netto: 910,00 €',
    ])
    const { text } = paper
    expect(text).not.toContain('1.050,00')
    // To a carrier we are the one who orders: the terms of our own business are none of his.
    expect(text).not.toContain('ADSp')
    expect(text).toContain('gilt die CMR, ergänzend gelten die §§ 407 ff. HGB.')
    expect(text).toContain('HRB 184205, Amtsgericht Hamburg')
    expect(text).toContain('IBAN DE47 2009 9900 0012 3456 00')
  })

  test('without a carrier that is known has its name alone, and none of its terms, nor those of the customer', async () => {
    const paper = forwardingOf({ ...(await sourcesOf(ABROAD, { paymentTerms: 63 })), carrier: undefined })
    expect(paper.address).toEqual(['Hinnerk Voß Fernverkehr e.K.'])
    expect(paper.facts('Fracht').slice(-2)).toEqual(['Summe netto: 910,00 €', 'Zahlungsziel: '])
    expect(paper.text).not.toContain('63 Tage')
  })

  test('of a dangerous tour of three stops is right to the last line', async () => {
    const sources = await sourcesOf(METHANOL)
    const { lines: all, text } = forwardingOf(sources)
    const terms = all.indexOf('Bedingungen')
    expect(all.slice(0, terms)).toEqual([
      'Nordkurs Spedition GmbH',
      'Versmannstraße 24 · 20457 Hamburg',
      '040 000 41-20 · dispo@nordkurs.example · www.nordkurs.example',
      ...['Donau Fernfracht Ges.m.b.H.', 'An der Verladerampe 19', '4020 Linz', 'Österreich'],
      'Transportauftrag',
      ...['Auftragsnummer', METHANOL, 'Tour', 'T-004746', 'Datum', 'Mo 23.11.2026'],
      ...['Ansprechpartner', 'Jürgen Weiß', 'Telefon', '040 000 41-20', 'E-Mail', 'dispo@nordkurs.example'],
      'Wir beauftragen Sie mit der folgenden Beförderung:',
      'Die Beförderung ist Teil der Tour T-004746. Die Stopps sind in dieser Reihenfolge anzufahren.',

      '1. Beladung',
      ...['Süderelbe Lacke und Lösemittel KG', 'Seehafenstraße 21', '21079 Hamburg-Harburg'],
      ...['Ankunft geplant', 'Di 24.11.2026, 07:00'],
      ...['Auftrag', METHANOL, 'Ladung', '2 Europaletten Methanol in Kanistern'],
      ...['Termin', 'Di 24.11.2026, 07:00–09:00', 'Ladereferenz', 'L-240117', 'Rampe', 'Rampe 23'],
      ...['Öffnungszeiten', 'Mo–Fr 06:00–18:00', 'Ansprechpartner', 'Jürgen Ehlers'],
      ...['Anforderungen', 'Palettentausch'],
      ...['Danach an Bord', '0,8 LDM · 310 kg · 2 Paletten'],
      ...['Gefahrgut an Bord', 'Beförderungskategorie 2: 240 kg, Wert 720. Punkte nach ADR 1.1.3.6: 720'],

      '2. Beladung',
      ...['Weser Farbenwerk GmbH', 'Am Güterbahnhof 4', '28197 Bremen'],
      ...['Ankunft geplant', 'Di 24.11.2026, 10:00'],
      ...['Auftrag', PAINT, 'Ladung', '4 Europaletten Farben und Beschichtungen'],
      ...['Termin', 'Di 24.11.2026, 10:00–12:00', 'Ladereferenz', 'L-118834', 'Zeitfenster-Nr.', 'ZF-5520'],
      ...['Ansprechpartner', 'Jan Kowalski', 'Anforderungen', 'Ladebordwand erforderlich'],
      ...['Danach an Bord', '2,4 LDM · 1.000 kg · 6 Paletten'],
      'Gefahrgut an Bord',
      'Beförderungskategorie 2: 240 kg, Wert 720. Beförderungskategorie 3: 60 kg + 500 l, Wert 560. Punkte nach ADR 1.1.3.6: 1.280. Tunnelcode der Ladung: (D/E)',

      '3. Entladung',
      ...['Leine Chemiehandel GmbH', 'Industrieweg 8', '30159 Hannover'],
      ...['Ankunft geplant', 'Di 24.11.2026, 13:00'],
      ...['Auftrag', METHANOL, 'Ladung', '2 Europaletten Methanol in Kanistern'],
      ...['Termin', 'Di 24.11.2026, 13:00–17:00, Fixtermin', 'Entladereferenz', 'WE 40771'],
      ...['Zeitfenster-Nr.', 'ZF-3107', 'Öffnungszeiten', 'Mo–Fr 06:00–20:00, Sa 06:00–14:00'],
      ...['Ansprechpartner', 'Vytautas Größl', 'Anforderungen', 'Palettentausch'],
      ...['Auftrag', PAINT, 'Ladung', '4 Europaletten Farben und Beschichtungen'],
      ...['Termin', 'Di 24.11.2026, 13:00–17:00', 'Entladereferenz', 'WE 40772'],
      ...['Ansprechpartner', 'Ionuț Thiele, 0171 3920042', 'Anforderungen', 'Ladebordwand erforderlich'],
      ...['Danach an Bord', 'leer'],

      'Ladung',
      ...['Auftrag', 'Anzahl', 'Verpackung', 'Bezeichnung', 'Gewicht (kg)', 'Volumen (m³)', 'Lademeter'],
      ...[METHANOL, '2', 'Europalette', '2 Europaletten Methanol in Kanistern', '310', '3,1', '0,8'],
      ...[PAINT, '4', 'Europalette', '4 Europaletten Farben und Beschichtungen', '690', '6,1', '1,6'],

      'Gefahrgut (ADR)',
      `Auftrag ${METHANOL}`,
      ...['UN-Nummer', 'UN 1230', 'Offizielle Benennung', 'METHANOL', 'Klasse', '3 (6.1)', 'Verpackungsgruppe', 'II'],
      ...['Tunnelcode', '(D/E)', 'Versandstücke', 'Menge', '240 kg'],
      'Vor der Beförderung einzutragen (ADR 5.4.1.1.1): Versandstücke (UN 1230)',
      `Auftrag ${PAINT}`,
      ...['UN-Nummer', 'UN 1263', 'Offizielle Benennung', 'FARBE', 'Klasse', '3', 'Verpackungsgruppe', 'III'],
      ...['Tunnelcode', '(D/E)', 'Versandstücke', 'Menge', '500 l'],
      ...['UN-Nummer', 'UN 3082', 'Offizielle Benennung', 'UMWELTGEFÄHRDENDER STOFF, FLÜSSIG, N.A.G.'],
      ...['Klasse', '9', 'Verpackungsgruppe', 'III', 'Tunnelcode', '(-)', 'Versandstücke', 'Menge', '60 kg'],
      'Vor der Beförderung einzutragen (ADR 5.4.1.1.1): Versandstücke (UN 1263, UN 3082)',
      'Beförderungspapier, schriftliche Weisungen und Ausrüstung nach ADR sind mitzuführen.',

      'Fahrzeug',
      ...['Gefordert', 'Ladebordwand, ADR-Ausrüstung'],
      ...['Fahrzeugtyp', 'Sattelzug Standard', 'Kennzeichen', 'L-LR 4638', 'Kennzeichen Auflieger', 'HH-KN 2664'],
      ...['Fahrer', 'Thomas Hansen', 'Telefon', '0171 3920098'],
      'Fracht',
      ...['Auftrag', METHANOL, 'Fracht netto', '335,00 €'],
      ...['Zahlungsziel', '45 Tage nach Eingang der Rechnung und der Ablieferbelege'],
      'Steuerschuldnerschaft des Leistungsempfängers (§ 13b Abs. 1 und 5 UStG).',
    ])
    // What the customer pays, what the other order brings, and whose it is.
    const other = (await ask(DISPO, 'orders.get', { params: { id: PAINT } })).body
    expect([sources.order.customerPrice, other.customerPrice, other.carrierPrice]).toEqual([390, 365, 310])
    for (const secret of ['390,00', '365,00', '310,00', sources.order.customerName, other.customerName])
      expect(text).not.toContain(secret)
  })

  test('for who may read no prices has none', async () => {
    const { lines } = forwardingOf(await sourcesOf(METHANOL), may('user', 'money.read'))
    expect(lines).toContain('3. Entladung')
    expect(lines).not.toContain('Fracht')
  })
})

describe('positions of the prices', () => {
  const charged = () =>
    sourcesOf(ABROAD, {
      customerPrice: 1430.5,
      customerCharges: [
        { code: 'FRACHT', amount: 1200 },
        { code: 'MAUT', amount: 120.5 },
        { code: 'STANDGELD', text: '2 h Rampe 3', amount: 110 },
      ],
      vatRate: 19,
      paymentTerms: 30,
      carrierPrice: 945.5,
      carrierCharges: [
        { code: 'FRACHT', amount: 900 },
        { code: 'DIESEL', amount: 45.5 },
      ],
    })

  test('the carrier reads his on the Transportauftrag, and nothing of the customer’s', async () => {
    const paper = forwardingOf(await charged())
    expect(paper.facts('Fracht').slice(0, 3)).toEqual([
      'Fracht: 900,00 €',
      'Dieselfloater: 45,50 €',
      'Summe netto: 945,50 €',
    ])
    expect(paper.text).not.toMatch(/1\.430,50|120,50/)
    expect(paper.block('Fracht').join()).not.toContain('Standgeld')
  })

  test('the customer reads his on the Auftragsbestätigung, and neither the carrier nor what he gets', async () => {
    const sources = await charged()
    const paper = confirmationOf(sources)
    expect(paper.address).toHaveLength(4)
    expect(paper.address[0]).toBe(sources.order.customerName)
    expect(paper.facts('Preis')).toEqual([
      'Fracht: 1.200,00 €',
      'Maut: 120,50 €',
      'Standgeld 2 h Rampe 3: 110,00 €',
      'Preis netto: 1.430,50 €',
      'Umsatzsteuer 0 %: 0,00 €',
      'Preis brutto: 1.430,50 €',
      'Zahlungsziel: 30 Tage netto nach Rechnungsdatum',
      'Umsatzsteuer: Steuerschuldnerschaft des Leistungsempfängers (§ 3a Abs. 2 UStG, Art. 196 MwStSystRL).',
    ])
    expect(paper.block('Gefahrgut (ADR)')).toContain('UN 3480')
    expect(paper.text).not.toMatch(/945,50|Dieselfloater|Hinnerk Voß|H-HT 1303/)
  })

  test('a price that is freight alone is one line, and who reads no money has no price', async () => {
    const sources = await charged()
    const alone = { ...sources, order: { ...sources.order, customerCharges: undefined } }
    expect(confirmationOf(alone).facts('Preis')[0]).toBe('Preis netto: 1.430,50 €')
    expect(confirmationOf(sources, may('user', 'money.read')).text).not.toMatch(/Preis|1\.430,50/)
  })
})

/** Three substances, references, a booked slot and a fixed date, tail lift and exchange: what a forwarder writes. */
const DANGEROUS: Partial<Order> = {
  pickupReference: 'L-1',
  pickupBookingNumber: 'ZF-1',
  pickupPhone: undefined,
  deliveryReference: 'WE 2',
  deliveryBookingNumber: undefined,
  deliveryFixed: true,
  deliveryContactPerson: 'Ayşe Petersen',
  deliveryPhone: '040 123456',
  tailLift: true,
  palletExchange: true,
  banExemption: 'permit',
  trailerPlate: 'N-EZ 4811',
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
      environmental: true,
    },
    { unNumber: '3480', name: 'LITHIUM-IONEN-BATTERIEN', class: '9', tunnelCode: 'E', quantity: 12.5, unit: 'kg' },
    { unNumber: '1789', name: 'CHLORWASSERSTOFFSÄURE', class: '8', packingGroup: 'III', tunnelCode: 'E' },
  ],
}

describe('a load of three substances', () => {
  test('stands on the Transportauftrag to the last line, each with group, tunnel code and quantity', async () => {
    const paper = forwardingOf(await sourcesOf(ABROAD, DANGEROUS))
    expect(paper.block('Gefahrgut (ADR)')).toEqual([
      'Gefahrgut (ADR)',
      ...['UN-Nummer', 'UN 1230', 'Offizielle Benennung', 'METHANOL', 'Klasse', '3 (6.1)', 'Verpackungsgruppe', 'II'],
      ...['Tunnelcode', '(D/E)', 'Versandstücke', '10 Fässer', 'Menge', '500 l', 'UMWELTGEFÄHRDEND'],
      ...['UN-Nummer', 'UN 3480', 'Offizielle Benennung', 'LITHIUM-IONEN-BATTERIEN', 'Klasse', '9'],
      ...['Tunnelcode', '(E)', 'Versandstücke', 'Menge', '12,5 kg'],
      ...['UN-Nummer', 'UN 1789', 'Offizielle Benennung', 'CHLORWASSERSTOFFSÄURE', 'Klasse', '8'],
      ...['Verpackungsgruppe', 'III', 'Tunnelcode', '(E)', 'Versandstücke', 'Menge'],
      'Vor der Beförderung einzutragen (ADR 5.4.1.1.1): Versandstücke (UN 3480, UN 1789), Menge (UN 1789)',
      'Tunnelcode der Ladung: (D/E)',
      'Beförderungspapier, schriftliche Weisungen und Ausrüstung nach ADR sind mitzuführen.',
    ])
    const permit = 'Vom Sonn- und Feiertagsfahrverbot ausgenommen: Ausnahmegenehmigung ist mitzuführen (§ 46 StVO)'
    expect(paper.block('Anforderungen')).toEqual([
      'Anforderungen',
      `Ladebordwand erforderlich, Palettentausch, ${permit}`,
    ])
    expect(paper.facts('Beladung')).toEqual([
      'Termin: Sa 21.11.2026, 10:00–14:00',
      'Ladereferenz: L-1',
      'Zeitfenster-Nr.: ZF-1',
      'Rampe: Rampe 24',
      'Öffnungszeiten: Mo–So 00:00–23:59',
      'Ansprechpartner: Detlef Brandt',
      'Fahrerhinweise: Staplerentladung von der Seite, Plane öffnen',
    ])
    expect(paper.facts('Entladung')).toEqual([
      'Termin: Mo 23.11.2026, 06:00–10:00, Fixtermin',
      'Entladereferenz: WE 2',
      'Ansprechpartner: Ayşe Petersen, 040 123456',
    ])
  })

  test('says of a substance without its proper shipping name that it lacks it', async () => {
    const unnamed = [{ unNumber: '1993', class: '3', packingGroup: 'II', tunnelCode: 'D/E' }] as const
    const sources = await sourcesOf(ABROAD, { ...DANGEROUS, dangerousGoods: [...unnamed] })
    const lack = 'Offizielle Benennung fehlt, vor der Beförderung einzutragen (ADR 5.4.1.1.1): UN 1993'
    expect(forwardingOf(sources).block('Gefahrgut (ADR)')).toContain(lack)
    expect(noteOf(sources, '3').lines).toContain(lack)
  })

  test('stands on the CMR note below the goods, and what the driver has to heed in box 13', async () => {
    const paper = noteOf(await sourcesOf(ABROAD, DANGEROUS), '3')
    expect(paper.dangerous).toEqual([
      ['UN 1230', 'METHANOL, UMWELTGEFÄHRDEND', '3 (6.1)', 'II', '(D/E)', '10 Fässer', '500 l'],
      ['UN 3480', 'LITHIUM-IONEN-BATTERIEN', '9', '', '(E)', '', '12,5 kg'],
      ['UN 1789', 'CHLORWASSERSTOFFSÄURE', '8', 'III', '(E)', '', ''],
    ])
    expect(paper.text).toContain('Tunnelcode der Ladung: (D/E)')
    expect(paper.block('13 ').slice(-6)).toEqual([
      'Anlieferung: Mo 23.11.2026, 06:00–10:00, Fixtermin',
      'Ladereferenz: L-1',
      'Entladereferenz: WE 2',
      'Ansprechpartner: Ayşe Petersen, 040 123456',
      'Ladebordwand erforderlich',
      'Palettentausch',
    ])
  })
})

describe('Frachtbrief', () => {
  test('across a border it is the CMR note: 24 boxes with their French and English words, no price', async () => {
    const paper = noteOf(await sourcesOf(ABROAD), '2')
    const box = (number: string) => paper.block(`${number} `).slice(1)
    expect(paper.lines[0]).toBe('2 Exemplar für den Empfänger (blau)')
    expect(box('1')).toEqual([
      'Expéditeur (nom, adresse, pays) · Sender (name, address, country)',
      'Tulpenveld Bloemen B.V.',
      'An der Verladerampe 110',
      '3011 AB Rotterdam',
      'Niederlande',
    ])
    expect(box('3').at(-1)).toBe('L-8005 Bertrange, Luxemburg')
    expect(box('4').slice(-2)).toEqual([
      'Tulpenveld Bloemen B.V., Industriestraße 95',
      '3011 AB Rotterdam, Niederlande, Sa 21.11.2026',
    ])
    // Within the European Union nothing is left to customs; value and interest are declared by hand.
    expect([box('5'), box('14'), box('15'), box('19')]).toEqual([
      ['Documents annexés · Documents attached'],
      ['Prescriptions d’affranchissement · Instructions as to payment for carriage', 'Frei', 'Unfrei'],
      ['Remboursement · Cash on delivery'],
      [
        'Conventions particulières · Special agreements',
        'Wert des Gutes (Art. 24 CMR)',
        'Besonderes Interesse an der Lieferung (Art. 26 CMR)',
      ],
    ])
    expect(box('20')).toContain('Zwischensumme')
    expect(box('16').slice(1)).toEqual([
      'Hinnerk Voß Fernverkehr e.K.',
      'Gewerbering 76',
      '21079 Hamburg-Harburg',
      'Deutschland',
      'Amtl. Kennzeichen',
      'H-HT 1303 / N-EZ 4811',
    ])
    expect(paper.goods).toEqual([
      'REF-99400',
      '34',
      'Europalette',
      '34 Europaletten Lithium-Ionen-Batterien',
      '',
      '9.554',
      '52,2',
    ])
    expect(box('21').slice(1)).toEqual(['Hamburg', 'am', 'Mo 23.11.2026'])
    const { text } = paper
    expect(text).toContain('UN 3480')
    expect(text).toContain('trotz einer gegenteiligen Abmachung')
    expect(text).not.toMatch(/€|910|1\.050/)
  })

  test('within Germany it is the note of § 408 HGB, without foreign words', async () => {
    const paper = noteOf(await sourcesOf(NATIONAL), '1')
    const box = (number: string) => paper.block(`${number} `).slice(1)
    const { text } = paper
    // Who has ordered the carriage sends; where the goods are taken over is somewhere else.
    expect(box('1')).toEqual([
      'Donaukanal Handels Ges.m.b.H.',
      expect.stringMatching(/\d/),
      expect.stringMatching(/^\d{4} /),
      'Österreich',
    ])
    expect(box('4')).toEqual([
      expect.stringMatching(/^.+, .+ \d+$/),
      expect.stringMatching(/^27568 Bremerhaven, Deutschland, /),
    ])
    expect(box('19')).toEqual([])
    expect(text).toContain('Frachtbrief nach § 408 HGB')
    expect(text).not.toContain('CMR')
    expect(text).not.toContain('Expéditeur')
    expect(box('13')).toEqual([
      'Anlieferung: Do 26.11.2026, 14:00–18:00',
      'Ladereferenz: L-771272',
      'Entladereferenz: WE 14784',
      'Zeitfenster-Nr.: ZF-5447',
      'Ansprechpartner: Íñigo Böttcher, 0171 3920089',
      'Temperatur: −22 °C bis −18 °C. Die Temperatur ist auf der ganzen Strecke einzuhalten und aufzuzeichnen.',
    ])
  })
})

test('the Lieferschein names what is delivered and has room for the receipt; no price', async () => {
  const paper = renderedPaper(<DeliveryNote facts={paperFacts(await sourcesOf(NATIONAL))} />)
  expect(paper.head).toEqual([
    `Auftragsnummer: ${NATIONAL}`,
    'Datum: Mo 23.11.2026',
    'Auftraggeber: Donaukanal Handels Ges.m.b.H.',
    'Referenz des Kunden: ',
  ])
  expect(paper.block('Empfänger (Entladestelle)').slice(1, 4)).toEqual([
    'Distributionszentrum Weidengrund',
    'Speicherstraße 80',
    '38440 Wolfsburg',
  ])
  expect(paper.goods.slice(0, 6)).toEqual(['3', 'Europalette', '3 Europaletten Tiefkühlgemüse', '1.866', '4,6', '1,2'])
  expect(paper.block('Temperatur')).toEqual(['Temperatur', '−22 °C bis −18 °C'])
  const { text } = paper
  expect(text).toContain('vollständig und äußerlich unbeschädigt erhalten')
  expect(text).toContain('(§ 438 HGB)')
  expect(text).not.toMatch(/€|335|385/)
})

test('what is signed is never on another page than the signature', async () => {
  const sources = await sourcesOf(ABROAD)
  const isTogether = (parts: readonly string[], block: string, signature: string) =>
    parts.some((text) => text.includes(block) && text.includes(signature))
  const delivery = renderedPaper(<DeliveryNote facts={paperFacts(sources)} />)
  expect(isTogether(forwardingOf(sources).together, 'Bedingungen', 'Unterschrift des Auftraggebers')).toBe(true)
  expect(isTogether(delivery.together, 'Empfangsbestätigung', 'Unterschrift des Empfängers')).toBe(true)
})
