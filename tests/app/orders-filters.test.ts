import { describe, expect, test } from 'vitest'
import { parseRange } from '#src/features/orders/order-filter-range.ts'
import { filterFacts } from '#src/features/orders/order-filter-words.ts'
import {
  FILTER_KEYS,
  hasWrongArea,
  listInput,
  noFilters,
  OrderSearch,
  parseAreas,
  sortedBy,
  wholeWeeks,
} from '#src/features/orders/order-filters.ts'
import { createFormat } from '#src/i18n/format.ts'
import { t } from '#tests/commands/support.ts'

/** Monday. */
const today = '2026-11-23'

describe('the URL of the order list', () => {
  test.each([
    [{ status: 'CONFIRMED,CREATED,NONSENSE' }, { status: 'CREATED,CONFIRMED' }],
    [{ status: 'nonsense' }, {}],
    [{ from: '2026-11-23', to: '2026-02-30' }, { from: '2026-11-23' }],
    [{ plz: '20-29, 80;x' }, { plz: '20-29,80' }],
    [{ plz: '<script>' }, {}],
    [
      { sort: 'pickupDate', dir: 'asc' },
      { sort: 'pickupDate', dir: 'asc' },
    ],
    [{ sort: '__proto__', dir: 'up' }, {}],
    [
      { row: 'NK-2026-004711', page: '3' },
      { row: 'NK-2026-004711', page: 3 },
    ],
    [{ page: '1e9', row: '', unassigned: 'yes', q: '  ' }, {}],
    [
      { unassigned: 'true', q: ' Kaffee ' },
      { unassigned: 'true', q: 'Kaffee' },
    ],
    [{ customer: 'x'.repeat(101), panels: 'order:1' }, {}],
    [{ prio: 'low,urgent,hasty' }, { prio: 'urgent,low' }],
    [
      { city: ' Köln ', dfrom: '2026-11-24', dto: 'bald' },
      { city: 'Köln', dfrom: '2026-11-24' },
    ],
    [{ prio: 'constructor', city: '  ' }, {}],
  ])('%j is read as %j', (raw, expected) => {
    const known = Object.entries(OrderSearch.parse(raw)).filter(([, value]) => value !== undefined)
    expect(Object.fromEntries(known)).toEqual(expected)
  })

  test('becomes what the server is asked for; the newest order number stands first', () => {
    const asked = listInput(
      OrderSearch.parse({
        status: 'CONFIRMED',
        customer: 'cus-1',
        from: '2026-11-23',
        plz: '20-29',
        prio: 'urgent,high',
        dfrom: '2026-11-24',
        dto: '2026-11-25',
        city: 'Köln',
      }),
    )
    expect(Object.entries(asked).filter(([, value]) => value !== undefined)).toEqual([
      ['status', 'CONFIRMED'],
      ['priority', 'urgent,high'],
      ['customerId', 'cus-1'],
      ['pickupFrom', '2026-11-23'],
      ['deliveryFrom', '2026-11-24'],
      ['deliveryTo', '2026-11-25'],
      ['city', 'Köln'],
      ['plz', '20-29'],
      ['sortBy', 'orderNumber'],
      ['sortOrder', 'desc'],
    ])
  })

  test('without any filter has a value for each of them', () => {
    expect(Object.keys(noFilters)).toEqual([...FILTER_KEYS])
  })

  test.each([
    [{}, 'pickupDate', { sort: 'pickupDate', dir: 'asc' }],
    [{}, 'orderNumber', { sort: 'orderNumber', dir: 'asc' }],
    [{ sort: 'pickupDate', dir: 'asc' }, 'pickupDate', { sort: 'pickupDate', dir: 'desc' }],
    [{ sort: 'pickupDate', dir: 'asc' }, 'customerPrice', { sort: 'customerPrice', dir: 'desc' }],
  ] as const)('%j sorted by %s is %j', (search, field, expected) => {
    expect(sortedBy(OrderSearch.parse(search), field)).toEqual(expected)
  })
})

