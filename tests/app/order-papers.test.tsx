import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { createTestServer } from '#tests/support/test-server.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { focusedRow, openList } from './orders-support.tsx'

/** Rotterdam to Bertrange, dangerous goods of class 9, a hired carrier. */
const abroad = 'NK-2026-004696'
/** Bremerhaven to Wolfsburg, deep-frozen, a hired carrier. */
const national = 'NK-2026-004775'
/** Near the top of the list. */
const listed = 'NK-2026-004796'

const paper = () => document.querySelector<HTMLElement>('article.paper')
const lines = (root: Element | null | undefined) =>
  (root instanceof HTMLElement ? root.innerText : '').split(/[\n\t]+/).filter((line) => line.trim() !== '')
const block = (title: string) => lines(paper()?.querySelector(`section[aria-label="${title}"]`))
/** A row of names and values, as `name: value`. */
const facts = (title: string) =>
  [...(paper()?.querySelectorAll(`section[aria-label="${title}"] dt`) ?? [])].map(
    (name) => `${name.textContent}: ${name.nextElementSibling?.textContent}`,
  )
const head = () =>
  [...(paper()?.querySelectorAll('header dt') ?? [])].map(
    (name) => `${name.textContent}: ${name.nextElementSibling?.textContent}`,
  )
const table = () => [...(paper()?.querySelectorAll('tbody tr:first-child td') ?? [])].map((cell) => cell.textContent)
const title = () => document.querySelector('.print-layer h2')?.textContent

async function openPaper(search: string, id = abroad, options: Parameters<typeof openApp>[0] = {}) {
  const app = await openApp({ path: `/orders/${id}/papers${search}`, account: 'dispo@nordkurs.example', ...options })
  await expect.poll(paper, { timeout: 50_000 }).toBeTruthy()
  return app
}

function watchPrint() {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  onTestFinished(() => print.mockRestore())
  return print
}

