import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { fillMessage } from '#src/domain/refusals/message.ts'

test.each([
  ['Nur innerhalb von {{minutes}} Minuten', { minutes: 60 }, 'Nur innerhalb von 60 Minuten'],
  ['{{ a }} und {{a}}', { a: 'x' }, 'x und x'],
  ['{{meters}} Lademeter', { meters: 9.6 }, '9,6 Lademeter'],
  ['{{meters}} Lademeter', { meters: 0.1 + 0.2 }, '0,3 Lademeter'],
  ['{{kg}} kg', { kg: 24_000 }, '24.000 kg'],
  ['{{n}}', { n: 1234567.891 }, '1.234.567,89'],
  ['{{n}}', { n: -1234.5 }, '-1.234,5'],
  ['{{n}}', { n: -0 }, '0'],
  ['{{n}}', { n: Number.NaN }, '–'],
  ['am {{date}}', { date: '2026-03-01' }, 'am 01.03.2026'],
  ['Tour {{code}}', { code: '2026-03-01-A' }, 'Tour 2026-03-01-A'],
  ['{{missing}}', {}, '–'],
  ['{{constructor}}', {}, '–'],
  ['{{text}}', { text: '$& {{text}}' }, '$& {{text}}'],
  ['PLZ 00000 ist ein Platzhalter', {}, 'PLZ 00000 ist ein Platzhalter'],
])('%j with %j reads %j', (template, values, expected) => {
  expect(fillMessage(template, values)).toBe(expected)
})

property.prop([fc.string(), fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.double()))])(
  'whatever the template and the values, no NaN shows up',
  (template, values) => {
    fc.pre(!template.includes('NaN') && !JSON.stringify(values).includes('NaN'))
    expect(fillMessage(`${template}{{number}}`, { ...values, number: Number.NaN })).not.toContain('NaN')
  },
)
