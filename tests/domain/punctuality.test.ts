import { expect, test } from 'vitest'
import { delaySeen, type UnloadingSeen } from '#src/domain/transports/punctuality.ts'

/** Winter: Berlin is an hour ahead of UTC. */
const arrivedAt = (time: string, day = '24') => `2026-11-${day}T${time}:00.000Z`
const WINDOW = { unloadingDate: '2026-11-24', unloadingTimeTo: '12:00' }
const IN_TIME = { delayMinutes: 0, delayCause: undefined }

test.each<[string, UnloadingSeen, ReturnType<typeof delaySeen>]>([
  [
    'in its window is in time, whatever was forecast',
    { ...WINDOW, deliveryArrivedAt: arrivedAt('10:00'), delayMinutes: 90 },
    IN_TIME,
  ],
  ['at its very end as well', { ...WINDOW, deliveryArrivedAt: arrivedAt('11:00') }, IN_TIME],
  ['behind it is as late as that', { ...WINDOW, deliveryArrivedAt: arrivedAt('12:30') }, { delayMinutes: 90 }],
  [
    'on the day is in time where no time is agreed',
    { ...WINDOW, unloadingTimesAssumed: true, deliveryArrivedAt: arrivedAt('22:59') },
    IN_TIME,
  ],
  [
    'behind that day is late from its end',
    { unloadingDate: '2026-11-24', deliveryArrivedAt: arrivedAt('06:00', '25') },
    { delayMinutes: 420 },
  ],
  ['of which no day is agreed is unknown', { deliveryArrivedAt: arrivedAt('12:30'), delayMinutes: 15 }, {}],
  ['that no one has seen is unknown', { ...WINDOW, delayMinutes: 15 }, {}],
])('a truck that comes %s', (_name, after, late) => {
  expect(delaySeen({}, after)).toEqual(late)
})

test('an arrival that was known says nothing new', () => {
  const seen = { ...WINDOW, deliveryArrivedAt: arrivedAt('12:30') }
  expect(delaySeen(seen, { ...seen, delayMinutes: 5 })).toEqual({})
})