describe('typed filters', () => {
  test.each([
    ['mo', '', { from: '2026-11-23', to: undefined }],
    ['mo', 'fr', { from: '2026-11-23', to: '2026-11-27' }],
    ['KW 48', '', { from: '2026-11-23', to: '2026-11-29' }],
    ['KW 47', 'kw48', { from: '2026-11-16', to: '2026-11-29' }],
    ['', '30.11.', { from: undefined, to: '2026-11-30' }],
    ['+2', '', { from: '2026-11-25', to: undefined }],
    ['', '', { from: undefined, to: undefined }],
    ['üb', '', { from: '2026-11-25', to: undefined }],
    ['fr', 'mo', { from: '2026-11-27', to: '2026-11-30' }],
    ['mo-fr', '', { from: '2026-11-23', to: '2026-11-27' }],
    ['mo bis mi', '', { from: '2026-11-23', to: '2026-11-25' }],
    ['23.-27.11.', '', { from: '2026-11-23', to: '2026-11-27' }],
    ['KW 47-48', '', { from: '2026-11-16', to: '2026-11-29' }],
    ['KW 52', 'KW 2', { from: '2026-12-21', to: '2027-01-17' }],
    ['2026-11-23', '', { from: '2026-11-23', to: undefined }],
    ['24.12. – 6.1.', '', { from: '2026-12-24', to: '2027-01-06' }],
  ])('%j to %j is %j', (from, to, expected) => {
    expect(parseRange(from, to, today)).toEqual({ ...expected, wrong: undefined })
  })

  test.each([
    ['9.5.', '2026-05-09'],
    ['0905', '2026-05-09'],
    ['24.11.', '2026-11-24'],
    ['15.1.', '2027-01-15'],
    ['1.3.', '2026-03-01'],
    ['9.5.27', '2027-05-09'],
    ['KW 10', '2026-03-02'],
    ['KW 2', '2027-01-11'],
  ])('%j without a year is %s: at most 90 days ahead, else behind us', (typed, expected) => {
    expect(parseRange(typed, '', today).from).toBe(expected)
  })

  test.each([
    ['1.12.', '15.3.', '2027-03-15'],
    ['9.5.', '30.6.', '2026-06-30'],
  ])('the end of %j to %j is the first such day after its beginning', (from, to, expected) => {
    expect(parseRange(from, to, today)).toMatchObject({ to: expected, wrong: undefined })
  })

  test.each([
    ['24.11.2026', '23.11.2026', 'to'],
    ['+2', 'heute', 'to'],
    ['KW 48', 'KW 47', 'to'],
    ['27.11.-23.11.', '', 'from'],
  ])('%j to %j ends before it begins', (from, to, wrong) => {
    expect(parseRange(from, to, today)).toMatchObject({ wrong, reversed: true })
  })

  test.each([
    ['bald', '', 'from'],
    ['mo', 'irgendwann', 'to'],
  ])('%j to %j: the wrong end is named', (from, to, wrong) => {
    expect(parseRange(from, to, today).wrong).toBe(wrong)
  })

  test.each([
    ['2026-11-23', '2026-11-29', [48, 48]],
    ['2026-11-16', '2026-11-29', [47, 48]],
    ['2026-11-16', '2026-11-28', undefined],
    ['2026-11-29', '2026-11-23', undefined],
    ['2026-11-23', undefined, undefined],
    ['2026-12-21', '2027-01-10', undefined],
  ])('%s to %s are the weeks %j', (from, to, expected) => {
    expect(wholeWeeks(from, to)).toEqual(expected)
  })

  test.each([
    ['20-29', '20-29'],
    ['20–29 80331', '20-29,80331'],
    ['20 - 29; 97', '20-29,97'],
    ['NL-30', undefined],
    ['', undefined],
  ])('areas %j are %j', (typed, expected) => {
    expect(parseAreas(typed)).toBe(expected)
  })

  test.each([
    ['20-29, 80331', false],
    ['', false],
    ['20-29, abc', true],
    ['123456', true],
    [Array.from({ length: 30 }, () => '97').join(','), true],
  ])('areas %j: something wrong %j', (typed, expected) => {
    expect(hasWrongArea(typed)).toBe(expected)
  })
})

describe('filters in words', () => {
  const format = createFormat('de', () => Date.UTC(2026, 10, 23, 13, 3))
  const words = (raw: Record<string, string>, whole = false) =>
    filterFacts(OrderSearch.parse(raw), t, format, whole).map(({ label, value }) => `${label}: ${value}`)

  test('each filter is one fact, both ends of a range together', () => {
    expect(
      words({
        q: 'Kaffee',
        status: 'CONFIRMED,ASSIGNED',
        prio: 'urgent,high',
        unassigned: 'true',
        from: '2026-11-23',
        to: '2026-11-29',
        dto: '2026-11-30',
        city: 'Köln',
        plz: '20-29,80331',
      }),
    ).toEqual([
      'Text: Kaffee',
      'Status: Bestätigt, Disponiert',
      'Priorität: Dringend, Hoch',
      'Disposition: Noch nicht disponiert',
      'Beladung: KW 48',
      'Entladung: bis Mo 30.11.',
      'Ort: Köln',
      'Von oder nach: PLZ 20–29, 80331',
    ])
  })

  test('many statuses are a number on a chip, and all named on paper', () => {
    const many = { status: 'CREATED,CONFIRMED,ASSIGNED' }
    expect(words(many)).toEqual(['Status: 3 von 8'])
    expect(words(many, true)).toEqual(['Status: Angelegt, Bestätigt, Disponiert'])
  })
})
