import type { EntityName, Row } from '../store/models.ts'
import type { World } from '../store/store.ts'
import type { BaseWorld } from './base-world.ts'

/** Rows of one kind, as they were brought into a world. */
type Batch = <E extends EntityName>(load: (entity: E, rows: Row<E>[]) => Promise<void>) => Promise<void>

/** Kept as long as the world they were made for, which a reset asks for again, and hundreds of tests. */
const made = new WeakMap<BaseWorld, Batch[]>()

/** Brings into a world what belongs to its base world and hangs on nothing else: `make` is asked for it once. */
export async function loadOnce(world: World, base: BaseWorld, make: (world: World) => Promise<void>): Promise<void> {
  const known = made.get(base)
  if (known) {
    for (const batch of known) await batch((entity, rows) => world.load(entity, rows))
    return
  }
  const batches: Batch[] = []
  await make({
    async load(entity, rows) {
      const all = [...rows]
      batches.push((load) => load(entity as never, all as never))
      await world.load(entity, all)
    },
  })
  made.set(base, batches)
}
