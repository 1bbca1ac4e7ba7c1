import type { ScenarioName } from '#src/contract/mock/control.ts'
import { driverFallsIll } from './driver-falls-ill.ts'
import { emailArrives, EMAILS } from './inbox-wave.ts'
import { jamOnA2 } from './jam-on-a2.ts'
import type { Step } from './stage.ts'

const SECOND = 1000

/** So many steps of one kind, one after the other. */
const each = (count: number, pause: number, play: (index: number) => Step['play']): Step[] =>
  Array.from({ length: count }, (_, index) => ({ after: index * pause, play: play(index) }))

/** Calls of the storm that are refused, and seconds they are asked to wait. */
const STORM = 25
const RETRY_AFTER = '2'

/** Every scenario as its steps, by the clock of the backend. */
export const SCRIPTS: Readonly<Record<ScenarioName, readonly Step[]>> = {
  'stau-a2': [{ after: 0, play: jamOnA2 }],
  'fahrer-krank': [{ after: 0, play: driverFallsIll }],
  'token-laeuft-ab': [{ after: 0, play: ({ faults }) => faults.expireToken() }],
  /** Eight times within a minute; each time the client comes back in between. */
  'websocket-flattert': each(
    8,
    8 * SECOND,
    () =>
      ({ faults }) =>
        faults.dropSocket(),
  ),
  'backend-weg': [
    { after: 0, play: ({ faults }) => faults.offline() },
    { after: 20 * SECOND, play: ({ faults }) => faults.online() },
  ],
  '429-sturm': [
    {
      after: 0,
      play: ({ faults }) =>
        faults.fail('*', 429, {
          times: STORM,
          body: { message: 'Zu viele Anfragen', code: 'TOO_MANY_REQUESTS' },
          headers: { 'Retry-After': RETRY_AFTER },
        }),
    },
  ],
  posteingangswelle: each(EMAILS, 3 * SECOND, (index) => (stage) => emailArrives(stage, index)),
}
