import { expect, test } from 'vitest'
import { countryCode } from '#src/domain/places/country-codes.ts'
import { type CarriageTaxed, mayHaveVatRate, orderVat, vatTreatment } from '#src/domain/prices/vat-treatment.ts'

const way = (sellerCountry: string, buyerCountry: string, pickupCountry: string, deliveryCountry: string) => ({
  ...{ sellerCountry, buyerCountry, pickupCountry, deliveryCountry },
})

test.each<[string, CarriageTaxed, string, number, string | undefined]>([
  ['within Germany', way('DE', 'DE', 'DE', 'DE'), 'S', 19, undefined],
  ['nothing said of countries', way('', '', '', ''), 'S', 19, undefined],
  ['a reduced rate that was given', { ...way('DE', 'DE', 'DE', 'DE'), ratePercent: 7 }, 'S', 7, undefined],
  ['no rate at all is no reason', { ...way('DE', 'DE', 'DE', 'DE'), ratePercent: 0 }, 'S', 19, undefined],
  ['between other members, for a German', way('DE', 'Deutschland', 'Polen', 'FR'), 'S', 19, undefined],
  ['an export', way('DE', 'DE', 'DE', 'Schweiz'), 'E', 0, '§ 4 Nr. 3 a UStG'],
  ['a leg to the port', { ...way('DE', 'DE', 'DE', 'DE'), customsLeg: 'export' }, 'E', 0, '§ 4 Nr. 3 a UStG'],
  ['a leg from the port', { ...way('DE', 'DE', 'NL', 'DE'), customsLeg: 'import' }, 'E', 0, '§ 4 Nr. 3 a UStG'],
  [
    'a leg to the port for a forwarder',
    { ...way('DE', 'DE', 'DE', 'DE'), customsLeg: 'export', buyerIsShipper: false },
    'S',
    19,
    undefined,
  ],
  ['an export for a carrier', { ...way('DE', 'DE', 'DE', 'CH'), buyerIsShipper: false }, 'S', 19, undefined],
  ['an import', way('DE', 'DE', 'CH', 'DE'), 'E', 0, '§ 4 Nr. 3 a UStG'],
  [
    'an import that customs do not value',
    { ...way('DE', 'DE', 'CH', 'DE'), isInImportValue: false },
    'S',
    19,
    undefined,
  ],
  ['an import for a carrier', { ...way('DE', 'DE', 'GB', 'DE'), buyerIsShipper: false }, 'S', 19, undefined],
  ['from Turkey to Norway through the Union', way('DE', 'DE', 'Türkei', 'NO'), 'E', 0, '§ 4 Nr. 3 a UStG'],
  ['the same for a carrier', { ...way('DE', 'DE', 'TR', 'NO'), buyerIsShipper: false }, 'S', 19, undefined],
  ['between neighbours outside of it', way('DE', 'DE', 'RS', 'BA'), 'O', 0, '§ 3a Abs. 8 UStG'],
  ['within a third country', way('DE', 'DE', 'CH', 'CH'), 'O', 0, '§ 3a Abs. 8 UStG'],
  ['a buyer in Poland', way('DE', 'Polen', 'DE', 'DE'), 'AE', 0, '§ 3a Abs. 2 UStG'],
  ['a buyer in Poland, an export', way('DE', 'PL', 'DE', 'CH'), 'AE', 0, '§ 3a Abs. 2 UStG'],
  ['a buyer in Greece', way('DE', 'Griechenland', 'DE', 'DE'), 'AE', 0, '§ 3a Abs. 2 UStG'],
  ['a buyer in Switzerland', way('DE', 'CH', 'DE', 'DE'), 'O', 0, '§ 3a Abs. 2 UStG'],
  ['a buyer in Britain', way('DE', 'Großbritannien', 'DE', 'FR'), 'O', 0, '§ 3a Abs. 2 UStG'],
  ['a buyer in Norway, an export', way('DE', 'NO', 'DE', 'NO'), 'O', 0, '§ 3a Abs. 2 UStG'],
  ['a buyer in Turkey, within Germany', way('DE', 'TR', 'DE', 'DE'), 'O', 0, '§ 3a Abs. 2 UStG'],
  ['a buyer in Monaco, which counts as France', way('DE', 'Monaco', 'DE', 'FR'), 'AE', 0, '§ 3a Abs. 2 UStG'],
  ['a carrier from the Netherlands', way('NL', 'DE', 'DE', 'DE'), 'AE', 0, '§ 13b UStG'],
  ['a carrier from Switzerland', way('CH', 'DE', 'DE', 'DE'), 'AE', 0, '§ 13b UStG'],
  ['a small business', { ...way('DE', 'DE', 'DE', 'DE'), sellerIsSmallBusiness: true }, 'E', 0, '§ 19 UStG'],
])('%s', (_, carriage, category, ratePercent, law) => {
  const treatment = vatTreatment(carriage)
  expect(treatment).toMatchObject({ category, ratePercent })
  expect(treatment?.law).toBe(law)
  // § 14 Abs. 4 Nr. 8 UStG: whatever is not taxed says why.
  expect(treatment?.reason !== undefined).toBe(category !== 'S')
})

test('carriers from abroad are told apart by where they come from', () => {
  expect(vatTreatment(way('NL', 'DE', 'DE', 'DE'))?.reason).toContain('§ 13b Abs. 1 und 5 UStG')
  expect(vatTreatment(way('CH', 'DE', 'DE', 'DE'))?.reason).toContain('§ 13b Abs. 2 Nr. 1')
})

test('an unknown country, or two from abroad, have no treatment', () => {
  expect(vatTreatment(way('DE', 'Absurdistan', 'DE', 'DE'))).toBeUndefined()
  expect(vatTreatment(way('PL', 'PL', 'DE', 'DE'))).toBeUndefined()
  expect(countryCode('el')).toBe('GR')
  expect(countryCode('Absurdistan')).toBeUndefined()
})

test('a British code that is no ISO code is one all the same', () => {
  expect([countryCode('UK'), countryCode('England')]).toEqual(['GB', 'GB'])
})

test.each([
  ['an import is exempt where the order says no rate', { pickupCountry: 'CH', vatRate: 0 }, 0, true],
  ['and taxed where somebody says one', { pickupCountry: 'CH', vatRate: 19 }, 19, true],
  ['an export has no rate to choose', { deliveryCountry: 'CH', vatRate: 19 }, 0, false],
  ['a Swiss customer none', { customerCountry: 'CH', vatRate: 7 }, 0, false],
  ['a German one never pays nothing', { vatRate: 0 }, 19, false],
  ['he may pay the reduced rate', { vatRate: 7 }, 7, true],
  ['of an unknown country nobody knows', { customerCountry: 'Absurdistan', vatRate: 7 }, 0, true],
])('the rate of an order: %s', (_, order, rate, isAllowed) => {
  expect([orderVat(order).ratePercent, mayHaveVatRate(order)]).toEqual([rate, isAllowed])
})
