import type { Clock } from '../ports/clock.ts'
import type { Store } from '../store/store.ts'

/** Milliseconds between two events of a world that lives by itself. */
export const TICK = 20_000

export interface ScenarioPorts {
  tenantIds(): Promise<string[]>
  /** Writes in a tenant, all or nothing, and tells those who listen there. */
  act<T>(tenantId: string, work: (store: Store) => Promise<T>): Promise<T>
  clock: Clock
}

/** A world that goes on by itself: trucks move, get late and make up for it, e-mails come. Off until started. */
export interface Scenarios {
  /** Some trucks of every tenant go on; the same ticks make the same events. */
  tick(): Promise<void>
  /** Ticks every 20 s, unless another time is given. Starting twice is starting once. */
  start(milliseconds?: number): void
  stop(): void
}

export function createScenarios(ports: ScenarioPorts): Scenarios {
  let end: (() => void) | undefined
  let ticks = 0

  async function tick(): Promise<void> {
    ticks += 1
    const turn = ticks
    // Fetched with the first of them: a world that is just asked for waits for no truck.
    const { moveTrucks } = await import('./trucks.ts')
    const { letArrive } = await import('./arrivals.ts')
    for (const tenantId of await ports.tenantIds()) {
      const moment = { turn, now: ports.clock.now() }
      await ports.act(tenantId, async (store) => {
        await moveTrucks(store, moment)
        await letArrive(store, moment)
      })
    }
  }

  return {
    tick,
    start(milliseconds = TICK) {
      end ??= ports.clock.every(milliseconds, () => void tick())
    },
    stop() {
      end?.()
      end = undefined
    },
  }
}
