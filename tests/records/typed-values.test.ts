import { describe, expect, test } from 'vitest'
import { ORDER_FILTERS } from '#src/features/orders/list/order-filters.ts'
import { boardFilters } from '#src/features/dispatch/board/state/filters.ts'
import { VEHICLE_FILTERS } from '#src/features/vehicles/vehicle-columns.tsx'
import { readTyped, typedValues } from '#src/records/filters/typed-values.ts'
import { t } from '#tests/commands/support.ts'

/** A Monday. */
const TODAY = '2026-11-23'
const said = (filters: typeof ORDER_FILTERS | typeof boardFilters | typeof VEHICLE_FILTERS, text: string) =>
  typedValues(filters, text, { t }, TODAY).map(({ values }) => values)

describe('a typed value', () => {
  test.each([
    ['bestät', [{ status: 'CONFIRMED' }]],
    ['Bestaetigt', [{ status: 'CONFIRMED' }]],
    ['dringend', [{ prio: 'urgent' }]],
    [
      'morgen',
      [
        { from: '2026-11-24', to: '2026-11-24' },
        { dfrom: '2026-11-24', dto: '2026-11-24' },
      ],
    ],
    [
      'kw 49',
      [
        { from: '2026-11-30', to: '2026-12-06' },
        { dfrom: '2026-11-30', dto: '2026-12-06' },
      ],
    ],
    ['20-29', [{ plz: '20-29' }]],
    ['2411', [{ plz: '2411' }]],
    ['23.11.2010', []],
    ['23.11.2042', []],
    ['main', [{ pcity: 'Mainz' }, { dcity: 'Mainz' }]],
    ['brinkmann', []],
    ['', []],
  ])('%j of the order list is %j', (text, meant) => {
    expect(said(ORDER_FILTERS, text)).toEqual(meant)
  })

  test('a town is both ends of the way, the one of just that name first', () => {
    expect(said(ORDER_FILTERS, 'hamburg').slice(0, 1)).toEqual([{ pcity: 'Hamburg' }])
    expect(said(ORDER_FILTERS, 'hamburg')).toContainEqual({ dcity: 'Hamburg' })
  })

  test('a body is one on the board and in the list of vehicles', () => {
    expect(said(boardFilters, 'kühl')).toContainEqual({ body: 'REEFER' })
    expect(said(boardFilters, 'plane')).toEqual([{ body: 'TAUTLINER' }])
    expect(said(VEHICLE_FILTERS, 'kühl')).toContainEqual({ type: 'REEFER' })
  })

  test('two letters name nothing but a day', () => {
    expect(said(ORDER_FILTERS, 'be')).toEqual([])
    expect(said(ORDER_FILTERS, 'fr')[0]).toEqual({ from: '2026-11-27', to: '2026-11-27' })
  })
})

describe('several values typed in one', () => {
  test.each([
    ['bestätigt morgen', { status: 'CONFIRMED', from: '2026-11-24', to: '2026-11-24' }],
    ['hamburg dringend', { pcity: 'Hamburg', prio: 'urgent' }],
    ['hamburg münchen', { pcity: 'Hamburg', dcity: 'München' }],
  ])('%j are %j', (text, values) => {
    expect(readTyped(ORDER_FILTERS, text, { t }, TODAY)).toEqual(values)
  })

  test.each(['bestätigt brinkmann', '', 'morgen heute gestern'])('%j are none', (text) => {
    expect(readTyped(ORDER_FILTERS, text, { t }, TODAY)).toBeUndefined()
  })
})
