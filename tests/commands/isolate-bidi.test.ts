import { expect, test } from 'vitest'
import { changeLines } from '#src/features/orders/order-change-text.ts'
import { formatFor } from '#src/i18n/format.ts'
import { isolateBidi } from '#src/i18n/isolate-bidi.ts'
import { t } from './support.ts'

test.each(['', 'Müller & Söhne', 'Łódź → Gdańsk', '1.480,00 €', '北京'])('%j stays as it is', (text) => {
  expect(isolateBidi(text)).toBe(text)
})

test.each(['شركة النقل', 'חברת הובלה', 'Firma \u202etxt.exe', 'GmbH שלום'])('%j turns nothing around it', (text) => {
  expect(isolateBidi(text)).toBe(`\u2068${text}\u2069`)
})

test('each value of a change stands for itself', () => {
  const changes = [{ field: 'customerName', from: 'שלום', to: 'שלום 2' }]
  expect(changeLines(changes, 'EUR', t, formatFor('de'))).toEqual(['Kunde \u2068שלום\u2069 → \u2068שלום 2\u2069'])
})
