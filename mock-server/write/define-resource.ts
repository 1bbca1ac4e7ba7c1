import type * as z from 'zod/mini'
import { entities, type EntityKind, type EntityOf } from '#src/contract/entities.ts'
import { endpoints as contract, type EndpointName, type Endpoints } from '#src/contract/index.ts'
import { handle, type Handler } from '../core/handle.ts'
import { type HttpError, notFound } from '../core/http-error.ts'
import { type Asking, findPage, type Found, type ListCondition, type ListQuery } from '../core/list-page.ts'
import type { RuleContext } from '../core/rule-context.ts'
import { withTimestamps } from '../core/with-timestamps.ts'
import type { Row } from '../store/models.ts'
import { ConflictError, type Page, type Sort } from '../store/store.ts'

type Named<N extends string> = Extract<N, EndpointName>

type QueryOf<K extends EntityKind> = z.output<Endpoints[`${EntityOf<K>}.list`]['query']>
type SortName<K extends EntityKind> = Extract<QueryOf<K>['sortBy' & keyof QueryOf<K>], string>

/** Kinds with a list that can be sorted and records that are read one by one; orders have rules of their own. */
type ReadKind = {
  [K in EntityKind]: 'sortBy' extends keyof QueryOf<K> ? (`${EntityOf<K>}.get` extends EndpointName ? K : never) : never
}[Exclude<EntityKind, 'order'>]
type ReadName<K extends ReadKind> = Named<`${EntityOf<K>}.${'list' | 'get' | 'events'}`>
type RowOf<K extends ReadKind> = Row<EntityOf<K>>

type Filters<K extends ReadKind> = {
  [P in Exclude<keyof QueryOf<K>, keyof ListQuery>]: (
    value: NonNullable<QueryOf<K>[P]>,
    asking: Asking,
    query: QueryOf<K>,
  ) => ListCondition<EntityOf<K>>
}

/** What is special about one kind of record; the rest it has in common with all others. */
interface Declared<K extends ReadKind> {
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
        asking: Asking,
        found: Found<EntityOf<K>>,
        query: ListQuery,
      ) => Promise<Page<RowOf<K>>> | undefined
    }
  }
  /** The rows as they are answered with, where what they say follows from the day or from others. */
  view?(rows: readonly RowOf<K>[], asking: Asking): RowOf<K>[] | Promise<RowOf<K>[]>
  /** One that is opened, where it says more than in a list. */
  record?(row: RowOf<K>, asking: Asking): Promise<RowOf<K>>
  /** What is said where there is none of that id. */
  missing?(id: string): HttpError
}

/** One kind of record as its rules and the registry use it. */
interface Resource<K extends ReadKind> {
  /** Its list, one record of it, and what was changed of that, where the contract has a history. */
  handlers: { [N in ReadName<K>]: Handler<N> }
  /** The row as it is kept; 404 when there is none, 409 with `ifMatch` of an older version. */
  read(context: Pick<RuleContext, 'store' | 'ifMatch'>, id: string): Promise<RowOf<K>>
  /** A row as it is answered with. */
  shown(row: RowOf<K>, asking: Asking): Promise<RowOf<K> & Stamps>
}

type Stamps = { createdAt: string; updatedAt: string }

/** Makes of a declaration all that every kind of record has. */
export function defineResource<const K extends ReadKind>(declared: Declared<K>): Resource<K> {
  // What differs between kinds is checked where they are declared; from here on one stands for all.
  return resourceOf(declared as unknown as Declared<'load'>) as unknown as Resource<K>
}

function resourceOf({ kind, list, ...declared }: Declared<'load'>): Resource<'load'> {
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

  const view = async (rows: readonly RowOf<'load'>[], asking: Asking) =>
    ((await declared.view?.(rows, asking)) ?? rows).map(withTimestamps)
  const shown = async (row: RowOf<'load'>, asking: Asking) => (await view([row], asking))[0] ?? withTimestamps(row)
  const parts = { ...list, view }
  const handlers = [
    handler(`${entity}.list`, ({ query, ...asking }) => findPage(entity, parts, asking, query)),
    handler(`${entity}.get`, async ({ params, ...asking }) => {
      const row = await read({ store: asking.store }, params.id)
      return declared.record?.(row, asking) ?? shown(row, asking)
    }),
    handler(`${entity}.events`, async ({ params, query, store }) => {
      const { id } = await read({ store }, params.id)
      const { historyPage } = await import('./history.ts')
      return historyPage({ store }, { kind, id }, query)
    }),
  ].filter(([endpoint]) => [endpoints.list, endpoints.get, ...(endpoints.also ?? [])].includes(endpoint))
  return { handlers: Object.fromEntries(handlers) as Resource<'load'>['handlers'], read, shown }
}

/** A call of a reading endpoint, whatever its kind. */
type Reading = Asking & { params: { id: string }; query: ListQuery }

/** The edge at which an endpoint is only known by its name; that the kind has it is checked where it is declared. */
function handler(name: string, run: (reading: Reading) => Promise<unknown>) {
  const own = name as EndpointName
  return [own, handle(own, run as unknown as Handler<EndpointName>['run'])] as const
}
