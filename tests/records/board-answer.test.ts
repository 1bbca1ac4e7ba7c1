import { expect, test } from 'vitest'
import { boardOf } from '#src/contract/planning/board-facts.ts'
import { BoardAnswer } from '#src/contract/planning/board.ts'
import { bansFor } from '#src/domain/planning/facts/bans.ts'
import { rowsOf } from '#src/domain/planning/scene/timeline.ts'

const ASKED = { from: '2026-11-23', to: '2026-12-06', now: Date.UTC(2026, 10, 26, 13, 3) }
const TRUCK = { kind: 'vehicle', id: 'v1', label: 'HH-NK 120', type: 'TAUTLINER' }

const read = (broken: object) => boardOf(BoardAnswer.parse({ resources: [TRUCK], ...broken }), ASKED)

test.each([
  ['no date', { from: '12abc', to: '12abd' }],
  ['a day no calendar has', { from: '2026-02-30', to: '2026-99-99' }],
  ['a number', { from: 12, to: {} }],
  ['nothing', {}],
])('days of an answer that are %s are those that were asked for', (_name, days) => {
  const { from, to } = read({ ...days, now: ASKED.now })
  expect({ from, to }).toEqual({ from: '2026-11-23', to: '2026-12-06' })
})

test.each([
  ['beyond every clock', 9e15],
  ['before all of them', -9e15],
  ['a word', 'jetzt'],
  ['nothing', undefined],
])('a present that is %s is that of the clock here', (_name, now) => {
  expect(read({ from: '2026-11-26', to: '2026-11-27', now }).now).toBe(ASKED.now)
})

/** A day that throws when it is looked at again and again: what has no end would hold up everything. */
function watched(day: string): string {
  let looks = 0
  const toString = () => {
    looks += 1
    if (looks > 2000) throw new Error('there is no end to it')
    return day
  }
  return { toString } as unknown as string
}

test.each([
  ['a beginning that is no day', '12abc', '2026-12-06'],
  ['an end that is none', '2026-11-23', '9'],
  ['both', 'x', 'y'],
])('bans of days with %s come to an end', (_name, from, to) => {
  const [truck] = read({}).resources
  expect(bansFor(truck, from, watched(to))).toEqual([])
  expect(rowsOf({ ...read({}), from, to }).length).toBe(2)
})

test('a row of days beyond all sense is gone through as far as a year and a month', () => {
  const [truck] = read({}).resources
  const bans = bansFor(truck, '2026-01-01', '9999-12-31')
  expect(bans.length).toBeGreaterThan(52)
  expect(bans.at(-1)?.from).toBeLessThan(Date.UTC(2027, 2, 1))
})
