import { expect, test } from 'vitest'
import { createServerClock } from '#src/api/server-clock.ts'
import { clientWith, json } from './fake-server.ts'

const NOON = Date.UTC(2026, 10, 23, 12, 0, 0)
const HOUR = 3_600_000

test.each([
  ['hours ahead', 5 * HOUR],
  ['hours behind', -5 * HOUR],
])('a clock that is %s is set right by the date of an answer, and runs on', (_, wrong) => {
  let own = NOON + wrong
  const clock = createServerClock(() => own)
  expect(clock.now()).toBe(NOON + wrong)
  clock.answered(NOON)
  expect(clock.now()).toBe(NOON)
  own += 60_000
  expect(clock.now()).toBe(NOON + 60_000)
})

test('less than a minute is no difference, and what cannot be read says nothing', () => {
  const clock = createServerClock(() => NOON)
  clock.answered(NOON - 59_000)
  clock.answered(Number.NaN)
  clock.issued(Number.NaN)
  expect(clock.now()).toBe(NOON)
})

test('a fresh token tells the time where answers have no date, and no longer once one had', () => {
  const clock = createServerClock(() => NOON + 5 * HOUR)
  clock.issued(NOON)
  expect(clock.now()).toBe(NOON)
  clock.answered(NOON + HOUR)
  clock.issued(NOON)
  expect(clock.now()).toBe(NOON + HOUR)
})

test('every answer of the server tells its time, a refused one too', async () => {
  const heard: number[] = []
  const date = { Date: 'Mon, 23 Nov 2026 12:00:00 GMT' }
  const { call } = clientWith(
    (_, index) => json(index === 0 ? 200 : 500, {}, index === 2 ? { Date: 'gestern' } : date),
    {
      answered: (at) => heard.push(at),
    },
  )
  for (let time = 0; time < 3; time += 1) await call('health.get', {}).catch(() => undefined)
  expect(heard).toEqual([NOON, NOON, Number.NaN])
})