describe('Transportauftrag', () => {
  test('names carrier, stops, goods, vehicle and the carrier’s freight, never the customer’s price', async () => {
    await openPaper('?paper=forwarding')
    expect(title()).toBe(`Transportauftrag ${abroad}`)
    expect(lines(paper()?.querySelector('address'))).toEqual([
      'Hinnerk Voß Fernverkehr e.K.',
      'Gewerbering 76',
      '21079 Hamburg-Harburg',
      'Deutschland',
    ])
    expect(head()).toEqual([
      `Auftragsnummer: ${abroad}`,
      'Datum: Mo 23.11.2026',
      'Ansprechpartner: Jürgen Weiß',
      'Telefon: 040 000 41-20',
      'E-Mail: dispo@nordkurs.example',
    ])
    expect(block('Beladung')).toEqual([
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
    expect(block('Entladung')).toContain('Mo 23.11.2026, 06:00–10:00')
    expect(table()).toEqual(['34', 'Europalette', '34 Europaletten Lithium-Ionen-Batterien', '9.554', '52,2', '13,6'])
    expect(block('Gefahrgut (ADR)').slice(1, 7)).toEqual([
      'UN-Nummer',
      'UN 3480',
      'Offizielle Benennung',
      'LITHIUM-IONEN-BATTERIEN',
      'Klasse',
      '9',
    ])
    expect(facts('Fahrzeug')).toEqual([
      'Gefordert: Planensattel, ADR-Ausrüstung',
      'Fahrzeugtyp: Planensattel',
      'Kennzeichen: H-HT 1303',
      'Kennzeichen Auflieger: N-EZ 4811',
      'Fahrer: Søren Wałęga',
      'Telefon: 0171 3920093',
    ])
    expect(facts('Fracht').slice(0, 3)).toEqual(['Fracht: 864,00 €', 'Dieselfloater: 46,00 €', 'Summe netto: 910,00 €'])
    const text = paper()?.innerText ?? ''
    expect(text).not.toContain('1.050,00')
    // To a carrier we are the one who orders: the terms of our own business are none of his.
    expect(text).not.toContain('ADSp')
    expect(text).toContain('gilt die CMR, ergänzend gelten die §§ 407 ff. HGB.')
    expect(text).toContain('HRB 184205, Amtsgericht Hamburg')
    expect(text).toContain('IBAN DE47 2009 9900 0012 3456 00')
  })
})

describe('positions of the prices', () => {
  const CUSTOMER = [
    { code: 'FRACHT', amount: 1200 },
    { code: 'MAUT', amount: 120.5 },
    { code: 'STANDGELD', text: '2 h Rampe 3', amount: 110 },
  ]
  const CARRIER = [
    { code: 'FRACHT', amount: 900 },
    { code: 'DIESEL', amount: 45.5 },
  ]

  async function chargedOrder() {
    const server = createTestServer({ now: () => TEST_NOW })
    await server.ready
    await server.store('nordkurs').patch('orders', abroad, {
      ...{ customerPrice: 1430.5, customerCharges: CUSTOMER, vatRate: 19, paymentTerms: 30 },
      ...{ carrierPrice: 945.5, carrierCharges: CARRIER },
    })
    return server
  }

  test('the carrier reads his on the Transportauftrag, and nothing of the customer’s', async () => {
    await openPaper('?paper=forwarding', abroad, { server: await chargedOrder() })
    expect(facts('Fracht').slice(0, 3)).toEqual(['Fracht: 900,00 €', 'Dieselfloater: 45,50 €', 'Summe netto: 945,50 €'])
    expect(paper()?.innerText).not.toMatch(/1\.430,50|120,50/)
    expect(block('Fracht').join()).not.toContain('Standgeld')
  })

  test('the customer reads his on the Auftragsbestätigung, and neither the carrier nor what he gets', async () => {
    const server = await chargedOrder()
    await openPaper('?paper=forwarding', abroad, { server })
    await press('4')
    await expect.poll(title).toBe(`Auftragsbestätigung ${abroad}`)
    const customer = (await server.store('nordkurs').find('orders', abroad))?.customerName ?? ''
    await expect.poll(() => lines(paper()?.querySelector('address'))).toHaveLength(4)
    expect(lines(paper()?.querySelector('address'))[0]).toBe(customer)
    expect(facts('Preis')).toEqual([
      'Fracht: 1.200,00 €',
      'Maut: 120,50 €',
      'Standgeld 2 h Rampe 3: 110,00 €',
      'Preis netto: 1.430,50 €',
      'Umsatzsteuer 0 %: 0,00 €',
      'Preis brutto: 1.430,50 €',
      'Zahlungsziel: 30 Tage netto nach Rechnungsdatum',
      'Umsatzsteuer: Steuerschuldnerschaft des Leistungsempfängers (§ 3a Abs. 2 UStG, Art. 196 MwStSystRL).',
    ])
    expect(block('Preis')).toContain(
      'Steuerschuldnerschaft des Leistungsempfängers (§ 3a Abs. 2 UStG, Art. 196 MwStSystRL).',
    )
    expect(block('Gefahrgut (ADR)')).toContain('UN 3480')
    expect(paper()?.innerText).not.toMatch(/945,50|Dieselfloater|Hinnerk Voß|H-HT 1303/)
  })

  test('a price that is freight alone is one line', async () => {
    const server = await chargedOrder()
    await server.store('nordkurs').patch('orders', abroad, { customerCharges: undefined })
    await openPaper('?paper=confirmation', abroad, { server })
    expect(facts('Preis')[0]).toBe('Preis netto: 1.430,50 €')
  })

  test('who reads no money has no price, and no address of the customer', async () => {
    await openPaper('?paper=confirmation', abroad, { server: await chargedOrder(), account: 'gast@nordkurs.example' })
    expect(paper()?.innerText).not.toMatch(/Preis|1\.430,50/)
    await expect.element(page.getByText('Vom Kunden ist nur der Name bekannt.')).toBeVisible()
  })
})

/** Three substances, references, a booked slot and a fixed date, tail lift and exchange: what a forwarder writes. */
async function dangerousOrder() {
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  await server.store('nordkurs').patch('orders', abroad, {
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
        ...{ unNumber: '1230', name: 'METHANOL', class: '3', risks: '6.1', packingGroup: 'II', tunnelCode: 'D/E' },
        ...{ packages: 10, packaging: 'Fässer', quantity: 500, unit: 'l', environmental: true },
      },
      { unNumber: '3480', name: 'LITHIUM-IONEN-BATTERIEN', class: '9', tunnelCode: 'E', quantity: 12.5, unit: 'kg' },
      { unNumber: '1789', name: 'CHLORWASSERSTOFFSÄURE', class: '8', packingGroup: 'III', tunnelCode: 'E' },
    ],
  })
  return server
}

