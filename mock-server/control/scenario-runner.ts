import type { ScenarioName } from '#src/contract/mock/control.ts'
import type { ControlPorts } from './control.ts'
import { SCRIPTS } from './scenarios/scripts.ts'
import type { Stage } from './scenarios/stage.ts'

/** Plays scenarios by the backend's clock: one that is put forward brings the steps to come at once, in their order. */
export class ScenarioRunner {
  readonly #ports: ControlPorts
  readonly #running = new Map<number, { name: ScenarioName; giveUps: Set<() => void> }>()
  /** Steps never run side by side: the same clock makes the same world. */
  #last: Promise<void> = Promise.resolve()
  #made = 0
  #played: ScenarioName | undefined

  constructor(ports: ControlPorts) {
    this.#ports = ports
  }

  /** Plays a scenario; settles when its first step, the one of this moment, is done. */
  async start(name: ScenarioName): Promise<void> {
    const number = (this.#made += 1)
    this.#played = name
    const { faults, options, life, tenantIds, runDue } = this.#ports
    const began = options.clock.now()
    const stage: Stage = {
      faults,
      began,
      now: options.clock.now,
      seed: life().origin.seed,
      blobs: options.blobs,
      tenantIds,
      storeOf: (tenantId) => life().storeOf(tenantId),
      act: (tenantId, work) => life().act(tenantId, work),
      runDue,
    }
    const giveUps = new Set<() => void>()
    this.#running.set(number, { name, giveUps })
    for (const { after, play } of SCRIPTS[name]) {
      if (after === 0) this.#play(() => play(stage))
      else {
        const giveUp = options.clock.after(after, () => {
          giveUps.delete(giveUp)
          this.#play(() => play(stage))
          if (giveUps.size === 0) this.#running.delete(number)
        })
        giveUps.add(giveUp)
      }
    }
    if (giveUps.size === 0) this.#running.delete(number)
    await this.settled()
  }

  /** Those with steps still to come. */
  running(): ScenarioName[] {
    return [...new Set([...this.#running.values()].map(({ name }) => name))]
  }

  /** The one that was begun last in this world. */
  played(): ScenarioName | undefined {
    return this.#played
  }

  /** Settles when the steps whose time has come are done. */
  async settled(): Promise<void> {
    await this.#last
  }

  /** Gives up what is to come. */
  async end(): Promise<void> {
    for (const { giveUps } of this.#running.values()) for (const giveUp of giveUps) giveUp()
    this.#running.clear()
    this.#played = undefined
    await this.#last
  }

  #play(step: () => Promise<void> | void): void {
    this.#last = this.#last.then(step).catch(this.#ports.options.report)
  }
}
