import { describe, expect, test } from 'vitest'
import { filterFacts } from '#src/records/filters/words.ts'
import { listInput, ORDER_FILTERS, OrderSearch } from '#src/features/orders/list/order-filters.ts'
import { ORDER_COLUMNS } from '#src/features/orders/list/order-columns.tsx'
import { sortedBy } from '#src/records/columns/sort.ts'
import { createFormat } from '#src/i18n/format.ts'
import { t } from '#tests/commands/support.ts'

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
    expect(Object.keys(ORDER_FILTERS.none)).toEqual([...ORDER_FILTERS.params])
  })

  test.each([
    [{}, 'pickupDate', { sort: 'pickupDate', dir: 'asc' }],
    [{}, 'orderNumber', { sort: 'orderNumber', dir: 'asc' }],
    [{ sort: 'pickupDate', dir: 'asc' }, 'pickupDate', { sort: 'pickupDate', dir: 'desc' }],
    [{ sort: 'pickupDate', dir: 'asc' }, 'customerPrice', { sort: 'customerPrice', dir: 'desc' }],
  ] as const)('%j sorted by %s is %j', (search, field, expected) => {
    expect(sortedBy(ORDER_COLUMNS, OrderSearch.parse(search), field)).toEqual(expected)
  })
})

describe('filters in words', () => {
  const format = createFormat('de', () => Date.UTC(2026, 10, 23, 13, 3))
  const words = (raw: Record<string, string>, whole = false) =>
    filterFacts(ORDER_FILTERS, OrderSearch.parse(raw), { t, format }, whole).map(
      ({ label, value }) => `${label}: ${value}`,
    )

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
