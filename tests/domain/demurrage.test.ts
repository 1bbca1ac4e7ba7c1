import { expect, test } from 'vitest'
import { zonedToEpoch } from '#src/domain/basics/dates.ts'
import { standings, type StandingTransport } from '#src/domain/transports/demurrage.ts'

const at = (time: string) => new Date(zonedToEpoch('2026-11-27', time)).toISOString()

test.each<[string, StandingTransport, [string, number, number][]]>([
  ['just the two hours that are free', { pickupArrivedAt: at('08:00'), pickupLeftAt: at('10:00') }, []],
  ['a minute more', { pickupArrivedAt: at('08:00'), pickupLeftAt: at('10:01') }, [['pickup', 121, 1]]],
  [
    'three hours at the unloading place',
    { deliveryArrivedAt: at('08:00'), deliveryLeftAt: at('11:00') },
    [['delivery', 180, 60]],
  ],
  [
    'who comes before the window waits for himself until it opens',
    {
      ...{ pickupArrivedAt: at('05:00'), pickupLeftAt: at('08:30') },
      ...{ loadingDate: '2026-11-27', loadingTimeFrom: '07:00' },
    },
    [],
  ],
  [
    'a window no one has agreed on is none',
    {
      ...{ pickupArrivedAt: at('05:00'), pickupLeftAt: at('08:30') },
      ...{ loadingDate: '2026-11-27', loadingTimeFrom: '07:00', loadingTimesAssumed: true },
    },
    [['pickup', 210, 90]],
  ],
  [
    'who comes within it waits from then on',
    {
      ...{ deliveryArrivedAt: at('09:00'), deliveryLeftAt: at('12:00') },
      ...{ unloadingDate: '2026-11-27', unloadingTimeFrom: '07:00' },
    },
    [['delivery', 180, 60]],
  ],
  [
    'a truck that has not left yet, or was not seen to come',
    { pickupArrivedAt: at('05:00'), deliveryLeftAt: at('20:00') },
    [],
  ],
])('%s', (_, transport, expected) => {
  expect(standings(transport).map(({ kind, minutes, over }) => [kind, minutes, over])).toEqual(expected)
})
