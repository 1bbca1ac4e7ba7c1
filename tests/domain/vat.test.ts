import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { checkVatId, completeVatId } from '#src/domain/partners/vat.ts'

describe('VAT ids', () => {
  test.each([
    ['DE136695976', 'ok'],
    ['DE811128135', 'ok'],
    ['de 136 695 976', 'ok'],
    ['DE136695977', 'checkDigit'],
    ['DE13669597', 'format'],
    ['ATU13585627', 'ok'],
    ['ATU13585628', 'checkDigit'],
    ['AT13585627', 'format'],
    ['PL7740001454', 'ok'],
    ['PL 526-000-12-46', 'ok'],
    ['PL7740001455', 'checkDigit'],
    ['BE0403170701', 'ok'],
    ['CZ12345678', 'ok'],
    ['DK12345678', 'ok'],
    ['ESX1234567X', 'ok'],
    ['FR40303265045', 'ok'],
    ['HU12345678', 'ok'],
    ['IT12345678901', 'ok'],
    ['LT123456789', 'ok'],
    ['LT1234567890', 'format'],
    ['LU12345678', 'ok'],
    ['NL123456789B01', 'ok'],
    ['NL123456789', 'format'],
    ['RO12', 'ok'],
    ['SE123456789012', 'ok'],
    ['SK1234567890', 'ok'],
    ['CHE-123.456.789 MWST', 'ok'],
    ['XX123456789', 'format'],
    ['constructor', 'format'],
    ['', 'format'],
  ])('%s: %s', (text, expected) => {
    expect(checkVatId(text)).toBe(expected)
  })

  test.each([
    ['DE', '13669597', 'DE136695976'],
    ['AT', '1358562', 'ATU13585627'],
    ['PL', '774000145', 'PL7740001454'],
    ['PL', '020000000', undefined],
    ['DE', '123', undefined],
    ['DE', '1234567x', undefined],
  ] as const)('%s %s is completed to %s', (country, digits, id) => {
    expect(completeVatId(country, digits)).toBe(id)
  })

  property.prop([fc.constantFrom('DE' as const, 'AT' as const), fc.stringMatching(/^\d{8}$/)])(
    'a completed id is valid, and no other last digit is',
    (country, digits) => {
      const id = completeVatId(country, country === 'AT' ? digits.slice(1) : digits) ?? ''
      const valid = [...'0123456789'].filter((last) => checkVatId(id.slice(0, -1) + last) === 'ok')
      expect(valid).toEqual([id.slice(-1)])
    },
  )
})
