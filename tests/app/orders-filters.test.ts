import { describe, expect, test } from 'vitest'
import {
  listInput,
  OrderSearch,
  parseAreas,
  parseRange,
  sortedBy,
  wholeWeeks,
} from '#src/features/orders/order-filters.ts'

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
  ])('%j is read as %j', (raw, expected) => {
    const known = Object.entries(OrderSearch.parse(raw)).filter(([, value]) => value !== undefined)
    expect(Object.fromEntries(known)).toEqual(expected)
  })

  test('becomes what the server is asked for; the newest order number stands first', () => {
    const asked = listInput(
      OrderSearch.parse({ status: 'CONFIRMED', customer: 'cus-1', from: '2026-11-23', plz: '20-29' }),
    )
    expect(Object.entries(asked).filter(([, value]) => value !== undefined)).toEqual([
      ['status', 'CONFIRMED'],
      ['customerId', 'cus-1'],
      ['pickupFrom', '2026-11-23'],
      ['plz', '20-29'],
      ['sortBy', 'orderNumber'],
      ['sortOrder', 'desc'],
    ])
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
  ])('%j to %j is %j', (from, to, expected) => {
    expect(parseRange(from, to, today)).toEqual({ ...expected, wrong: undefined })
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
    ['NL-30', undefined],
    ['', undefined],
  ])('areas %j are %j', (typed, expected) => {
    expect(parseAreas(typed)).toBe(expected)
  })
})
