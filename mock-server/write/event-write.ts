import type { FieldChange } from '#src/contract/orders/events.ts'
import type { RuleContext } from '../core/rule-context.ts'
import { stamp } from '../core/rule-context.ts'
import type { Row } from '../store/models.ts'
import type { EventChange } from '../store/own-schemas.ts'
import { differingFields } from './news.ts'
import { keyOf, merged, type RecordedChange } from './recording-store.ts'
import { type Head, kindOfEntity, type EventText, UnitOfWork } from './unit-of-work.ts'
import { keepPast, shownFields } from './history.ts'

/** What no history tells, as it would open an account. */
const SECRET: Readonly<Record<string, readonly string[]>> = { users: ['password', 'inviteToken'] }

const isTold = (entity: string) => {
  const secret = SECRET[entity] ?? []
  return (field: string) => !secret.includes(field)
}

const told = (entity: string, row: object = {}) => {
  const isOpen = isTold(entity)
  return Object.fromEntries(Object.entries(row).filter(([field]) => isOpen(field)))
}

const at = (row: object | undefined, field: string): unknown => row && Reflect.get(row, field)

/** All that was written, a line for each record of a kind, with its old values. */
function changesOf(steps: readonly RecordedChange[]): EventChange[] {
  const kept = steps.filter(({ entity }) => kindOfEntity(entity) !== undefined)
  return merged(kept).map(({ entity, id, before, after }) => {
    const own = kept.filter((step) => keyOf(step.entity, step.id) === keyOf(entity, id))
    const asked = own.filter(({ follows }) => !follows)
    const isFollowing = asked.length === 0
    const line = { entity, id, fields: [], follows: [], isFollowing }
    if (before === undefined)
      return { ...line, change: 'created', ...(!isFollowing && { row: told(entity, after) }) } as const
    if (after === undefined)
      return { ...line, change: 'removed', ...(!isFollowing && { row: told(entity, before) }) } as const
    const isAsked = new Set(asked.flatMap((step) => differingFields(step.before, step.after)))
    const changes = differingFields(before, after)
      .filter(isTold(entity))
      .map((field): FieldChange => {
        return { field, from: at(before, field), to: at(after, field) }
      })
    return {
      ...line,
      change: 'updated',
      fields: changes.filter(({ field }) => isAsked.has(field)),
      follows: changes.filter(({ field }) => !isAsked.has(field)),
    } as const
  })
}

const isShown = (change: EventChange) =>
  change.change === 'updated' ? shownFields(change).length > 0 : !change.isFollowing

/** Writes the event of an act with its links, and what has to be told of it elsewhere; nothing where nothing differs. */
export async function writeEvent(
  context: RuleContext,
  unit: UnitOfWork,
  { head, said, open }: { head: Head; said: EventText; open: { mark: number; said: ReadonlyMap<string, EventText> } },
): Promise<string | undefined> {
  const steps = unit.store.steps.slice(open.mark)
  const changes = changesOf(steps)
  const shown = changes.filter(isShown)
  if (shown.length === 0) return undefined
  const own = changes.find(({ entity, id }) => id === head.id && kindOfEntity(entity) === head.kind)
  const others = shown.filter((change) => change !== own)
  const past = merged(steps).flatMap(({ entity, id, before }) => {
    const isOrder = entity === 'orders' && shown.some((change) => change.id === id)
    return isOrder && before ? [before as Row<'orders'>] : []
  })
  await keepPast(context, past)
  const changedFields = own ? shownFields(own) : []
  const event = await insertEvent(context, head, said, { changedFields, changes, source: unit.source })
  for (const other of others) {
    const kind = kindOfEntity(other.entity)
    const own = open.said.get(keyOf(other.entity, other.id))
    await context.store.insert('eventLinks', {
      id: `${event.id}/${other.id}`,
      eventId: event.id,
      kind: kind ?? '',
      recordId: other.id,
      ...(own && { type: own.type, payload: own.payload ?? {} }),
    })
  }
  await audit(context, changes, unit.source)
  return event.id
}

export async function writeNote(context: RuleContext, head: Head, said: EventText): Promise<string> {
  const order =
    head.kind === 'order' && said.type !== 'created' ? await context.store.find('orders', head.id) : undefined
  if (order) await keepPast(context, [order])
  const source = context.unit instanceof UnitOfWork ? context.unit.source : undefined
  return (await insertEvent(context, head, said, { changedFields: [], changes: [], source })).id
}

async function insertEvent(
  context: RuleContext,
  { kind, id: recordId }: Head,
  { type, payload }: EventText,
  {
    changedFields,
    changes,
    source,
  }: { changedFields: FieldChange[]; changes: EventChange[]; source?: string | undefined },
): Promise<Row<'events'>> {
  const { userId: actorId, userName: actorName } = context.session
  return context.store.insert('events', {
    id: context.newId(kind === 'order' ? 'evt' : 'rev'),
    seq: await context.store.next('events'),
    ...{ kind, recordId, type, createdAt: stamp(context), actorId, actorName, changedFields, changes },
    ...(payload && { payload }),
    ...(source !== undefined && { source }),
  })
}

/** Whose an order is, and who carries it: every change of that is written down, whichever way it came. */
const AUDITED = { carrierId: 'carrier_changed', customerId: 'customer_changed' } as const

async function audit(context: RuleContext, changes: readonly EventChange[], source: string | undefined): Promise<void> {
  const { userId: actorId, userName: actorName } = context.session
  for (const { entity, id: entityId, fields, follows } of changes) {
    if (entity !== 'orders') continue
    for (const [field, eventType] of Object.entries(AUDITED)) {
      const change = [...fields, ...follows].find((one) => one.field === field)
      if (!change) continue
      const details = { field, oldValue: change.from ?? null, newValue: change.to ?? null, source, at: stamp(context) }
      const entry = { entityType: 'order', entityId, eventType, details, actorId, actorName }
      await context.store.insert('auditLogs', { id: context.newId('aud'), ...entry })
    }
  }
}
