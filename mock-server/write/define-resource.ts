import * as z from 'zod/mini'
import { entities, type EntityKind, type EntityOf } from '#src/contract/entities.ts'
import { endpoints as contract, type EndpointName, type Endpoints } from '#src/contract/index.ts'
import { handle, type Handler, type HandlerContext } from '../core/handle.ts'
import { type HttpError, notFound } from '../core/http-error.ts'
import {
  type ListContext,
  findPage,
  type ListSelection,
  type ListCondition,
  type ListQuery,
} from '../core/lists/page.ts'
import type { RuleContext } from '../core/rule-context.ts'
import { withTimestamps } from '../core/with-timestamps.ts'
import type { Row } from '../store/models.ts'
import { ConflictError, type Page, type Sort } from '../store/store.ts'
import type { AnyCascade } from './cascades.ts'
import { historyPage } from './history.ts'
import type { WrittenKind } from './record-write.ts'
import { type Acts, actsOf, type WriteResult, type MakingContext, type WriteRulesOf } from './resource-writes.ts'
import type { KindUndo, UndoRules } from './undo-rules.ts'
import { undoing } from './undoing.ts'

type KnownEndpoint<N extends string> = Extract<N, EndpointName>

type QueryOf<K extends EntityKind> = z.output<Endpoints[`${EntityOf<K>}.list`]['query']>
type SortName<K extends EntityKind> = Extract<QueryOf<K>['sortBy' & keyof QueryOf<K>], string>

/** Kinds with a list that can be sorted and records that are read one by one; orders have rules of their own. */
type ReadKind = {
  [K in EntityKind]: 'sortBy' extends keyof QueryOf<K> ? (`${EntityOf<K>}.get` extends EndpointName ? K : never) : never
}[Exclude<EntityKind, 'order'>]
type ReadName<K extends ReadKind> = KnownEndpoint<`${EntityOf<K>}.${'list' | 'get' | 'events'}`>
type RowOf<K extends ReadKind> = Row<EntityOf<K>>

type Filters<K extends ReadKind> = {
  [P in Exclude<keyof QueryOf<K>, keyof ListQuery>]: (
    value: NonNullable<QueryOf<K>[P]>,
    asking: ListContext,
    query: QueryOf<K>,
  ) => ListCondition<EntityOf<K>>
}

/** What is special about one kind of record; the rest it has in common with all others. */
interface ResourceDeclaration<K extends ReadKind> {
  kind: K
  list: {
    /** Unless somebody sorts otherwise; of equal ones the next key decides. */
    sort: Sort<EntityOf<K>>
    /** A condition for each parameter of the contract's query. */
    filters: Filters<K>
    /** Sorts by what the store does not hold: the figure of a row as it is shown. */
    shownSorts?: { [S in SortName<K>]?: (shown: RowOf<K>) => number }
    /** Pages of a sort that is more than keys; undefined where it is none. */
    pagesBy?: {
      [S in SortName<K>]?: (
        asking: ListContext,
        found: ListSelection<EntityOf<K>>,
        query: ListQuery,
      ) => Promise<Page<RowOf<K>>> | undefined
    }
  }
  /** The rows as they are answered with, where what they say follows from the day or from others. */
  view?(rows: readonly RowOf<K>[], asking: ListContext): RowOf<K>[] | Promise<RowOf<K>[]>
  /** One that is opened, where it says more than in a list. */
  record?(row: RowOf<K>, asking: ListContext): Promise<RowOf<K>>
  /** What is said where there is none of that id. */
  missing?(id: string): HttpError
  /** What follows from a change of it, in the order in which it runs. */
  cascades?: readonly AnyCascade[]
}

/** A kind whose records a person makes and changes, beside what every kind has. */
interface DeclaredWritten<K extends ReadKind & WrittenKind> extends ResourceDeclaration<K> {
  write: WriteRulesOf<K>
  /** What speaks against taking its changes back, and how else than by the old values that is done. */
  undo?: KindUndo<EntityOf<K>>
}

