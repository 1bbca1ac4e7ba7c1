import type { EntityName, Row } from '../store/models.ts'
import type { RuleContext } from '../core/rule-context.ts'
import { differingFields } from './news.ts'
import { keyOf, merged, type RecordedChange } from './recording-store.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** A record as it was before the act and as it is now; one of them is missing where it was made or taken away. */
export interface CascadeChange<E extends EntityName> {
  before: Row<E> | undefined
  after: Row<E> | undefined
}

/** What has to follow from a change, wherever it comes from. Running it again changes nothing more. */
export interface Cascade<E extends EntityName> {
  name: string
  on: E
  /** Only where one of these differs, or the record was made or taken away. */
  fields?: readonly (keyof Row<E> & string)[]
  /** Not where only these differ. */
  ignores?: readonly (keyof Row<E> & string)[]
  run(context: RuleContext, change: CascadeChange<E>, unit: UnitOfWork): Promise<void>
}

/** A cascade among those of other entities. */
export type AnyCascade = Omit<Cascade<EntityName>, 'run' | 'fields' | 'ignores'> & {
  fields?: readonly string[]
  ignores?: readonly string[]
  run(context: RuleContext, change: { before: unknown; after: unknown }, unit: UnitOfWork): Promise<void>
}

export const cascade = <E extends EntityName>(declared: Cascade<E>): AnyCascade => declared as unknown as AnyCascade

/** More rounds than any chain of cascades is long: whatever goes on after them goes round in a circle. */
const MOST_ROUNDS = 12

/** Runs what follows from the writes since a mark, and from that, until nothing more follows. */
export async function settle(context: RuleContext, unit: UnitOfWork, mark: number): Promise<void> {
  const { store } = unit
  if (store.steps.length === mark) return
  const cascades = await unit.rules.cascades()
  const ran = new Map<string, string>()
  let from = mark
  for (let round = 0; from < store.steps.length; round += 1) {
    if (round === MOST_ROUNDS) throw new Error('The cascades do not come to an end')
    const written = merged(store.steps.slice(from))
    from = store.steps.length
    for (const { entity, id } of written) {
      for (const each of cascades) {
        const change = each.on === entity ? changeOf(store.steps, mark, keyOf(entity, id)) : undefined
        const state = change && stateOf(each, change)
        const key = `${each.name} ${keyOf(entity, id)}`
        if (change === undefined || state === undefined || ran.get(key) === state) continue
        ran.set(key, state)
        await follow(unit, () => each.run(context, { before: change.before, after: change.after }, unit))
      }
    }
  }
}

async function follow(unit: UnitOfWork, run: () => Promise<void>): Promise<void> {
  unit.store.isFollowing = true
  try {
    await run()
  } finally {
    unit.store.isFollowing = false
  }
}

function changeOf(steps: readonly RecordedChange[], mark: number, key: string): RecordedChange | undefined {
  return merged(steps.slice(mark).filter(({ entity, id }) => keyOf(entity, id) === key))[0]
}

/** What a cascade goes by, as text to be compared; nothing where none of it differs. */
function stateOf({ fields, ignores = [] }: AnyCascade, { before, after }: RecordedChange): string | undefined {
  const isMeant = (field: string) => (fields?.includes(field) ?? true) && !ignores.includes(field)
  const differs = before === undefined || after === undefined || differingFields(before, after).some(isMeant)
  if (!differs) return undefined
  return JSON.stringify(
    after === undefined ? 'gone' : Object.entries(after).filter(([field]) => isMeant(field) && !WRITING.has(field)),
  )
}

const WRITING: ReadonlySet<string> = new Set(['version', 'updatedAt'])
