import { describe, expect, test } from 'vitest'
import { customersByName } from '#src/entities/partners/partners-by-name.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { textFilter } from '#src/records/filters/kinds.ts'
import { fieldsOf, readFields } from '#src/records/filters/read-fields.ts'
import { filterFacts } from '#src/records/filters/words.ts'
import { createFormat } from '#src/i18n/format.ts'
import { t } from '#tests/commands/support.ts'
import { LETTER_FILTERS, LetterSearch } from './made-up-list.ts'

/** Monday. */
const today = '2026-11-23'
const set = (search: object) => Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))

describe('one declaration of a filter is', () => {
  test('its params in the address: what cannot be read is dropped, the rest is put in order', () => {
    const given = {
      q: ' Tee ',
      mood: 'high,low,other',
      kind: 'true,false',
      read: 'yes',
      since: '2026-13-01',
      from: 'x',
    }
    expect(set(LetterSearch.parse({ ...given, sort: 'whole', dir: 'up', page: '1' }))).toEqual({
      q: 'Tee',
      mood: 'low,high',
      kind: 'true',
      from: 'x',
    })
    expect(set(LetterSearch.parse({ q: 'x'.repeat(11), sort: 'mood', dir: 'asc', row: ' 7 ', page: '3' }))).toEqual({
      sort: 'mood',
      dir: 'asc',
      row: '7',
      page: 3,
    })
  })

  test('the question to the server, under the names the server has', () => {
    const search = LetterSearch.parse({
      mood: 'low',
      since: '2026-11-23',
      until: '2026-11-29',
      from: 'cus-1',
      page: '2',
    })
    expect(set(LETTER_FILTERS.input(search))).toEqual({
      moods: 'low',
      sentFrom: '2026-11-23',
      sentTo: '2026-11-29',
      senderId: 'cus-1',
    })
  })

  test('its words: a number where many are chosen, all of them on paper', () => {
    const format = createFormat('de', () => Date.UTC(2026, 10, 23, 13, 3))
    const search = LetterSearch.parse({ mood: 'low,middle,high', read: 'true', until: '2026-11-29', from: 'cus-1' })
    const words = (whole: boolean) =>
      filterFacts(LETTER_FILTERS, search, { t, format }, whole).map(({ names, label, value, of }) =>
        [names.join('+'), label, value, of === customersByName ? 'customers' : of].join('|'),
      )
    expect(words(false)).toEqual([
      'mood|Status|3 von 3|',
      'read|Disposition|Noch nicht disponiert|',
      'since+until|Beladung|bis So 29.11.|',
      'from|Kunde|cus-1|customers',
    ])
    expect(words(true)[0]).toBe('mood|Status|LOW, MIDDLE, HIGH|')
  })

  test('its fields: what was set is shown as it is typed, and read back the same', () => {
    const values = { q: 'Tee', mood: 'low,high', read: 'true', since: '2026-11-23', until: '2026-11-29', from: 'cus-1' }
    const fields = fieldsOf(LETTER_FILTERS.all, values)
    expect(fields.values).toMatchObject({ since: '23.11.2026–29.11.2026', kind: '' })
    const read = LETTER_FILTERS.all.map((filter) => readFields(filter, fields, today).values)
    expect(set(Object.assign({}, ...read))).toEqual(values)
  })

  test.each([
    ['a day that is none', { since: 'bald' }, {}, 'since', 'list.filter.dateWrong'],
    ['an end before its beginning', { since: '24.11.2026-23.11.2026' }, {}, 'since', 'list.filter.reversed'],
    ['a name nobody was picked for', {}, { from: 'Niemand' }, 'from', 'list.filter.nameWrong'],
  ])('its check: %s is told at its field', (_name, values, typed, param, reason) => {
    const wrong = LETTER_FILTERS.all.flatMap((filter) => readFields(filter, { values, typed }, today).wrong ?? [])
    expect(wrong).toEqual([{ param, reason }])
  })
})

test('the same filters have the same key, whatever sort and row stand beside them', () => {
  const key = (search: object) => LETTER_FILTERS.key(LetterSearch.parse(search))
  expect(key({ q: 'Tee', sort: 'mood', row: '7' })).toBe(key({ q: 'Tee' }))
  expect(key({ q: 'Tee' })).not.toBe(key({ q: 'Tee', read: 'true' }))
  expect([LETTER_FILTERS.has({ sort: 'mood' }), LETTER_FILTERS.has({ read: 'true' })]).toEqual([false, true])
})

test.each([
  ['q', 'q'],
  ['q', 'row'],
  ['panels', 'q'],
])('filters called %s and %s are a mistake', (one, other) => {
  const filters = [one, other].map((param) => textFilter(param, { label: 'list.filter.text', most: 9 }))
  expect(() => defineFilters(filters)).toThrow('A filter cannot be called')
})

test('without rows of its own the dialog has the fields beside each other and boxes by themselves', () => {
  const rows = LETTER_FILTERS.rows.map((row) => row.map(({ params: [first] }) => first))
  expect(rows).toEqual([['q', 'since', 'from'], ['mood'], ['kind'], ['read']])
})