/** One kind of record as its rules and the registry use it. */
interface Resource<K extends ReadKind> {
  /** Its list, one record of it, and what was changed of that, where the contract has a history. */
  handlers: { [N in ReadName<K>]: Handler<N> }
  /** The row as it is kept; 404 when there is none, 409 with `ifMatch` of an older version. */
  read(context: Pick<RuleContext, 'store' | 'ifMatch'>, id: string): Promise<RowOf<K>>
  /** A row as it is answered with by itself. */
  shown(row: RowOf<K>, asking: ListContext): Promise<RowOf<K> & Stamps>
  cascades: readonly AnyCascade[]
}

type Stamps = { createdAt: string; updatedAt: string }

type WriteName<K extends ReadKind> = KnownEndpoint<`${EntityOf<K>}.${'create' | 'update' | 'delete' | 'undo'}`>

/** What came of a call beside making and changing: with the row, where the caller has it at hand. */
type ActionResult<K extends ReadKind & WrittenKind> = Omit<Partial<WriteResult<K>>, 'eventId'> &
  Pick<WriteResult<K>, 'eventId'>

/** The same of one that is written: beside its handlers, its acts for the rules of others. */
interface WrittenResource<K extends ReadKind & WrittenKind> extends Resource<K> {
  handlers: { [N in ReadName<K> | WriteName<K>]: Handler<N> }
  acts: Acts<K>
  undo: UndoRules
  /** A call that changes the record of its address in another way; it is answered as an update is. */
  changing<N extends EndpointName>(
    name: N,
    run: (context: HandlerContext<N> & RuleContext, row: RowOf<K>) => Promise<ActionResult<K>>,
    /** What speaks against it whatever version was seen, and is said rather than that it was changed meanwhile. */
    refuse?: (row: RowOf<K>) => void,
  ): Handler<N>
}

/** Makes of a declaration all that every kind of record has. */
export function defineResource<const K extends ReadKind & WrittenKind>(declared: DeclaredWritten<K>): WrittenResource<K>
export function defineResource<const K extends ReadKind>(declared: ResourceDeclaration<K>): Resource<K>
export function defineResource(declared: object): object {
  // What differs between kinds is checked where they are declared; from here on one stands for all.
  const { undo = {}, write, ...one } = declared as ResourceDeclaration<'load'> & Partial<DeclaredWritten<'load'>>
  const { kind } = one
  const resource = resourceOf(one)
  if (write === undefined) return resource
  const { read } = resource
  const acts = actsOf(kind, write, read)
  const answer = async (name: string, context: RuleContext, { row, eventId, warnings = [] }: WriteResult<'load'>) =>
    answerTo(contract[name as 'loads.update'].response, kind, {
      record: await resource.shown(row, context),
      said: { eventId, warnings },
    })
  const changing = (
    name: string,
    run: (context: AnyCall, row: RowOf<'load'>) => Promise<ActionResult<'load'>>,
    refuse?: (row: RowOf<'load'>) => void,
  ) =>
    handler(name, async (context) => {
      if (refuse !== undefined) refuse(await read({ store: context.store }, context.params.id))
      const row = await read(context, context.params.id)
      const done = await run(context, row)
      return answer(name, context, {
        warnings: [],
        ...done,
        row: done.row ?? (await read({ store: context.store }, row.id)),
      })
    })[1]
  return {
    ...resource,
    acts,
    changing,
    handlers: { ...resource.handlers, ...writeHandlers(kind, acts, answer) },
    undo: { [kind]: { ...removalOf(kind, write), ...undo } },
  }
}

/** What is made by a call of its kind goes when that is taken back as it goes when it is deleted. */
const removalOf = (kind: EntityKind, { refuseRemoval, remove }: WriteRulesOf<'load'>): KindUndo<'loads'> => ({
  ...(refuseRemoval && {
    refuseRemoval: (context, row, { event }) => (event.kind === kind ? refuseRemoval(context, row) : undefined),
  }),
  ...(remove && { remove }),
})