describe('a load of three substances', () => {
  test('stands on the Transportauftrag to the last line, each with group, tunnel code and quantity', async () => {
    const server = await dangerousOrder()
    await openPaper('?paper=forwarding', abroad, { server })
    expect(block('Gefahrgut (ADR)')).toEqual([
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
    expect(block('Anforderungen')).toEqual(['Anforderungen', `Ladebordwand erforderlich, Palettentausch, ${permit}`])
    expect(facts('Beladung')).toEqual([
      'Termin: Sa 21.11.2026, 10:00–14:00',
      'Ladereferenz: L-1',
      'Zeitfenster-Nr.: ZF-1',
      'Rampe: Rampe 24',
      'Öffnungszeiten: Mo–So 00:00–23:59',
      'Ansprechpartner: Detlef Brandt',
      'Fahrerhinweise: Staplerentladung von der Seite, Plane öffnen',
    ])
    expect(facts('Entladung')).toEqual([
      'Termin: Mo 23.11.2026, 06:00–10:00, Fixtermin',
      'Entladereferenz: WE 2',
      'Ansprechpartner: Ayşe Petersen, 040 123456',
    ])
  })

  test('says of a substance without its proper shipping name that it lacks it', async () => {
    const server = await dangerousOrder()
    await server.store('nordkurs').patch('orders', abroad, {
      dangerousGoods: [{ unNumber: '1993', class: '3', packingGroup: 'II', tunnelCode: 'D/E' }],
    })
    const lack = 'Offizielle Benennung fehlt, vor der Beförderung einzutragen (ADR 5.4.1.1.1): UN 1993'
    await openPaper('?paper=forwarding', abroad, { server })
    expect(block('Gefahrgut (ADR)')).toContain(lack)
    await openPaper('?paper=cmr&copy=3', abroad, { server })
    expect(lines(paper())).toContain(lack)
  })

  test('stands on the CMR note below the goods, and what the driver has to heed in box 13', async () => {
    const server = await dangerousOrder()
    await openPaper('?paper=cmr&copy=3', abroad, { server })
    const rows = [...(paper()?.querySelectorAll('table + dl, dl + dl') ?? [])].map((row) =>
      [...row.querySelectorAll('dd')].map((cell) => cell.textContent),
    )
    expect(rows).toEqual([
      ['UN 1230', 'METHANOL, UMWELTGEFÄHRDEND', '3 (6.1)', 'II', '(D/E)', '10 Fässer', '500 l'],
      ['UN 3480', 'LITHIUM-IONEN-BATTERIEN', '9', '', '(E)', '', '12,5 kg'],
      ['UN 1789', 'CHLORWASSERSTOFFSÄURE', '8', 'III', '(E)', '', ''],
    ])
    expect(paper()?.innerText).toContain('Tunnelcode der Ladung: (D/E)')
    expect(lines(paper()?.querySelector('section[aria-label^="13 "]')).slice(-6)).toEqual([
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
  const box = (number: string) => {
    const found = [...(paper()?.querySelectorAll('section') ?? [])].find((section) =>
      section.getAttribute('aria-label')?.startsWith(`${number} `),
    )
    return lines(found).slice(1)
  }

  test('across a border it is the CMR note: 24 boxes with their French and English words, no price', async () => {
    await openPaper('?paper=cmr&copy=2')
    expect(title()).toBe(`CMR-Frachtbrief ${abroad}`)
    const numbers = [...(paper()?.querySelectorAll('h2 > strong') ?? [])].map((number) => Number(number.textContent))
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1))
    expect(lines(paper())[0]).toBe('2 Exemplar für den Empfänger (blau)')
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
    expect(table()).toEqual([
      'REF-99400',
      '34',
      'Europalette',
      '34 Europaletten Lithium-Ionen-Batterien',
      '',
      '9.554',
      '52,2',
      '',
      '',
      '',
    ])
    expect(box('21').slice(1)).toEqual(['Hamburg', 'am', 'Mo 23.11.2026'])
    const text = paper()?.innerText ?? ''
    expect(text).toContain('UN 3480')
    expect(text).toContain('trotz einer gegenteiligen Abmachung')
    expect(text).not.toMatch(/€|910|1\.050/)
  })

  test('within Germany it is the note of § 408 HGB, without foreign words', async () => {
    await openPaper('?paper=cmr', national)
    expect(title()).toBe(`Frachtbrief ${national}`)
    const text = paper()?.innerText ?? ''
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

  test.each([
    ['forwarding', 'Bedingungen', 'Unterschrift des Auftraggebers'],
    ['delivery', 'Empfangsbestätigung', 'Unterschrift des Empfängers'],
  ])('%s: what is signed is never on another page than the signature', async (name, block, signature) => {
    await openPaper(`?paper=${name}`)
    const kept = [...(paper()?.querySelectorAll('[data-keep]') ?? [])].map((part) => part.textContent)
    expect(kept.some((text) => text.includes(block) && text.includes(signature))).toBe(true)
  })

  test('on a narrow screen nothing of the bar stands outside', async () => {
    await page.viewport(320, 700)
    onTestFinished(() => page.viewport(1280, 800))
    await openPaper('?paper=cmr')
    const buttons = [...document.querySelectorAll('.print-layer [data-screen-only] button')]
    expect(buttons.map((button) => button.getBoundingClientRect().right).filter((right) => right > 320)).toEqual([])
  })

  test('a chooses the next copy; the address remembers it', async () => {
    await openPaper('?paper=cmr')
    expect(lines(paper())[0]).toBe('1 Exemplar für den Absender (rot)')
    await press('a', 'a')
    await expect.poll(() => lines(paper())[0]).toBe('3 Exemplar für den Frachtführer (grün)')
    await expect.poll(() => new URLSearchParams(location.search).get('copy')).toBe('3')
    await press('a', 'a')
    await expect.poll(() => lines(paper())[0]).toBe('1 Exemplar für den Absender (rot)')
  })
})

describe('Lieferschein', () => {
  test('names what is delivered and has room for the receipt; no price', async () => {
    await openPaper('?paper=delivery', national)
    expect(head()).toEqual([
      `Auftragsnummer: ${national}`,
      'Datum: Mo 23.11.2026',
      'Auftraggeber: Donaukanal Handels Ges.m.b.H.',
      'Referenz des Kunden: ',
    ])
    expect(block('Empfänger (Entladestelle)').slice(1, 4)).toEqual([
      'Distributionszentrum Weidengrund',
      'Speicherstraße 80',
      '38440 Wolfsburg',
    ])
    expect(table().slice(0, 6)).toEqual(['3', 'Europalette', '3 Europaletten Tiefkühlgemüse', '1.866', '4,6', '1,2'])
    expect(block('Temperatur')).toEqual(['Temperatur', '−22 °C bis −18 °C'])
    const text = paper()?.innerText ?? ''
    expect(text).toContain('vollständig und äußerlich unbeschädigt erhalten')
    expect(text).toContain('(§ 438 HGB)')
    expect(text).not.toMatch(/€|335|385/)
  })
})

describe('what is missing or hostile', () => {
  test('stays an empty line or plain text, on each paper', async () => {
    const server = createTestServer({ now: () => TEST_NOW })
    server.faults.fail('orders.get', 200, {
      body: {
        id: 'X-1',
        orderNumber: 'X-1',
        customerName: '<img src=x onerror=alert(1)>',
        cargoDescription: 'Ware '.repeat(2000),
        weight: 'NaN',
        pickupDate: '31.02.2026',
        pickupCity: { evil: true },
        deliveryPostalCode: '00000',
        temperatureMin: 4,
        carrierPrice: null,
        currency: '€€€',
      },
    })
    await openPaper('?paper=forwarding', 'X-1', { server })
    for (const key of ['1', '2', '3']) {
      await press(key)
      await expect.poll(() => document.querySelector('[aria-pressed="true"]')?.textContent).toContain(key)
      const text = paper()?.innerText ?? ''
      expect(text).toContain('X-1')
      expect(text).toContain('mindestens +4 °C')
      expect(text).not.toMatch(/undefined|NaN|null|\[object|00000|Unbekannt/)
      expect(paper()?.scrollWidth).toBeLessThanOrEqual(paper()?.clientWidth ?? 0)
    }
    expect(paper()?.innerText).toContain('<img src=x onerror=alert(1)>')
  })

  test('an order nobody has is said so; there is nothing to print', async () => {
    await openApp({ path: '/orders/NK-9/papers', account: 'dispo@nordkurs.example' })
    await expect.poll(() => document.querySelector('.print-layer [role="alert"]')?.textContent).toContain('NK-9')
    expect(page.getByRole('button', { name: 'Drucken' }).query()).toBeNull()
  })

  test('without company data the letterhead stays empty and a note says why; r asks again', async () => {
    const server = createTestServer({ now: () => TEST_NOW })
    server.faults.fail('tenants.company', 403, { body: {} })
    await openPaper('?paper=forwarding', abroad, { server })
    expect(paper()?.innerText).not.toContain('Nordkurs')
    expect(document.querySelector('.print-layer [role="status"]')?.textContent).toContain('Der Briefkopf bleibt leer.')
    server.faults.reset()
    await press('r')
    await expect.poll(() => paper()?.innerText).toContain('Nordkurs Spedition GmbH')
  })

  const unknownCarrier = 'Vom Frachtführer ist nur der Name bekannt.'
  const note = () => document.querySelector('.print-layer [role="status"]')?.textContent ?? ''

  test('who may not read partners prints the carrier’s name; address and terms stay empty, and a note says so', async () => {
    const server = createTestServer({ now: () => TEST_NOW })
    await server.ready
    const store = server.store('nordkurs')
    // What is agreed with the customer must be on no paper of the carrier.
    await store.patch('orders', abroad, { paymentTerms: 63 })
    await openPaper('?paper=forwarding', abroad, { account: 'finanzen@nordkurs.example', server })
    expect(lines(paper()?.querySelector('address'))).toEqual(['Hinnerk Voß Fernverkehr e.K.'])
    expect(facts('Fracht').slice(-2)).toEqual(['Summe netto: 910,00 €', 'Zahlungsziel: '])
    expect(paper()?.innerText).not.toContain('63 Tage')
    expect(note()).toContain(unknownCarrier)
    expect(page.getByRole('button', { name: /Erneut versuchen/ }).query()).toBeNull()
  })

  test('where the carrier cannot be loaded its terms stay empty, and r asks again', async () => {
    const server = createTestServer({ now: () => TEST_NOW })
    await server.ready
    const store = server.store('nordkurs')
    await store.patch('orders', abroad, { paymentTerms: 63 })
    server.faults.fail('partners.get', 403, { body: {} })
    await openPaper('?paper=forwarding', abroad, { server })
    expect(facts('Fracht').at(-1)).toBe('Zahlungsziel: ')
    expect(note()).toContain(unknownCarrier)
    server.faults.reset()
    await press('r')
    await expect.poll(() => facts('Fracht').at(-1)).toMatch(/^Zahlungsziel: \d+ Tage/)
    expect(facts('Fracht').at(-1)).not.toContain('63')
    expect(lines(paper()?.querySelector('address'))).toContain('Gewerbering 76')
    expect(note()).toBe('')
  })
})

describe('keyboard', () => {
  test('Umschalt+D on an order asks which paper; Eingabe and Strg+P print it; Esc goes back', async () => {
    const print = watchPrint()
    await openApp({ path: `/orders/${abroad}`, account: 'dispo@nordkurs.example' })
    // The title stands there before the order does.
    await expect.poll(() => document.querySelector('main [data-field="status"]')).not.toBeNull()
    await press('shift+D')
    const choices = () => [...document.querySelectorAll('dialog [role="option"]')].map((row) => row.textContent)
    await expect
      .poll(choices)
      .toEqual([
        'TransportauftragHinnerk Voß Fernverkehr e.K.',
        'CMR-FrachtbriefCMR',
        'Lieferschein',
        'AuftragsbestätigungTulpenveld Bloemen B.V.',
      ])
    await userEvent.keyboard('liefer{Enter}')
    await expect.poll(title).toBe(`Lieferschein ${abroad}`)
    await expect.poll(() => location.pathname + location.search).toBe(`/orders/${abroad}/papers?paper=delivery`)
    await press('2')
    await expect.poll(title).toBe(`CMR-Frachtbrief ${abroad}`)
    await press('Enter')
    expect(print).toHaveBeenCalledTimes(1)
    await press('ctrl+p')
    expect(print).toHaveBeenCalledTimes(2)
    await press('Escape')
    await expect.poll(() => document.querySelector('main h1')?.textContent).toBe(abroad)
    await expect.poll(() => location.pathname).toBe(`/orders/${abroad}`)
    await expect.poll(() => document.querySelector('main')?.contains(document.activeElement)).toBe(true)
  })

  test('the buttons of the page and of the preview do the same', async () => {
    const print = watchPrint()
    await openApp({ path: `/orders/${abroad}`, account: 'dispo@nordkurs.example' })
    await page.getByRole('button', { name: 'Papiere drucken …' }).click()
    await page.getByRole('option', { name: /CMR-Frachtbrief/ }).click()
    await expect.poll(title).toBe(`CMR-Frachtbrief ${abroad}`)
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Ausfertigung' }), '4')
    await expect.poll(() => lines(paper())[0]).toBe('4 Exemplar für die Verwaltung (schwarz)')
    await page.getByRole('button', { name: /Transportauftrag/ }).click()
    await expect.poll(title).toBe(`Transportauftrag ${abroad}`)
    await page.getByRole('button', { name: /Drucken/ }).click()
    expect(print).toHaveBeenCalledTimes(1)
    await page.getByRole('button', { name: 'Schließen' }).click()
    await expect.poll(() => document.querySelector('main h1')?.textContent).toBe(abroad)
  })

  test('from a copied link Esc leads to the order', async () => {
    history.replaceState({}, '', '/')
    await openPaper('?paper=cmr')
    await press('Escape')
    await expect.poll(() => location.pathname).toBe(`/orders/${abroad}`)
  })

  test('in the list the palette prints the papers of the focused order; Esc comes back to its row', async () => {
    await openList({ path: `/orders?row=${listed}` })
    await expect.poll(focusedRow).toBe(listed)
    await press('ctrl+k')
    await expect.element(page.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('papiere drucken{Enter}')
    await expect.poll(() => document.querySelectorAll('dialog [role="option"]').length).toBe(4)
    await userEvent.keyboard('{Enter}')
    await expect.poll(title).toBe(`Transportauftrag ${listed}`)
    await press('Escape')
    await expect.poll(focusedRow).toBe(listed)
  })

  test('an odd paper or copy in the address is the first one', async () => {
    await openPaper('?paper=../../etc&copy=99')
    expect(title()).toBe(`Transportauftrag ${abroad}`)
  })
})

describe('printing', () => {
  test('only the paper is on the page, and the tab is called like it meanwhile', async () => {
    await openPaper('?paper=cmr')
    const session = cdp() as unknown as { send(method: string, params: object): Promise<void> }
    onTestFinished(() => session.send('Emulation.setEmulatedMedia', { media: '' }))
    await session.send('Emulation.setEmulatedMedia', { media: 'print' })
    await expect.poll(() => matchMedia('print').matches).toBe(true)
    const shown = [...document.body.children].filter((element) => getComputedStyle(element).display !== 'none')
    expect(shown.map((element) => element.className.split(' ')[0])).toEqual(['print-layer'])
    expect(document.querySelector<HTMLElement>('.print-layer > header')?.offsetHeight).toBe(0)
    expect(document.querySelector<HTMLElement>('.print-layer [role="group"]')?.offsetHeight).toBe(0)
    expect(paper()?.offsetHeight).toBeGreaterThan(500)
    const usual = `CMR-Frachtbrief ${abroad} – Dispo`
    await expect.poll(() => document.title).toBe(usual)
    window.dispatchEvent(new Event('beforeprint'))
    expect(document.title).toBe(`CMR-Frachtbrief ${abroad}`)
    window.dispatchEvent(new Event('afterprint'))
    expect(document.title).toBe(usual)
  })
})
