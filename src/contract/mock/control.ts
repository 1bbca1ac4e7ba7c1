import type { EndpointName } from '../index.ts'
import type { MockVerb } from './verbs.ts'
import type { WorldFile } from './world-file.ts'

/** What a scenario is called, in the address as well. */
export const SCENARIOS = [
  'stau-a2',
  'fahrer-krank',
  'token-laeuft-ab',
  'websocket-flattert',
  'backend-weg',
  '429-sturm',
  'posteingangswelle',
] as const
export type ScenarioName = (typeof SCENARIOS)[number]

/** One endpoint, or `*` for all of them. */
export type FaultTarget = EndpointName | '*'

/** A fault that still waits for calls. */
export interface PlannedFault {
  id: number
  kind: 'fail' | 'slow' | 'loseResponse' | 'garbage'
  name: FaultTarget
  /** Of `fail`. */
  status?: number
  /** Of `slow`. */
  milliseconds?: number
  /** Of `garbage`. */
  garbage?: 'html' | 'empty' | 'cut'
  /** How many calls are still hit; all of them where nothing is said. */
  times?: number
}

/** How a mock backend stands. Moments in epoch milliseconds. */
export interface MockState {
  seed: number
  now: number
  /** Milliseconds by which its clock differs from the computer's. */
  offset: number
  isRunning: boolean
  latency: number
  isOffline: boolean
  faults: readonly PlannedFault[]
  /** Scenarios with steps still to come. */
  scenarios: readonly ScenarioName[]
  /** The one that was begun last, since the world began. */
  played?: ScenarioName
}

/** One call and its answer. `body` and `answer` are cut and without passwords and tokens; `name` is missing for unknown paths. */
export interface CallRecord {
  id: number
  /** When it came, epoch milliseconds of the server's clock. */
  at: number
  method: string
  path: string
  name?: EndpointName
  /** Nothing where the network broke. */
  status?: number
  /** Milliseconds until the answer. */
  took: number
  body: string
  answer: string
}

/** Whom a token belongs to; moments in epoch milliseconds. */
export interface WhoAmI {
  user?: { id: string; name: string; email: string; role: string; tenantId: string }
  sessionId?: string
  tokenEndsAt?: number
  csrf: 'accepted' | 'refused' | 'none'
}

/** What each verb answers; the others answer nothing. */
export interface MockAnswers {
  state: MockState
  calls: readonly CallRecord[]
  whoami: WhoAmI
  exportWorld: WorldFile
}

export type MockAnswer<D extends MockVerb['do']> = D extends keyof MockAnswers ? MockAnswers[D] : undefined

/** The mock backend as whoever develops with it reaches it, in the page, in a test or from outside. */
export interface MockControl {
  /** Does what is asked; rejects with `MockRefusal` where it cannot be done, and nothing has changed then. */
  do<V extends MockVerb>(verb: V): Promise<MockAnswer<V['do']>>
}

/** Why a verb was refused: `notAWorld`, `unknownTable`, `brokenRow`, `noPeople` for a file, `unknownVerb` for anything else. */
export type MockRefusalCode = 'unknownVerb' | 'notAWorld' | 'newerWorld' | 'unknownTable' | 'brokenRow' | 'noPeople'

/** What was refused, and nothing done of it. */
export class MockRefusal extends Error {
  readonly code: MockRefusalCode
  /** What is wrong, as far as it can be named: a table and an id, say. */
  readonly detail: string

  constructor(code: MockRefusalCode, detail = '') {
    super(detail === '' ? code : `${code}: ${detail}`)
    this.name = 'MockRefusal'
    this.code = code
    this.detail = detail
  }
}
