import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { checkLeitwegId, completeLeitwegId } from '#src/domain/partners/leitweg-id.ts'
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
    ['BE0403170702', 'checkDigit'],
    ['BG175074752', 'ok'],
    ['BG175074753', 'checkDigit'],
    ['CHE-107.787.577 MWST', 'ok'],
    ['CHE-123.456.789 MWST', 'checkDigit'],
    ['CY10259033P', 'ok'],
    ['CY10259033Q', 'checkDigit'],
    ['CZ25123891', 'ok'],
    ['CZ12345678', 'checkDigit'],
    ['CZ7103192745', 'ok'],
    ['DE123456789', 'checkDigit'],
    ['DK13585628', 'ok'],
    ['DK12345678', 'checkDigit'],
    ['EE100207415', 'ok'],
    ['EE123456789', 'checkDigit'],
    ['EL094259216', 'ok'],
    ['EL123456789', 'checkDigit'],
    ['ES54362315K', 'ok'],
    ['ESB58378431', 'ok'],
    ['ESX2482300W', 'ok'],
    ['ESX1234567X', 'checkDigit'],
    ['FI20774740', 'ok'],
    ['FI12345678', 'checkDigit'],
    ['FR40303265045', 'ok'],
    ['FR41303265045', 'checkDigit'],
    ['FRAB303265045', 'ok'],
    ['HR38192148118', 'ok'],
    ['HR12345678901', 'checkDigit'],
    ['HU12892312', 'ok'],
    ['HU12345678', 'checkDigit'],
    ['IE6433435F', 'ok'],
    ['IE6433435OA', 'ok'],
    ['IE6433435G', 'checkDigit'],
    ['IT00743110157', 'ok'],
    ['IT12345678901', 'checkDigit'],
    ['LT119511515', 'ok'],
    ['LT290061371314', 'ok'],
    ['LT123456789', 'checkDigit'],
    ['LT1234567890', 'format'],
    ['LU26375245', 'ok'],
    ['LU12345678', 'checkDigit'],
    ['LV40003009497', 'ok'],
    ['LV40003009498', 'checkDigit'],
    ['MT11679112', 'ok'],
    ['MT12345678', 'checkDigit'],
    ['NL004495445B01', 'ok'],
    ['NL123456789B01', 'checkDigit'],
    ['NL123456789', 'format'],
    ['PT501964843', 'ok'],
    ['PT123456788', 'checkDigit'],
    ['RO18547290', 'ok'],
    ['RO12', 'checkDigit'],
    ['SE556188840401', 'ok'],
    ['SE123456789012', 'checkDigit'],
    ['SI50223054', 'ok'],
    ['SI12345678', 'checkDigit'],
    ['SK2022749619', 'ok'],
    ['SK1234567890', 'checkDigit'],
    ['XX123456789', 'format'],
    ['constructor', 'format'],
    ['', 'format'],
  ])('%s: %s', (text, expected) => {
    expect(checkVatId(text)).toBe(expected)
  })

  test.each([
    ['DE136695970', 'DE136695976'],
    ['ATU13585620', 'ATU13585627'],
    ['PL7740001450', 'PL7740001454'],
    ['NL004495440B01', 'NL004495445B01'],
    ['DE123', undefined],
  ])('%s is completed to %s', (start, id) => {
    expect(completeVatId(start)).toBe(id)
  })

  property.prop([fc.constantFrom('DE', 'ATU'), fc.stringMatching(/^\d{7}$/)])(
    'a completed id is valid, and no other last digit is',
    (prefix, digits) => {
      const id = completeVatId(`${prefix}${digits}${prefix === 'DE' ? '00' : '0'}`) ?? ''
      const valid = [...'0123456789'].filter((last) => checkVatId(id.slice(0, -1) + last) === 'ok')
      expect(valid).toEqual([id.slice(-1)])
    },
  )
})

describe('Leitweg-IDs', () => {
  test.each([
    ['04011000-1234512345-06', 'ok'],
    ['04011000-12345-99', 'checkDigit'],
    ['04011000-12345-03', 'ok'],
    ['991-01484-64', 'ok'],
    ['991-01484-65', 'checkDigit'],
    ['EK-4410', undefined],
    ['2026-4711-12', undefined],
    ['', undefined],
  ])('%s: %s', (text, expected) => {
    expect(checkLeitwegId(text)).toBe(expected)
  })

  property.prop([fc.stringMatching(/^(04011000|991)-[A-Z0-9]{1,12}$/)])(
    'are completed, and noticed when a digit is wrong',
    (start) => {
      const id = completeLeitwegId(start)
      expect(checkLeitwegId(id)).toBe('ok')
      const wrong = id.slice(0, -1) + String((Number(id.slice(-1)) + 1) % 10)
      expect(checkLeitwegId(wrong)).toBe('checkDigit')
    },
  )
})
