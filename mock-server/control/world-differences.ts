import type { WorldFile } from '#src/contract/mock/world-file.ts'
import type { LifeOptions } from '../life.ts'
import { columnsOf } from '../store/columns.ts'
import { models } from '../store/model-lines.ts'
import type { EntityName, Row } from '../store/models.ts'
import type { SavedChange } from '../store/memory/persistence.ts'
import { flatten } from '../store/rows.ts'
import type { World } from '../store/store.ts'

/** What a world has otherwise than its seed, as a restart brings it back over that seed. */
export async function differencesFrom(
  { seed }: Pick<LifeOptions, 'seed'>,
  world: Pick<WorldFile, 'seed' | 'begun'>,
  tables: ReadonlyMap<EntityName, readonly Row<EntityName>[]>,
): Promise<SavedChange[]> {
  const seeded = new Map<EntityName, Map<string, string>>()
  const collector: World = {
    async load(entity, rows) {
      const texts = seeded.get(entity) ?? new Map<string, string>()
      for (const row of rows) texts.set(idOf(row), JSON.stringify(flatRow(entity, row)))
      seeded.set(entity, texts)
    },
  }
  await seed(collector, world.begun, async () => undefined, world.seed)
  const changes: SavedChange[] = []
  for (const [entity, rows] of tables) {
    const before = seeded.get(entity) ?? new Map<string, string>()
    for (const each of rows) {
      const row = flatRow(entity, each)
      const id = idOf(each)
      if (before.get(id) !== JSON.stringify(row)) changes.push({ entity, id, row })
      before.delete(id)
    }
    for (const id of before.keys()) changes.push({ entity, id })
  }
  return changes
}

/** Every row has one, whatever its schema says beside. */
const idOf = (row: object): string => String(Reflect.get(row, 'id'))

/** With all its columns, in their order: two rows that say the same are the same text. */
function flatRow(entity: EntityName, row: object) {
  const columns = columnsOf(models[entity].schema)
  const empty = Object.fromEntries([...columns.keys()].map((column) => [column, null]))
  return flatten(row, columns, empty)
}
