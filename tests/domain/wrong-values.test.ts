import { type PricesDraft, checkPrices } from '#src/domain/prices/price-checks.ts'
import type { StopDraft } from '#src/domain/stops/draft.ts'
import type { CargoDraft } from '#src/domain/goods/cargo-draft.ts'
import type { CustomerDraft } from '#src/domain/partners/customer-draft.ts'
import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'
import { describe, expect, test } from 'vitest'
import { checkCargo, checkCustomer, checkStop } from '#src/domain/orders/draft.ts'
import { checkOrderFields } from '#src/domain/orders/checks.ts'

const today = '2026-11-20'
/** What was typed and is no number. */
const NONE = Number.NaN
const NO_NUMBER = 'Keine Zahl: 12.000 oder 7,2 eingeben'

const customer = { customerId: 'cus-1' }
const goods = { description: 'Papier', weightKg: 1000 }
const substance = { unNumber: '1203', name: 'BENZIN', class: '3', packingGroup: 'II', tunnelCode: 'D/E' }
const record = {
  ...{ status: 'CREATED' as const, customerName: 'Beispiel', cargoDescription: 'Papier', vatRate: 19 },
  ...{ pickupAddress: 'Kai 4', pickupPostalCode: '20457', pickupCity: 'Hamburg', pickupCountry: 'Deutschland' },
  ...{ deliveryAddress: 'Weg 1', deliveryPostalCode: '21680', deliveryCity: 'Stade', deliveryCountry: 'Deutschland' },
  proofOfDeliveryVerified: false,
}
const place = { postalCode: '20457', city: 'Hamburg', date: '2026-11-24' }

const said = (path: string, issues: readonly FieldIssue[]) =>
  issues.filter((issue) => issue.path === path).map(({ message }) => message)

