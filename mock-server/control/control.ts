import * as z from 'zod/mini'
import { MockVerb } from '#src/contract/mock/verbs.ts'
import { MockRefusal, type MockAnswers, type MockControl, type MockState } from '#src/contract/mock/control.ts'
import type { CallLog } from '../core/call-log.ts'
import type { Faults } from '../core/faults.ts'
import type { Life, LifeOptions, OtherBeginning } from '../life.ts'
import type { Hub } from '../live/hub.ts'
import { ScenarioRunner } from './scenario-runner.ts'
import { whoIs } from './who-is.ts'

/** What the verbs reach of a backend. */
export interface ControlPorts {
  options: LifeOptions
  faults: Faults
  live: Hub
  calls: CallLog
  /** The world of this moment. */
  life(): Life
  tenantIds(): Promise<string[]>
  /** Does the jobs that are due, once. */
  runDue(): Promise<void>
  /** Ends this world and begins another one: changes, files, faults and connections are gone. */
  beginAnew(beginning: OtherBeginning): Promise<void>
}

/** Looks at what is due after the clock was moved: a job may put down the next one, and not for ever. */
const MOST_LOOKS = 40

/** The verbs of one backend. */
export function createControl(ports: ControlPorts): MockControl {
  const { options, faults, live, calls } = ports
  const { clock, persistence } = options
  const scenarios = new ScenarioRunner(ports)

  async function state(): Promise<MockState> {
    await ports.life().ready
    const played = scenarios.played()
    return {
      seed: ports.life().origin.seed,
      now: clock.now(),
      offset: clock.offset,
      isRunning: clock.isRunning,
      latency: faults.latency,
      isOffline: faults.isOffline,
      faults: faults.list(),
      scenarios: scenarios.running(),
      ...(played && { played }),
    }
  }

  /** What follows from another time: scenarios go on, jobs run, sessions that have ended lose their connections. */
  async function moved(): Promise<void> {
    await scenarios.settled()
    await ports.life().ready
    for (let look = 0; look < MOST_LOOKS && (await isSomethingDue()); look += 1) await ports.runDue()
    await live.sweep()
  }

  async function isSomethingDue(): Promise<boolean> {
    const where = { state: 'waiting', runAt: { lte: clock.now() } } as const
    for (const id of await ports.tenantIds()) {
      if ((await ports.life().storeOf(id).first('jobs', where)) !== undefined) return true
    }
    return false
  }

  async function beginAnew(beginning: OtherBeginning, offset: number): Promise<void> {
    await scenarios.end()
    clock.put(offset)
    await ports.beginAnew(beginning)
  }

  async function act(verb: MockVerb): Promise<MockAnswers[keyof MockAnswers] | undefined> {
    switch (verb.do) {
      case 'fail':
        return void faults.fail(verb.name, verb.status, verb)
      case 'slow':
        return void faults.slow(verb.name, verb.milliseconds)
      case 'loseResponse':
        return void faults.loseResponse(verb.name, verb.times)
      case 'garbage':
        return void faults.garbage(verb.name, verb.garbage, verb.times)
      case 'heal':
        return void faults.heal(verb)
      case 'latency':
        return void faults.setLatency(verb.milliseconds)
      case 'clock':
        if (verb.run === false) clock.stop()
        if (verb.run === true) clock.goOn()
        if (verb.advance !== undefined) {
          clock.advance(verb.advance)
          await moved()
        }
        // One that stands would be forgotten by how far it is off.
        await persistence?.keepFacts({ ...(await persistence.facts()), offset: clock.offset })
        return undefined
      case 'scenario':
        await ports.life().ready
        return void (await scenarios.start(verb.name))
      case 'reset':
        await beginAnew({ seed: verb.seed }, 0)
        if (verb.seed !== undefined) await persistence?.keepFacts({ seed: verb.seed })
        return undefined
      case 'exportWorld': {
        await ports.life().ready
        const { worldFile } = await import('./world-export.ts')
        return worldFile(ports)
      }
      case 'importWorld': {
        const { readWorld, bringIn } = await import('./world-import.ts')
        return void (await bringIn(ports, readWorld(verb.world), beginAnew))
      }
      case 'calls':
        return calls.last(verb.most)
      case 'whoami':
        await ports.life().open
        return whoIs(ports.life(), verb)
      case 'state':
        return state()
      default:
        return void faults[verb.do]()
    }
  }

  return {
    async do(given) {
      const verb = MockVerb.safeParse(given)
      if (!verb.success) throw new MockRefusal('unknownVerb', z.prettifyError(verb.error))
      return (await act(verb.data)) as never
    },
  }
}
