import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { addDays, daysBetween, weekday } from '#src/domain/basics/dates.ts'
import { dueRun } from '#src/domain/billing/due-runs.ts'

test.each([
  ['single', 'weekly', '2026-11-21', '2026-11-21'],
  // A Saturday, the Sunday after it, the Monday of a run itself.
  ['collective', 'weekly', '2026-11-21', '2026-11-23'],
  ['collective', 'weekly', '2026-11-22', '2026-11-23'],
  ['collective', 'weekly', '2026-11-23', '2026-11-30'],
  // Runs of every second week: in weeks 47 and 49, on 16 and 30 November.
  ['collective', 'fortnightly', '2026-11-15', '2026-11-16'],
  ['collective', 'fortnightly', '2026-11-16', '2026-11-30'],
  ['collective', 'fortnightly', '2026-11-22', '2026-11-30'],
  ['collective', 'monthly', '2026-11-01', '2026-11-30'],
  ['collective', 'monthly', '2026-11-30', '2026-12-31'],
  ['collective', 'monthly', '2026-12-31', '2027-01-31'],
  ['collective', 'monthly', '2028-02-10', '2028-02-29'],
] as const)('%s, %s: delivered on %s it is billed on %s', (mode, rhythm, deliveredOn, dueOn) => {
  expect(dueRun({ mode, rhythm }, deliveredOn)).toBe(dueOn)
})

const days = fc.integer({ min: -800, max: 800 }).map((count) => addDays('2026-11-21', count))

property.prop([days])('a run follows its delivery within its rhythm, on its day of the week', (day) => {
  const [weekly, fortnightly] = (['weekly', 'fortnightly'] as const).map((rhythm) =>
    dueRun({ mode: 'collective', rhythm }, day),
  )
  expect([weekday(weekly ?? ''), weekday(fortnightly ?? '')]).toEqual([1, 1])
  expect(daysBetween(day, weekly ?? '')).toBeGreaterThan(0)
  expect(daysBetween(day, weekly ?? '')).toBeLessThanOrEqual(7)
  expect(daysBetween(day, fortnightly ?? '')).toBeLessThanOrEqual(14)
  expect(Math.abs(daysBetween('2026-11-16', fortnightly ?? '') % 14)).toBe(0)
})