describe('Each wrong value is told what is wrong with it: nothing, not readable, out of range', () => {
  test.each<readonly [string, CustomerDraft, string]>([
    ['customerId', { customerId: '' }, 'Bitte einen Kunden wählen oder anlegen'],
    ['vatId', { vatId: 'DE123' }, 'USt-IdNr. hat nicht das Format ihres Landes'],
    ['vatId', { vatId: 'DE136695977' }, 'Prüfziffer der USt-IdNr. stimmt nicht'],
    ['email', { email: 'einkauf' }, 'Keine gültige E-Mail-Adresse'],
    ['phone', { phone: 'abc' }, 'Keine gültige Telefonnummer'],
    ['customerReference', { customerReference: 'x'.repeat(36) }, 'Höchstens 35 Zeichen'],
    ['paymentTerms', { paymentTerms: NONE }, NO_NUMBER],
    ['paymentTerms', { paymentTerms: 91 }, 'Zahlungsziel: ganze Tage von 0 bis 90'],
  ])('customer.%s of %o', (field, change, message) => {
    expect(said(`customer.${field}`, checkCustomer({ ...customer, ...change }))).toEqual([message])
  })

  test.each<readonly [string, CargoDraft, string]>([
    ['description', { description: '' }, 'Pflichtfeld'],
    ['description', { description: 'ab' }, 'Warenbeschreibung: 3 bis 350 Zeichen'],
    ['weightKg', { weightKg: undefined }, 'Pflichtfeld'],
    ['weightKg', { weightKg: NONE }, NO_NUMBER],
    ['weightKg', { weightKg: 40_001 }, 'Gewicht: 1 bis 40.000 kg'],
    ['quantity', { quantity: NONE }, NO_NUMBER],
    ['quantity', { quantity: 1.5 }, 'Ganze Zahl von 1 bis 9.999'],
    ['packageCount', { packageCount: NONE }, NO_NUMBER],
    ['packageCount', { packageCount: 10_000 }, 'Ganze Zahl von 1 bis 9.999'],
    ['loadingMeters', { loadingMeters: NONE }, NO_NUMBER],
    ['loadingMeters', { loadingMeters: 15.5 }, 'Lademeter: über 0 bis 15,4'],
    ['volumeM3', { volumeM3: NONE }, NO_NUMBER],
    ['volumeM3', { volumeM3: 0 }, 'Volumen muss über 0 m³ liegen'],
    ['temperature.min', { vehicleType: 'REEFER' }, 'Kühlkoffer braucht eine Temperatur von–bis'],
    ['temperature.min', { temperature: { min: NONE, max: 8 } }, NO_NUMBER],
    ['temperature.max', { temperature: { min: 2, max: 31 } }, 'Temperatur: -30 bis 30 °C'],
    ['temperature.min', { temperature: { min: -31, max: 8 } }, 'Temperatur: -30 bis 30 °C'],
    ['temperature.max', { temperature: { min: 8, max: 2 } }, 'Mindesttemperatur liegt über der Höchsttemperatur'],
  ])('cargo.%s of %o', (field, change, message) => {
    expect(said(`cargo.${field}`, checkCargo({ ...goods, ...change }))).toEqual([message])
  })

  test.each<readonly [string, NonNullable<CargoDraft['adr']>, string]>([
    ['unNumber', { unNumber: '' }, 'UN-Nummer fehlt'],
    ['unNumber', { unNumber: '123' }, 'UN-Nummer hat 4 Ziffern'],
    ['name', { name: '' }, 'Offizielle Benennung fehlt'],
    ['class', { class: '' }, 'Gefahrgutklasse fehlt'],
    ['class', { class: '10' }, 'Unbekannte Gefahrgutklasse'],
    ['packingGroup', { packingGroup: '' }, 'Verpackungsgruppe fehlt: I, II oder III'],
    ['packingGroup', { packingGroup: 'IV' }, 'Verpackungsgruppe I, II oder III'],
    ['tunnelCode', { tunnelCode: '' }, 'Tunnelcode fehlt'],
    ['tunnelCode', { tunnelCode: 'F' }, 'Unbekannter Tunnelcode'],
    ['quantity', { quantity: NONE }, NO_NUMBER],
    ['quantity', { quantity: 0 }, 'Menge muss über 0 liegen'],
    ['further', { further: 'Benzin' }, 'Je Zeile ein Stoff: UN 1203 BENZIN, 3, II, (D/E), 500 l'],
  ])('cargo.adr.%s of %o', (field, change, message) => {
    const issues = checkCargo({ ...goods, adr: { ...substance, ...change } })
    expect(said(`cargo.adr.${field}`, issues)).toEqual([message])
  })

  test.each<readonly [string, StopDraft, string]>([
    ['postalCode', { postalCode: '' }, 'PLZ fehlt'],
    ['postalCode', { postalCode: '2045' }, 'PLZ passt nicht zum Land Deutschland'],
    ['postalCode', { postalCode: '00000' }, 'PLZ 00000 ist ein Platzhalter'],
    ['city', { city: ' ' }, 'Pflichtfeld'],
    ['date', { date: '' }, 'Pflichtfeld'],
    ['date', { date: 'übermorgen' }, 'Kein gültiges Datum'],
    ['date', { date: '2026-11-19' }, '19.11.2026 liegt in der Vergangenheit'],
    ['timeFrom', { timeFrom: 'früh' }, 'Keine gültige Uhrzeit'],
    ['timeTo', { timeFrom: '12:00', timeTo: '08:00' }, 'Zeitfenster endet vor seinem Beginn'],
    ['phone', { phone: 'abc' }, 'Keine gültige Telefonnummer'],
    ['reference', { reference: 'x'.repeat(36) }, 'Höchstens 35 Zeichen'],
    ['bookingNumber', { bookingNumber: 'x'.repeat(36) }, 'Höchstens 35 Zeichen'],
    ['openingHours', { openingHours: 'immer' }, 'Öffnungszeiten so: Mo–Do 7–16, Fr 7–12'],
  ])('of a stop, %s of %o', (field, change, message) => {
    expect(said(`pickup.${field}`, checkStop('pickup', { ...place, ...change }, { today }))).toEqual([message])
    expect(said(`delivery.${field}`, checkStop('delivery', { ...place, ...change }, { today }))).toEqual([message])
  })

  test.each<readonly [string, PricesDraft, string]>([
    ['customerPrice', { customerPrice: NONE }, 'Kein Betrag: 1.234,56 eingeben'],
    ['customerPrice', { customerPrice: 100_000 }, 'Preis: 0 bis 99.999,99 €'],
    ['carrierPrice', { carrierPrice: NONE }, 'Kein Betrag: 1.234,56 eingeben'],
    ['carrierPrice', { carrierPrice: 12.345 }, 'Höchstens zwei Nachkommastellen'],
    ['vatRate', { vatRate: 16 }, 'USt-Satz: 0 oder 19 %'],
  ])('%s of %o', (field, prices, message) => {
    expect(said(field, checkPrices(prices))).toEqual([message])
  })

  test.each<readonly [string, object, string]>([
    ['driverPhone', { driverPhone: 'abc' }, 'Keine gültige Telefonnummer'],
    ['carrierContactPhone', { carrierContactPhone: 'abc' }, 'Keine gültige Telefonnummer'],
    ['carrierContactEmail', { carrierContactEmail: 'dispo' }, 'Keine gültige E-Mail-Adresse'],
    ['vehiclePlate', { vehiclePlate: '???' }, 'Kein gültiges Kennzeichen'],
    ['trailerPlate', { trailerPlate: '???' }, 'Kein gültiges Kennzeichen'],
    ['palletsExchanged', { palletsExchanged: -1 }, 'Ganze Zahl von 0 bis 9.999'],
    ['customerCharges', { customerCharges: [{ code: 'TEE', amount: 1 }] }, 'Unbekannte Position TEE'],
  ])('of a record, %s of %o', (field, change, message) => {
    expect(said(field, checkOrderFields({ ...record, ...change }, [field], { today }))).toEqual([message])
  })
})
