import { checkPrices } from '#src/domain/prices/price-checks.ts'
import type { StopDraft } from '#src/domain/stops/draft.ts'
import type { CargoDraft } from '#src/domain/goods/cargo-draft.ts'
import type { CustomerDraft } from '#src/domain/partners/customer-draft.ts'
import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'
import { describe, expect, test } from 'vitest'
import { parseTypedDate, parseTypedTime } from '#src/domain/basics/typed-dates.ts'
import { checkUpload, checkUploads } from '#src/domain/documents/documents.ts'
import { parseAmount } from '#src/domain/basics/money.ts'
import { parseDecimal } from '#src/domain/basics/numbers.ts'
import { checkCargo, checkCustomer, checkStep, checkStop, withOrderDefaults } from '#src/domain/orders/draft.ts'
import { VEHICLE_TYPES } from '#src/domain/vehicles/vehicles.ts'
import { wire } from './wire.ts'

const today = '2026-11-20'

/** `E` or `W`, the field, and the words a person reads. */
const said = (issues: FieldIssue[]) =>
  issues.map(({ severity, path, message }) => `${severity === 'error' ? 'E' : 'W'} ${path}: ${message}`)

describe('section 5: order creation fills missing fields', () => {
  test('of an empty order', () => {
    expect(withOrderDefaults({ customer: {}, cargo: {}, pickup: {}, delivery: {} })).toEqual({
      customer: {},
      cargo: { quantity: 1, packageType: 'Standard', vehicleType: 'TRUCK' },
      // Who fills a time in says that no one has said it.
      pickup: {
        ...{ postalCode: '00000', country: 'Deutschland' },
        ...{ timeFrom: '08:00', timeTo: '18:00', timesAssumed: true },
      },
      delivery: {
        ...{ postalCode: '00000', country: 'Deutschland' },
        ...{ timeFrom: '14:00', timeTo: '18:00', timesAssumed: true },
      },
    })
  })

  test('and leaves what was given', () => {
    const given = {
      customer: { name: 'Beispiel' },
      cargo: { quantity: 3, packageType: 'Coil', vehicleType: 'MEGA' as const },
      pickup: { postalCode: '1030', country: 'Österreich', timeFrom: '06:00', timeTo: '07:00' },
      delivery: { postalCode: '20457', country: 'Deutschland', timeFrom: '09:00', timeTo: '10:00' },
    }
    expect(withOrderDefaults(given)).toEqual(given)
  })
})

