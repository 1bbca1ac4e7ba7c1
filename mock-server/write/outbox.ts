import type { LiveMessage } from '#src/contract/live/live.ts'
import type { Actor, Change } from '../core/handle.ts'
import type { Row } from '../store/models.ts'
import type { Store } from '../store/store.ts'

/** Messages kept per tenant: more than one call makes, so that each is still there when it is sent. */
const KEPT = 4096

/** The place of a message: the oldest one's is taken again, so that there are never more than are kept. */
const placeOf = (tenantId: string, seq: number) => `${tenantId}:${seq % KEPT}`

/** What everybody is to be told, numbered per tenant without gaps, kept with the changes it tells of. */
export class Outbox {
  /** The number each tenant has been told up to in this run. */
  readonly #sent = new Map<string, number>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** Writes news inside of the transaction they tell of; answers the number of the last one, for `unsent`. */
  async append(inside: Store, news: readonly Change[], actor: Actor): Promise<number | undefined> {
    if (news.length === 0) return undefined
    const { tenantId } = inside
    const last = await inside.next('outbox', news.length)
    const first = last - news.length + 1
    // What was kept of an earlier run has been told, or refetched, by the one who listened then.
    if (!this.#sent.has(tenantId)) this.#sent.set(tenantId, first - 1)
    const places = news.map((_, index) => placeOf(tenantId, first + index))
    const taken = new Set((await inside.findMany('outbox', places)).map(({ id }) => id))
    const at = new Date(this.#now()).toISOString()
    for (const [index, { id: recordId, entity, change, version, changedFields }] of news.entries()) {
      const seq = first + index
      const id = placeOf(tenantId, seq)
      const { id: actorId, name: actorName, intentKey } = actor
      const told = { seq, entity, recordId, change, changedFields, actorId, actorName, intentKey, at }
      const row = { ...told, recordVersion: version }
      if (taken.has(id)) await inside.patch('outbox', id, row)
      else await inside.insert('outbox', { id, ...row })
    }
    return last
  }

  /** The messages up to a number that was committed, which no one has been told yet. Each is answered once. */
  async unsent(store: Store, until: number): Promise<LiveMessage[]> {
    const { tenantId } = store
    const from = this.#sent.get(tenantId) ?? until
    if (from >= until) return []
    this.#sent.set(tenantId, until)
    const places = Array.from({ length: until - from }, (_, index) => placeOf(tenantId, from + 1 + index))
    const rows = await store.findMany('outbox', places)
    return rows.map(messageOf).filter(({ seq }) => seq > from && seq <= until)
  }
}

function messageOf(row: Row<'outbox'>): LiveMessage {
  const { seq, tenantId, entity, recordId, change, recordVersion, changedFields, actorId, actorName, intentKey, at } =
    row
  const told = { type: 'changed', seq, tenantId, entity, id: recordId, change } as const
  return { ...told, version: recordVersion, changedFields, actorId, actorName, intentKey, at }
}
