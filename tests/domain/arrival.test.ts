import { describe, expect, test } from 'vitest'
import { expectedArrival, isBrokenDown } from '#src/domain/transports/arrival.ts'
import { troubleOf } from '#src/domain/transports/trouble.ts'

const at = (time: string) => Date.parse(`2026-11-23T${time}:00+01:00`)
const HANNOVER = { lat: 52.37, lng: 9.73 }
const MAINZ = { lat: 50, lng: 8.27 }

describe('a truck that should be there already', () => {
  test('arrives when it can drive what is left, and is as late as that makes it', () => {
    const { arrival, delayMinutes } = expectedArrival(
      { arrival: at('06:00'), delayMinutes: 0 },
      { at: HANNOVER, target: MAINZ, now: at('16:31') },
    )
    expect(new Date(arrival).toISOString()).toBe('2026-11-23T20:39:00.000Z')
    expect(delayMinutes).toBe(939)
  })

  test('keeps the delay it was told where that is more', () => {
    const told = { arrival: at('23:30'), delayMinutes: 90 }
    expect(expectedArrival(told, { at: HANNOVER, target: MAINZ, now: at('16:31') })).toEqual(told)
  })

  test('at its place arrives now', () => {
    const { arrival } = expectedArrival(
      { arrival: at('16:00'), delayMinutes: 0 },
      { at: MAINZ, target: MAINZ, now: at('16:31') },
    )
    expect(arrival).toBe(at('16:31'))
  })
})

test.each([
  ['Reifenschaden, A7 Höhe Soltau', true],
  ['Unfallschaden vorn rechts', true],
  ['Transportschaden: 2 Paletten umgestürzt', false],
  [undefined, false],
])('%s keeps a truck from driving on: %s', (disruption, stands) => {
  expect(isBrokenDown(disruption)).toBe(stands)
})

test.each([
  ['under way and late', { status: 'IN_TRANSIT', delayMinutes: 20 }, 'late'],
  ['late and disrupted, once', { status: 'IN_TRANSIT', delayMinutes: 20, disruption: 'Reifenschaden' }, 'disrupted'],
  ['on time', { status: 'IN_TRANSIT', delayMinutes: 0 }, undefined],
  ['arrived late', { status: 'DELIVERED', delayMinutes: 20 }, undefined],
  ['arrived damaged', { status: 'COMPLETED', disruption: 'Transportschaden' }, undefined],
  ['not begun', { status: 'PLANNING', delayMinutes: 20 }, undefined],
] as const)('a transport %s', (_name, transport, trouble) => {
  expect(troubleOf(transport)).toBe(trouble)
})
