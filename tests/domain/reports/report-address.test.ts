import { describe, expect, test } from 'vitest'
import { ordersBehind } from '#src/features/reports/orders-behind.ts'
import { movedRange, readReportSearch } from '#src/features/reports/report-search.ts'
import { changePercent } from '#src/features/reports/figures/shown-figures.ts'

describe('the address of a report', () => {
  test('says weeks, week, figure, how it is broken down and the filters', () => {
    expect(
      readReportSearch({
        from: '2026-W40',
        to: '2026-W47',
        week: '2026-W44',
        figure: 'onTime',
        by: 'lane',
        site: 'Hamburg',
      }),
    ).toMatchObject({
      from: '2026-W40',
      to: '2026-W47',
      week: '2026-W44',
      figure: 'onTime',
      by: 'lane',
      site: 'Hamburg',
    })
  })

  test.each([
    ['no week', { from: '2026-W60', to: '2026-W47' }],
    ['a first week behind the last', { from: '2026-W47', to: '2026-W40' }],
    ['one end alone', { from: '2026-W40' }],
    ['more than a year', { from: '2024-W01', to: '2026-W01' }],
    ['something else', { from: 7, figure: 'profit', by: 'colour', as: 'pie', compare: 'all', sort: 'x', dir: 'up' }],
  ])('drops %s', (_name, search) => {
    expect(Object.values(readReportSearch(search)).filter((value) => value !== undefined)).toEqual([])
  })
})

test.each([
  ['earlier by its own length', -1, '2026-W48', { from: '2026-W36', to: '2026-W39' }],
  ['later no further than the week that runs', 1, '2026-W45', { from: '2026-W42', to: '2026-W45' }],
  ['not beyond it', 1, '2026-W43', undefined],
] as const)('a range goes %s', (_name, by, running, expected) => {
  expect(movedRange(['2026-W40', '2026-W41', '2026-W42', '2026-W43'], by, running)).toEqual(expected)
})

test('over the end of a year weeks are counted on', () => {
  expect(movedRange(['2026-W52', '2026-W53'], 1, '2027-W10')).toEqual({ from: '2027-W01', to: '2027-W02' })
})

test('the orders behind a figure are the order list with the filters that the server states', () => {
  expect(
    ordersBehind({
      status: 'DELIVERED,BILLED',
      currency: 'EUR',
      deliveryFrom: '2026-11-16',
      deliveryTo: '2026-11-22',
      customerId: 'cus-001',
      lane: 'DE.20~DE.80',
    }),
  ).toBe(
    '/orders?status=DELIVERED%2CBILLED&currency=EUR&dfrom=2026-11-16&dto=2026-11-22&customer=cus-001&lane=DE.20%7EDE.80',
  )
})

test('a change is told in percent, and not where there is nothing to compare with', () => {
  expect(changePercent(110, 100)).toBeCloseTo(10)
  expect(changePercent(110, 0)).toBeUndefined()
  expect(changePercent(undefined, 100)).toBeUndefined()
})
