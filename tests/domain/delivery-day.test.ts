import { expect, test } from 'vitest'
import { parseDeliveryDay } from '#src/domain/basics/typed-dates.ts'

// A Monday.
const TODAY = '2026-11-23'

test.each([
  ['mo', '2026-11-27', '2026-11-30'],
  ['fr', '2026-11-27', '2026-11-27'],
  ['di', '2026-12-02', '2026-12-08'],
  ['mo', undefined, TODAY],
  ['mo', '2026-11-20', TODAY],
  ['24.11.', '2026-11-27', '2026-11-24'],
  ['morgen', '2026-11-27', '2026-11-24'],
  ['+2', '2026-11-27', '2026-11-25'],
  ['mo 30.11.', '2026-12-02', '2026-11-30'],
])('"%s" after loading on %s is unloading on %s', (text, loaded, day) => {
  expect(parseDeliveryDay(text, { today: TODAY, loaded })).toBe(day)
})
