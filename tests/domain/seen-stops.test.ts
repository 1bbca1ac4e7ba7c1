import { describe, expect, test } from 'vitest'
import {
  checkSeenStop,
  nextToSay,
  type SeenStop,
  stampsAsSaid,
  statusBySeen,
} from '#src/domain/transports/seen-stop.ts'
import type { AllStamps } from '#src/domain/transports/stop-stamps.ts'

const at = (time: string) => `2026-11-24T${time}:00.000Z`
const NOW = Date.parse(at('12:00'))
const PICKUP = { kind: 'pickup', part: 0 } as const
const DELIVERY = { kind: 'delivery', part: 0 } as const
const SECOND = { kind: 'pickup', part: 1 } as const
const TWO_PICKUPS = { furtherStops: [{ kind: 'pickup' }] } as const

describe('what is said of a place', () => {
  test.each<[string, AllStamps, SeenStop, AllStamps]>([
    ['came', {}, { ...PICKUP, arrivedAt: at('08:00') }, { pickupArrivedAt: at('08:00'), pickupLeftAt: undefined }],
    [
      'left',
      { pickupArrivedAt: at('08:00') },
      { ...PICKUP, leftAt: at('09:00') },
      { pickupArrivedAt: at('08:00'), pickupLeftAt: at('09:00') },
    ],
    [
      'did not come',
      { deliveryArrivedAt: at('08:00') },
      { ...DELIVERY, arrivedAt: null },
      { deliveryArrivedAt: undefined, deliveryLeftAt: undefined },
    ],
    [
      'came to a further one',
      { pickupArrivedAt: at('07:00') },
      { ...SECOND, arrivedAt: at('08:00') },
      { furtherStamps: [{ ...SECOND, arrivedAt: at('08:00'), leftAt: undefined }] },
    ],
    [
      'left a further one, beside another that stays',
      {
        furtherStamps: [
          { ...SECOND, arrivedAt: at('08:00') },
          { kind: 'delivery', part: 1 },
        ],
      },
      { ...SECOND, leftAt: at('08:30') },
      {
        furtherStamps: [
          { kind: 'delivery', part: 1 },
          { ...SECOND, arrivedAt: at('08:00'), leftAt: at('08:30') },
        ],
      },
    ],
    [
      'did not come to a further one',
      { furtherStamps: [{ ...SECOND, arrivedAt: at('08:00') }] },
      { ...SECOND, arrivedAt: null },
      { furtherStamps: [] },
    ],
  ])('a truck that %s', (_name, known, said, after) => {
    expect(stampsAsSaid(known, said)).toEqual(after)
  })

  test.each<[string, AllStamps, SeenStop, string[]]>([
    ['has passed', {}, { ...PICKUP, arrivedAt: at('11:59') }, []],
    ['is ahead', {}, { ...PICKUP, arrivedAt: at('12:02') }, ['arrivedAt stopTimeAhead']],
    ['is none', {}, { ...PICKUP, leftAt: 'gestern' }, ['leftAt timeInvalid']],
    [
      'is before it came',
      { pickupArrivedAt: at('09:00') },
      { ...PICKUP, leftAt: at('08:00') },
      ['leftAt stopTimeOrder'],
    ],
    [
      'of unloading is before it loaded',
      { pickupArrivedAt: at('09:00') },
      { ...DELIVERY, arrivedAt: at('08:00') },
      ['arrivedAt stopTimeOrder'],
    ],
    [
      'of a further place is before it came there',
      { furtherStamps: [{ ...SECOND, arrivedAt: at('09:00') }] },
      { ...SECOND, leftAt: at('08:00') },
      ['leftAt stopTimeOrder'],
    ],
    [
      'of a further place stands beside the main one: which comes first only the tour knows',
      { pickupArrivedAt: at('09:00') },
      { ...SECOND, arrivedAt: at('08:00') },
      [],
    ],
    ['is taken back', {}, { ...PICKUP, arrivedAt: null }, []],
  ])('a moment that %s', (_name, known, said, issues) => {
    expect(checkSeenStop(known, said, NOW).map(({ path, code }) => `${path} ${code}`)).toEqual(issues)
  })
})

describe('the status by what has been seen', () => {
  const came = at('08:00')
  test.each([
    ['nothing', {}, { status: 'ASSIGNED' }, undefined],
    ['stands at its loading place', {}, { status: 'ASSIGNED', pickupArrivedAt: came }, 'AT_PICKUP'],
    ['has left it', {}, { status: 'AT_PICKUP', pickupArrivedAt: came, pickupLeftAt: came }, 'IN_TRANSIT'],
    ['stands where it unloads', {}, { status: 'ASSIGNED', deliveryArrivedAt: came }, 'AT_DELIVERY'],
    ['has left that', {}, { status: 'IN_TRANSIT', deliveryLeftAt: came }, 'DELIVERED'],
    ['is no further', {}, { status: 'IN_TRANSIT', pickupArrivedAt: came, pickupLeftAt: came }, undefined],
    ['was called off', {}, { status: 'CANCELLED', pickupArrivedAt: came }, undefined],
    ['has left one of two', TWO_PICKUPS, { status: 'AT_PICKUP', pickupArrivedAt: came, pickupLeftAt: came }, undefined],
    [
      'has left both',
      TWO_PICKUPS,
      { status: 'AT_PICKUP', pickupLeftAt: came, furtherStamps: [{ ...SECOND, leftAt: came }] },
      'IN_TRANSIT',
    ],
    [
      'stands at a further one',
      TWO_PICKUPS,
      { status: 'ASSIGNED', furtherStamps: [{ ...SECOND, arrivedAt: came }] },
      undefined,
    ],
  ] as const)('a truck that %s', (_name, order, stamps, status) => {
    expect(
      statusBySeen(order, { ...stamps, furtherStamps: 'furtherStamps' in stamps ? [...stamps.furtherStamps] : [] }),
    ).toBe(status)
  })
})

test('what is offered first is what comes behind the last that was seen, and everything else behind it', () => {
  const words = (stamps: AllStamps) =>
    nextToSay(TWO_PICKUPS, stamps).map(({ place: { kind, part }, seen }) => `${kind} ${part} ${seen}`)
  const all = [
    'pickup 0 arrivedAt',
    'pickup 0 leftAt',
    'pickup 1 arrivedAt',
    'pickup 1 leftAt',
    'delivery 0 arrivedAt',
    'delivery 0 leftAt',
  ]
  expect(words({})).toEqual(all)
  expect(words({ pickupArrivedAt: at('08:00') })).toEqual([...all.slice(1), ...all.slice(0, 1)])
  expect(words({ deliveryLeftAt: at('08:00') })).toEqual(all)
})