describe('section 5: document upload', () => {
  const pdf = { name: 'CMR.pdf', type: 'application/pdf' }

  test.each([
    ['52 428 800 bytes are allowed', 52_428_800, undefined],
    ['one more is not', 52_428_801, 'File size exceeds 50MB limit'],
  ])('%s', (_name, size, message) => {
    expect(checkUpload({ ...pdf, size })).toBe(message)
  })

  test.each([
    ['a.pdf', 'application/pdf'],
    ['a.jpg', 'image/jpeg'],
    ['a.png', 'image/png'],
    ['a.tiff', 'image/tiff'],
    ['a.doc', 'application/msword'],
    ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.xls', 'application/vnd.ms-excel'],
    ['a.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])('%s as %s is supported', (name, type) => {
    expect(checkUpload({ name, type, size: 1 })).toBeUndefined()
  })

  test.each([
    ['a.gif', 'image/gif'],
    ['a.txt', 'text/plain'],
    ['a.zip', 'application/zip'],
    ['a.html', 'text/html'],
  ])('%s is not', (name, type) => {
    expect(checkUpload({ name, type, size: 1 })).toBe(`File type ${type} is not supported`)
  })

  test('of several files each message has its file name in front, joined with commas', () => {
    expect(
      checkUploads([
        { name: 'groß.pdf', type: 'application/pdf', size: 52_428_801 },
        { ...pdf, size: 1 },
        { name: 'a.gif', type: 'image/gif', size: 1 },
      ]),
    ).toBe('groß.pdf: File size exceeds 50MB limit, a.gif: File type image/gif is not supported')
    expect(checkUploads([{ ...pdf, size: 1 }])).toBeUndefined()
  })
})

describe('decision B4: customer', () => {
  const known = { customerId: 'cus-1' }
  test.each<[string, CustomerDraft, string[]]>([
    ['is required', {}, ['E customer.customerId: Bitte einen Kunden wählen oder anlegen']],
    ['blanks are none', { name: '  ' }, ['E customer.customerId: Bitte einen Kunden wählen oder anlegen']],
    ['a chosen one', known, []],
    ['a new one', { name: 'Beispiel GmbH' }, []],
    ['VAT id', { ...known, vatId: 'DE136695976' }, []],
    ['VAT id, format', { ...known, vatId: 'DE123' }, ['W customer.vatId: USt-IdNr. hat nicht das Format ihres Landes']],
    ['VAT id, DE', { ...known, vatId: 'DE136695977' }, ['W customer.vatId: Prüfziffer der USt-IdNr. stimmt nicht']],
    ['VAT id, AT', { ...known, vatId: 'ATU13585628' }, ['W customer.vatId: Prüfziffer der USt-IdNr. stimmt nicht']],
    ['VAT id, PL', { ...known, vatId: 'PL7740001455' }, ['W customer.vatId: Prüfziffer der USt-IdNr. stimmt nicht']],
    ['e-mail', { ...known, email: 'dispo@nordkurs.example' }, []],
    ['e-mail without @', { ...known, email: 'dispo.example' }, ['E customer.email: Keine gültige E-Mail-Adresse']],
    [
      'e-mail without a domain',
      { ...known, email: 'dispo@nordkurs' },
      ['E customer.email: Keine gültige E-Mail-Adresse'],
    ],
    ['phone', { ...known, phone: '+49 (40) 123 45-67' }, []],
    ['phone in words', { ...known, phone: 'Zentrale' }, ['E customer.phone: Keine gültige Telefonnummer']],
    ['reference of 35', { ...known, customerReference: 'x'.repeat(35) }, []],
    [
      'reference of 36',
      { ...known, customerReference: 'x'.repeat(36) },
      ['E customer.customerReference: Höchstens 35 Zeichen'],
    ],
    ['payment terms 0', { ...known, paymentTerms: 0 }, []],
    ['payment terms 90', { ...known, paymentTerms: 90 }, []],
    [
      'payment terms 91',
      { ...known, paymentTerms: 91 },
      ['E customer.paymentTerms: Zahlungsziel: ganze Tage von 0 bis 90'],
    ],
    [
      'payment terms −1',
      { ...known, paymentTerms: -1 },
      ['E customer.paymentTerms: Zahlungsziel: ganze Tage von 0 bis 90'],
    ],
  ])('%s', (_name, customer, expected) => {
    expect(said(checkCustomer(customer))).toEqual(expected)
  })
})

describe('decision B4: cargo', () => {
  const goods = { description: 'Papier', weightKg: 1000 }
  const kilos = 'E cargo.weightKg: Gewicht: 1 bis 40.000 kg'
  test.each<[string, CargoDraft, string[]]>([
    ['description missing', { weightKg: 1 }, ['E cargo.description: Pflichtfeld']],
    [
      'description of 2',
      { ...goods, description: 'ab' },
      ['E cargo.description: Warenbeschreibung: 3 bis 350 Zeichen'],
    ],
    ['description of 3', { ...goods, description: 'abc' }, []],
    ['description of 350', { ...goods, description: 'x'.repeat(350) }, []],
    [
      'description of 351',
      { ...goods, description: 'x'.repeat(351) },
      ['E cargo.description: Warenbeschreibung: 3 bis 350 Zeichen'],
    ],
    ['weight missing', { description: 'Papier' }, ['E cargo.weightKg: Pflichtfeld']],
    ['weight 0', { ...goods, weightKg: 0 }, [kilos]],
    ['weight 1', { ...goods, weightKg: 1 }, []],
    ['weight 24 000', { ...goods, weightKg: 24_000 }, []],
    [
      'weight above payload',
      { ...goods, weightKg: 24_001 },
      ['W cargo.weightKg: 24.001 kg überschreiten die Nutzlast von 24.000 kg'],
    ],
    [
      'weight 40 000',
      { ...goods, weightKg: 40_000 },
      ['W cargo.weightKg: 40.000 kg überschreiten die Nutzlast von 24.000 kg'],
    ],
    ['weight 40 001', { ...goods, weightKg: 40_001 }, [kilos]],
    [
      'weight above a sprinter',
      { ...goods, weightKg: 1200, vehicleType: 'SPRINTER' },
      ['W cargo.weightKg: 1.200 kg überschreiten die Nutzlast von 1.100 kg'],
    ],
    ['quantity 1', { ...goods, quantity: 1 }, []],
    ['quantity 9999', { ...goods, quantity: 9999 }, []],
    ['quantity 0', { ...goods, quantity: 0 }, ['E cargo.quantity: Ganze Zahl von 1 bis 9.999']],
    ['quantity 1,5', { ...goods, quantity: 1.5 }, ['E cargo.quantity: Ganze Zahl von 1 bis 9.999']],
    ['package count 1', { ...goods, packageCount: 1 }, []],
    ['package count 9999', { ...goods, packageCount: 9999, packageType: 'Karton' }, []],
    ['package count 0', { ...goods, packageCount: 0 }, ['E cargo.packageCount: Ganze Zahl von 1 bis 9.999']],
    ['package count 10 000', { ...goods, packageCount: 10_000 }, ['E cargo.packageCount: Ganze Zahl von 1 bis 9.999']],
    ['loading metres 0', { ...goods, loadingMeters: 0 }, ['E cargo.loadingMeters: Lademeter: über 0 bis 15,4']],
    ['loading metres 0,1', { ...goods, loadingMeters: 0.1 }, []],
    ['loading metres 15,4', { ...goods, loadingMeters: 15.4 }, []],
    ['loading metres 15,5', { ...goods, loadingMeters: 15.5 }, ['E cargo.loadingMeters: Lademeter: über 0 bis 15,4']],
    ['loading metres 10 % off the pallets', { ...goods, loadingMeters: 11.88, packageCount: 33 }, []],
    [
      'loading metres off the pallets',
      { ...goods, loadingMeters: 10, packageCount: 33 },
      ['W cargo.loadingMeters: Paletten (33) brauchen etwa 13,2 LDM, angegeben sind 10'],
    ],
    ['temperature 2 to 8', { ...goods, temperature: { min: 2, max: 8 } }, []],
    ['temperature −30 to +30', { ...goods, temperature: { min: -30, max: 30 } }, []],
    [
      'temperature −31',
      { ...goods, temperature: { min: -31, max: 8 } },
      ['E cargo.temperature.min: Temperatur: -30 bis 30 °C'],
    ],
    [
      'temperature +31',
      { ...goods, temperature: { min: 2, max: 31 } },
      ['E cargo.temperature.max: Temperatur: -30 bis 30 °C'],
    ],
    [
      'temperature reversed',
      { ...goods, temperature: { min: 8, max: 2 } },
      ['E cargo.temperature.max: Mindesttemperatur liegt über der Höchsttemperatur'],
    ],
    [
      'no temperature for a refrigerated body',
      { ...goods, vehicleType: 'REEFER' },
      [
        'E cargo.temperature.min: Kühlkoffer braucht eine Temperatur von–bis',
        'E cargo.temperature.max: Kühlkoffer braucht eine Temperatur von–bis',
      ],
    ],
    ['refrigerated with temperature', { ...goods, vehicleType: 'REEFER', temperature: { min: -20, max: -18 } }, []],
    [
      'ADR',
      { ...goods, adr: { unNumber: '1203', name: 'BENZIN', class: '3', packingGroup: 'II', tunnelCode: 'D/E' } },
      [],
    ],
    [
      'ADR without its details',
      { ...goods, adr: { unNumber: '123' } },
      [
        'E cargo.adr.unNumber: UN-Nummer hat 4 Ziffern',
        'E cargo.adr.class: Gefahrgutklasse fehlt',
        'E cargo.adr.packingGroup: Verpackungsgruppe fehlt: I, II oder III',
        'E cargo.adr.tunnelCode: Tunnelcode fehlt',
      ],
    ],
  ])('%s', (_name, cargo, expected) => {
    expect(said(checkCargo(cargo))).toEqual(expected)
  })

  test('every vehicle type is known, another is not', () => {
    expect(
      VEHICLE_TYPES.map((vehicleType) => checkCargo({ ...goods, vehicleType, temperature: { min: 2, max: 8 } })).flat(),
    ).toEqual([])
    const typed = JSON.parse('{"description":"Papier","weightKg":1,"vehicleType":"HUBSCHRAUBER"}') as CargoDraft
    expect(said(checkCargo(typed))).toEqual(['E cargo.vehicleType: Unbekannter Fahrzeugtyp'])
  })
})

describe('decision B4: stops, on Friday 20 November 2026', () => {
  const stop: StopDraft = {
    postalCode: '20457',
    city: 'Hamburg',
    date: '2026-11-24',
    timeFrom: '08:00',
    timeTo: '12:00',
  }
  test.each<[string, StopDraft, string[]]>([
    ['complete', {}, []],
    ['no town', { city: '' }, ['E pickup.city: Pflichtfeld']],
    ['DE with 4 digits', { postalCode: '2045' }, ['E pickup.postalCode: PLZ passt nicht zum Land Deutschland']],
    ['AT with 4 digits', { postalCode: '1030', country: 'Österreich' }, []],
    [
      'AT with 5 digits',
      { postalCode: '10300', country: 'AT' },
      ['E pickup.postalCode: PLZ passt nicht zum Land Österreich'],
    ],
    ['CH', { postalCode: '8005', country: 'Schweiz' }, []],
    [
      'CH with 5 digits',
      { postalCode: '80050', country: 'CH' },
      ['E pickup.postalCode: PLZ passt nicht zum Land Schweiz'],
    ],
    ['BE', { postalCode: '2000', country: 'Belgien' }, []],
    [
      'BE with 5 digits',
      { postalCode: '20000', country: 'BE' },
      ['E pickup.postalCode: PLZ passt nicht zum Land Belgien'],
    ],
    ['DK', { postalCode: '6330', country: 'Dänemark' }, []],
    [
      'DK with 5 digits',
      { postalCode: '63300', country: 'DK' },
      ['E pickup.postalCode: PLZ passt nicht zum Land Dänemark'],
    ],
    ['NL', { postalCode: '3011 AB', country: 'Niederlande' }, []],
    [
      'NL without its letters',
      { postalCode: '3011', country: 'NL' },
      ['E pickup.postalCode: PLZ passt nicht zum Land Niederlande'],
    ],
    ['PL', { postalCode: '00-002', country: 'Polen' }, []],
    [
      'PL without its dash',
      { postalCode: '00002', country: 'Polen' },
      ['E pickup.postalCode: PLZ passt nicht zum Land Polen'],
    ],
    ['placeholder', { postalCode: '00000' }, ['W pickup.postalCode: PLZ 00000 ist ein Platzhalter']],
    ['no postal code', { postalCode: undefined }, ['W pickup.postalCode: PLZ fehlt']],
    ['no date', { date: undefined }, ['E pickup.date: Pflichtfeld']],
    ['no date of the calendar', { date: '2026-02-30' }, ['E pickup.date: Kein gültiges Datum']],
    ['today', { date: '2026-11-20' }, []],
    ['yesterday', { date: '2026-11-19' }, ['W pickup.date: 19.11.2026 liegt in der Vergangenheit']],
    ['a Sunday', { date: '2026-11-22' }, ['W pickup.date: Sonntagsfahrverbot am 22.11.2026']],
    ['a Sunday in Austria', { date: '2026-11-22', country: 'AT', postalCode: '1030' }, []],
    ['a holiday', { date: '2026-12-25' }, ['W pickup.date: Feiertagsfahrverbot am 25.12.2026 (1. Weihnachtstag)']],
    ['90 days ahead', { date: '2027-02-18' }, []],
    ['91 days ahead', { date: '2027-02-19' }, ['W pickup.date: 19.02.2027 liegt mehr als 90 Tage in der Zukunft']],
    [
      'window reversed',
      { timeFrom: '12:00', timeTo: '08:00' },
      ['E pickup.timeTo: Zeitfenster endet vor seinem Beginn'],
    ],
    [
      'window of no length',
      { timeFrom: '12:00', timeTo: '12:00' },
      ['E pickup.timeTo: Zeitfenster endet vor seinem Beginn'],
    ],
    ['window of 29 minutes', { timeTo: '08:29' }, ['W pickup.timeTo: Zeitfenster ist kürzer als 30 Minuten']],
    ['window of 30 minutes', { timeTo: '08:30' }, []],
    ['no time of day', { timeFrom: '25:00' }, ['E pickup.timeFrom: Keine gültige Uhrzeit']],
    ['no window', { timeFrom: undefined, timeTo: undefined }, []],
    ['phone', { phone: 'Pforte' }, ['E pickup.phone: Keine gültige Telefonnummer']],
  ])('%s', (_name, change, expected) => {
    expect(said(checkStop('pickup', { ...stop, ...change }, { today }))).toEqual(expected)
  })

  test.each<[string, string, string[], string[]]>([
    ['CZ', 'Tschechien', ['110 00', '11000'], ['1100', '110-00']],
    ['ES', 'Spanien', ['08001'], ['8001', '08001A']],
    ['FR', 'Frankreich', ['67000'], ['6700', 'F-67000']],
    ['HU', 'Ungarn', ['1051'], ['10510', 'H-1051']],
    ['IT', 'Italien', ['20121'], ['2012', 'I-20121']],
    ['LT', 'Litauen', ['44001', 'LT-44001'], ['4400', 'LT44001']],
    ['LU', 'Luxemburg', ['L-8005', '8005'], ['L8005', '80050']],
    ['RO', 'Rumänien', ['010011'], ['10011', 'RO-010011']],
    ['SE', 'Schweden', ['200 01', '20001'], ['2000', 'S-200 01']],
    ['SK', 'Slowakei', ['811 01', '81101'], ['8110', 'SK-811 01']],
  ])('a postal code of %s, %s: %j and not %j', (code, country, good, bad) => {
    const saidOf = (postalCode: string) =>
      [code, country].flatMap((name) => said(checkStop('pickup', { ...stop, postalCode, country: name }, { today })))
    const refusal = `E pickup.postalCode: PLZ passt nicht zum Land ${country}`
    expect(good.map(saidOf)).toEqual(good.map(() => []))
    expect(bad.map(saidOf)).toEqual(bad.map(() => [refusal, refusal]))
  })

  test('the placeholder blocks the confirmation', () => {
    expect(said(checkStop('delivery', { ...stop, postalCode: '00000' }, { today, confirming: true }))).toEqual([
      'E delivery.postalCode: PLZ 00000 ist ein Platzhalter',
    ])
  })

  test.each<[string, StopDraft, string[]]>([
    ['the next day', { date: '2026-11-25' }, []],
    [
      'ends before the pickup starts',
      { date: '2026-11-23' },
      ['E delivery.date: Entladung endet vor dem Beginn der Beladung'],
    ],
    [
      'ends the same day before the pickup starts',
      { date: '2026-11-24', timeFrom: '06:00', timeTo: '08:00' },
      ['E delivery.timeTo: Entladung endet vor dem Beginn der Beladung'],
    ],
    [
      'not reachable within driving times',
      { date: '2026-11-25', timeFrom: '05:00', timeTo: '06:00' },
      ['W delivery.date: Mit Lenk- und Ruhezeiten frühestens am 25.11.2026 um 06:50 erreichbar'],
    ],
  ])('delivery %s', (_name, change, expected) => {
    const delivery = { postalCode: '80331', city: 'München', timeFrom: '08:00', timeTo: '14:00', ...change }
    expect(said(checkStep('delivery', { customer: {}, cargo: {}, pickup: stop, delivery }, { today }))).toEqual(
      expected,
    )
  })
})

describe('decision B4: prices', () => {
  const range = 'Preis: 0 bis 99.999,99 €'
  test.each([
    ['usual', { customerPrice: 1760, carrierPrice: 1540, vatRate: 19, distanceKm: 776 }, []],
    ['none', {}, []],
    ['0', { customerPrice: 0, carrierPrice: 0 }, []],
    ['99 999,99', { customerPrice: 99_999.99 }, []],
    ['100 000', { customerPrice: 100_000 }, [`E customerPrice: ${range}`]],
    ['−0,01', { carrierPrice: -0.01 }, [`E carrierPrice: ${range}`]],
    ['no number', { carrierPrice: Number.NaN }, ['E carrierPrice: Kein Betrag: 1.234,56 eingeben']],
    ['3 decimals', { customerPrice: 12.345 }, ['E customerPrice: Höchstens zwei Nachkommastellen']],
    [
      'buy above sell',
      { customerPrice: 1000, carrierPrice: 1000.01 },
      ['W carrierPrice: Frachtführerpreis liegt über dem Kundenpreis'],
    ],
    ['buy equal to sell', { customerPrice: 1000, carrierPrice: 1000 }, []],
    ['0,80 €/km', { customerPrice: 80, distanceKm: 100 }, []],
    [
      '0,79 €/km',
      { customerPrice: 79, distanceKm: 100 },
      ['W customerPrice: 0,79 €/km liegt außerhalb von 0,8 bis 6 €/km'],
    ],
    ['6 €/km', { customerPrice: 600, distanceKm: 100 }, []],
    [
      '6,01 €/km',
      { customerPrice: 601, distanceKm: 100 },
      ['W customerPrice: 6,01 €/km liegt außerhalb von 0,8 bis 6 €/km'],
    ],
    ['VAT 0', { vatRate: 0 }, []],
    [
      'VAT 7',
      { vatRate: 7 },
      ['E vatRate: 7 % gelten nicht für die Beförderung von Gütern (§ 12 Abs. 2 UStG): 19 % oder 0 %'],
    ],
    ['VAT 16', { vatRate: 16 }, ['E vatRate: USt-Satz: 0 oder 19 %']],
  ])('%s', (_name, prices, expected) => {
    expect(said(checkPrices(prices))).toEqual(expected)
  })
})

describe('decision B4: inputs take what people type', () => {
  // Monday, 23 November 2026.
  const now = '2026-11-23'
  test.each([
    ['9.5.', '2027-05-09'],
    ['mo', '2026-11-23'],
    ['mor', '2026-11-24'],
    ['üb', '2026-11-25'],
  ])('%s is the day %s', (typed, day) => {
    expect(parseTypedDate(typed, now)).toBe(day)
  })

  test.each(['14,30', '1430', '14:30', '14.30'])('%s is the time 14:30', (typed) => {
    expect(parseTypedTime(typed)).toBe('14:30')
  })

  test('1.234,56 is a number, and an amount of 123456 cents', () => {
    expect([parseDecimal('1.234,56'), parseAmount('1.234,56')]).toEqual([1234.56, 123_456])
  })
})

describe('section 5: an order made from the least that is needed', () => {
  test('has the defaults on the server', async () => {
    const { send } = wire()
    const data = {
      customer: { name: 'Kurz & Knapp GmbH' },
      cargo: { description: 'Papier', weightKg: 1000 },
      pickup: { city: 'Hamburg', date: '2026-11-24' },
      delivery: { city: 'Hamburg', date: '2026-11-25' },
    }
    const { status, body } = await send('POST /api/tms-integration/order-wizard-to-tms', {
      body: { tenantId: 'nordkurs', ...data },
    })
    expect([status, body]).toMatchObject([
      201,
      {
        order: {
          customerName: 'Kurz & Knapp GmbH',
          quantity: 1,
          packageType: 'Standard',
          requiredVehicleType: 'TRUCK',
          pickupPostalCode: '00000',
          pickupCountry: 'Deutschland',
          pickupTimeFrom: '08:00',
          pickupTimeTo: '18:00',
          deliveryPostalCode: '00000',
          deliveryCountry: 'Deutschland',
          deliveryTimeFrom: '14:00',
          deliveryTimeTo: '18:00',
          currency: 'EUR',
          vatRate: 19,
          status: 'CREATED',
        },
      },
    ])
  })
})