function resourceOf({ kind, list, ...declared }: ResourceDeclaration<'load'>): Resource<'load'> {
  const { entity: name, endpoints } = entities[kind]
  const entity = name as EntityOf<'load'>

  async function read({ store, ifMatch }: Pick<RuleContext, 'store' | 'ifMatch'>, id: string) {
    const row = await store.find(entity, id)
    if (!row) throw declared.missing?.(id) ?? notFound()
    // Its answer tells the record as the wire has it, not what the server alone knows of it.
    if (ifMatch !== undefined && ifMatch !== row.version)
      throw new ConflictError(entity, id, contract[`${entity}.get`].response.parse(withTimestamps(row)))
    return row
  }

  const view = async (rows: readonly RowOf<'load'>[], asking: ListContext) =>
    ((await declared.view?.(rows, asking)) ?? rows).map(withTimestamps)
  // The answer to a change stands in the place of the record that is open: it says as much.
  const shown = async (row: RowOf<'load'>, asking: ListContext) =>
    withTimestamps((await declared.record?.(row, asking)) ?? (await view([row], asking))[0] ?? row)
  const parts = { ...list, view }
  const handlers = [
    handler(`${entity}.list`, ({ query, ...asking }) => findPage(entity, parts, asking, query)),
    handler(`${entity}.get`, async ({ params, ...asking }) => {
      const row = await read({ store: asking.store }, params.id)
      return shown(row, asking)
    }),
    handler(`${entity}.events`, async ({ params, query, store }) => {
      const { id } = await read({ store }, params.id)
      return historyPage({ store }, { kind, id }, query)
    }),
  ].filter(([endpoint]) => [endpoints.list, endpoints.get, ...(endpoints.also ?? [])].includes(endpoint))
  const { cascades = [] } = declared
  return { handlers: Object.fromEntries(handlers) as Resource<'load'>['handlers'], read, shown, cascades }
}

/** The calls of a kind that is written; the ones its contract has count. */
function writeHandlers(
  kind: 'load',
  acts: Acts<'load'>,
  answer: (name: string, context: RuleContext, changed: WriteResult<'load'>) => Promise<object>,
) {
  const entity = entities[kind].entity as EntityOf<'load'>
  const [create, update] = [`${entity}.create`, `${entity}.update`]
  const handlers = [
    handler(create, async (context) => answer(create, context, await acts.create(context, context.body)), {
      status: 201,
    }),
    handler(update, async (context) =>
      answer(update, context, await acts.update(context, context.params.id, context.body)),
    ),
    handler(`${entity}.delete`, async (context) => ({
      success: true,
      eventId: await acts.remove(context, context.params.id),
    })),
    handler(`${entity}.undo`, undoing(kind)),
  ]
  return Object.fromEntries(handlers.filter(([name]) => Object.hasOwn(contract, name)))
}

/** A call of whatever kind. */
type AnyCall = MakingContext & { params: { id: string }; query: ListQuery; body: never }

/** The edge at which an endpoint is only known by its name; that the kind has it is checked where it is declared. */
function handler(name: string, run: (asked: AnyCall) => Promise<unknown>, options?: { status: number }) {
  const own = name as EndpointName
  return [own, handle(own, run as unknown as Handler<EndpointName>['run'], options)] as const
}

/** The answer to a change, as the contract of the call has it: the record itself, or the record by the name of its kind. */
function answerTo(response: object, kind: EntityKind, { record, said }: { record: object; said: object }): object {
  const schema = response instanceof z.ZodMiniPipe ? response._zod.def.out : response
  const isNamed = schema instanceof z.ZodMiniObject && Object.hasOwn(schema.shape as object, kind)
  return isNamed ? { [kind]: record, ...said } : { ...record, ...said }
}
