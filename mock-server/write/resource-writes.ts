import type * as z from 'zod/mini'
import type { EntityOf } from '#src/contract/entities.ts'
import type { EndpointName, Endpoints } from '#src/contract/index.ts'
import type { SaidWarning } from '#src/contract/basics/said-reason.ts'
import type { ServerPort } from '../core/handle.ts'
import { type RuleContext, stamp } from '../core/rule-context.ts'
import type { NewRow } from '../store/store.ts'
import { act } from './act.ts'
import { isDifferent, type RowOf, writeCreated, type WrittenKind } from './record-write.ts'
import { entityOf } from './unit-of-work.ts'

type Act = 'create' | 'update' | 'delete'
type BodyOf<K extends WrittenKind, A extends Act> = `${EntityOf<K>}.${A}` extends infer N extends EndpointName
  ? z.output<Endpoints[N]['body']>
  : never
type NewValues<K extends WrittenKind> = Omit<NewRow<EntityOf<K>>, 'id'> & { id?: string }

/** A rule for each act the contract has a call for. */
type RuleIfCallable<K extends WrittenKind, A extends Act, Rule extends string, Run> = {
  [R in Rule as `${EntityOf<K>}.${A}` extends EndpointName ? R : never]: Run
}

/** What a person's words make of a record, and what is warned of. */
interface NewRecord<V> {
  values: V
  warnings?: readonly SaidWarning[]
}

/** Beside its values, what else the change of a record does in the same act; it answers what that warns of. */
interface RecordUpdate<V> extends NewRecord<V> {
  cascade?(): Promise<readonly SaidWarning[]>
}

type MaybePromise<T> = T | Promise<T>

/** A call that makes something: numbers begin with what the tenant is called, links with its token. */
export interface MakingContext extends RuleContext {
  server: Pick<ServerPort, 'tenants' | 'newLinkToken'>
}

/**
 * What is special about writing one kind of record. Whatever is not possible throws. A record that is made in a way of its
 * own is answered as it is then.
 */
export type WriteRulesOf<K extends WrittenKind> = RuleIfCallable<
  K,
  'create',
  'create',
  (context: MakingContext, input: BodyOf<K, 'create'>) => MaybePromise<NewRecord<NewValues<K>> | WriteResult<K>>
> &
  RuleIfCallable<
    K,
    'update',
    'update',
    (context: RuleContext, row: RowOf<K>, input: BodyOf<K, 'update'>) => MaybePromise<RecordUpdate<Partial<RowOf<K>>>>
  > & {
    /** What the ids of its records begin with, where they say none themselves. */
    ids?: string
    /** Asks before a record goes, whether it is deleted or was made by what is taken back. */
    refuseRemoval?(context: RuleContext, row: RowOf<K>): MaybePromise<void>
    /** How it goes, where something goes along. */
    remove?(context: RuleContext, row: RowOf<K>): Promise<unknown>
  }

/** What came of a change: the row as it is now, and the event that takes it back; none where nothing differed. */
export interface WriteResult<K extends WrittenKind> {
  row: RowOf<K>
  eventId: string | undefined
  warnings: SaidWarning[]
}

/** The acts of a kind, as its endpoints and the rules of others call them. */
export type Acts<K extends WrittenKind> = RuleIfCallable<
  K,
  'create',
  'create',
  (context: MakingContext, input: BodyOf<K, 'create'>) => Promise<WriteResult<K>>
> &
  RuleIfCallable<
    K,
    'update',
    'update',
    (context: RuleContext, id: string, input: BodyOf<K, 'update'>) => Promise<WriteResult<K>>
  > &
  RuleIfCallable<K, 'delete', 'remove', (context: RuleContext, id: string) => Promise<string | undefined>>

type ReadRecord<K extends WrittenKind> = (
  context: Pick<RuleContext, 'store' | 'ifMatch'>,
  id: string,
) => Promise<RowOf<K>>

/** Making, changing and taking away a record: its own rules, one act, one event. One kind stands for all, as in `defineResource`. */
export function actsOf(kind: 'load', rules: WriteRulesOf<'load'>, read: ReadRecord<'load'>): Acts<'load'> {
  const entity = entityOf(kind) as EntityOf<'load'>
  return {
    async create(context, input) {
      const made = await rules.create(context, input)
      if ('row' in made) return made
      const { id = context.newId(rules.ids ?? kind), ...values } = made.values
      const stamps = { createdAt: stamp(context), updatedAt: stamp(context) }
      const change = await writeCreated(context, kind, { ...values, ...stamps, id })
      return { ...change, warnings: [...(made.warnings ?? [])] }
    },
    async update(context, id, input) {
      const row = await read(context, id)
      const { values, warnings = [], cascade } = await rules.update(context, row, input)
      const isOther = isDifferent(kind, row, values)
      if (!isOther && cascade === undefined) return { row, eventId: undefined, warnings: [...warnings] }
      let more: readonly SaidWarning[] = []
      const eventId = await act(context, { kind, id }, { type: 'updated' }, async () => {
        if (isOther) await context.store.patch(entity, id, values)
        more = (await cascade?.()) ?? []
      })
      return { row: await read({ store: context.store }, id), eventId, warnings: [...warnings, ...more] }
    },
    async remove(context, id) {
      const row = await read(context, id)
      await rules.refuseRemoval?.(context, row)
      return act(context, { kind, id }, { type: 'deleted' }, () => {
        return rules.remove?.(context, row) ?? context.store.remove(entity, id)
      })
    },
  }
}
