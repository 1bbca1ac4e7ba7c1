import { HttpError, notFound, refusalBody } from '../core/http-error.ts'
import { forbidden, type RuleContext, stamp } from '../core/rule-context.ts'
import type { Row } from '../store/models.ts'
import type { EventChange } from '../store/own-schemas.ts'
import { act, unitOf } from './act.ts'
import { changeOf, type EventView, eventOf, shownFields } from './history.ts'
import { derivedFields } from './derived-fields.ts'
import { differingFields } from './news.ts'
import { sameValue } from './same-value.ts'
import { type Head, kindOfEntity, type EventText } from './unit-of-work.ts'
import type { AnyUndo, Turn, UndoRules } from './undo-rules.ts'

type Event = Row<'events'>
type AnyRecord = { id: string; version: number }

/** The rules of a kind without its types: which kind a record is of is looked up. */
interface LooseUndo {
  refuseUpdate?(context: RuleContext, row: AnyRecord, turned: object): unknown
  update?(context: RuleContext, row: AnyRecord, values: object, said: EventText): Promise<unknown>
  refuseRemoval?(context: RuleContext, row: AnyRecord, turn: Turn): unknown
  remove?(context: RuleContext, row: AnyRecord): Promise<unknown>
  comesBack?(context: RuleContext, row: AnyRecord, turn: Turn): AnyRecord | Promise<AnyRecord>
  missing?(id: string): Error
  whole?: AnyUndo['whole']
}

const rulesOf = (rules: UndoRules, kind: string | undefined): LooseUndo =>
  (Reflect.get(rules, kind ?? '') ?? {}) as LooseUndo

const kindOf = ({ entity }: EventChange) => kindOfEntity(entity) ?? 'order'
const isOf = (change: EventChange, head: Head) => change.id === head.id && kindOf(change) === head.kind

const notUndoable = () => new HttpError(409, { ...refusalBody({ code: 'reason.notUndoable' }), code: 'NOT_UNDOABLE' })

/** Whether an event took something back, so that taking it back makes that again. */
export const isTakingBack = ({ type, payload }: Pick<EventView, 'type' | 'payload'>) =>
  type === 'undone' && payload?.['redo'] !== true

/**
 * Takes an event back, found by one of the records it touched: what was made goes, what was taken away comes back, fields
 * get their old values, and what follows from that follows. The undoing is an event itself, whose own undoing is the redo.
 * Only one's own events, for admins all. 409 `UNDO_CONFLICT` where something was changed since, unless forced; a status
 * that moved on is never written over. Answers the event of the undoing; nothing where nothing differed.
 */
export async function undoEvent(
  context: RuleContext,
  asked: Head,
  { event, force }: { event: Event; force: boolean },
): Promise<string | undefined> {
  const unit = unitOf(context)
  const view = await eventOf(context, asked, event)
  if (!view) throw notFound()
  if (event.actorId !== context.session.userId && context.session.role !== 'admin') throw forbidden('reason.role.admin')
  const own = changeOf(event, asked)
  const all = event.changes?.length ? event.changes : own ? [own] : []
  const rules = await unit.rules.undo()
  const { whole } = rulesOf(rules, event.kind)
  const left = await whole?.leaves?.(context, { event, changes: all, force })
  const changes = left ? all.filter((change) => !left.has(change)) : all
  if (changes.length === 0) throw notUndoable()
  const turn: Turn = { event, changes, force }
  if (whole?.asksAll?.(turn)) await whole.refuse?.(context, turn)
  else await refuseAll(context, rules, { turn, asked, whole })
  const said = { type: 'undone', payload: payloadOf(event, whole?.kept) }
  const head = { kind: event.kind, id: event.recordId } as Head
  unit.undoing = { ...event, changes: [...changes] }
  try {
    const plain = { ...context, ifMatch: undefined }
    const eventId = await act(plain, head, said, async () => {
      for (const change of changes.toReversed()) {
        if (!change.isFollowing) await turnBack(plain, rulesOf(rules, kindOf(change)), { change, turn, said })
      }
    })
    await whole?.refuseAfter?.(context, turn)
    return eventId
  } finally {
    unit.undoing = undefined
  }
}

function payloadOf(event: Event, keys: readonly string[] = []): Record<string, unknown> {
  const { payload = {} } = event
  const kept = keys.filter((key) => payload[key] !== undefined).map((key) => [key, payload[key]])
  return { ...Object.fromEntries(kept), undoes: event.id, of: event.type, ...(isTakingBack(event) && { redo: true }) }
}

/** Asks about each record: first about the one that was asked for, then about the event as a whole, then about the others. */
async function refuseAll(
  context: RuleContext,
  rules: UndoRules,
  { turn, asked, whole }: { turn: Turn; asked: Head; whole: AnyUndo['whole'] },
): Promise<void> {
  const isAsked = (change: EventChange) => isOf(change, asked)
  for (const change of turn.changes.filter(isAsked)) await refuse(context, rules, { change, turn, isAsked: true })
  await whole?.refuse?.(context, turn)
  for (const change of turn.changes.filter((one) => !isAsked(one))) {
    // An order is asked about where it shows a change, no matter who made it.
    const concerns = !change.isFollowing || (change.entity === 'orders' && change.change === 'updated')
    if (concerns) await refuse(context, rules, { change, turn, isAsked: false })
  }
}

async function refuse(
  context: RuleContext,
  all: UndoRules,
  { change, turn, isAsked }: { change: EventChange; turn: Turn; isAsked: boolean },
): Promise<void> {
  const kind = kindOf(change)
  const rules = rulesOf(all, kind)
  const row: AnyRecord | undefined = await context.store.find(change.entity as 'partners', change.id)
  if (change.change === 'removed') {
    if (row && isAsked) throw notUndoable()
    return
  }
  if (!row) {
    if (isAsked) throw rules.missing?.(change.id) ?? notFound()
    return
  }
  if (change.change === 'created') {
    if (!turn.force) refuseConflicts(kind, row, { changes: sinceMade(change, row), force: false })
    await rules.refuseRemoval?.(context, row, turn)
    return
  }
  const shown = shownFields(change)
  if (shown.length === 0) return
  const view = (await eventOf(context, { kind, id: change.id }, turn.event)) ?? { ...turn.event, changedFields: shown }
  const values = Object.fromEntries(shown.map(({ field, from }) => [field, from ?? undefined]))
  if (kind !== 'order') refuseConflicts(kind, row, { changes: shown, force: turn.force })
  await rules.refuseUpdate?.(context, row, { ...turn, view, values })
}

/** What has changed of a record since it was made, in the form of a change that is compared. */
function sinceMade({ row: made = {}, entity }: EventChange, row: object) {
  const derived = derivedFields(kindOfEntity(entity))
  return differingFields(made, row)
    .filter((field) => !derived.includes(field))
    .map((field) => ({ field, to: Reflect.get(made, field) as unknown }))
}

/** What somebody else changed since: the value the event left, and the one there now. */
function refuseConflicts(
  kind: string,
  row: object,
  { changes, force }: { changes: readonly { field: string; to?: unknown }[]; force: boolean },
): void {
  const conflicts = changes
    .filter(({ field, to }) => !sameValue(Reflect.get(row, field), to))
    .map(({ field, to }) => ({ field, mine: to ?? null, theirs: (Reflect.get(row, field) as unknown) ?? null }))
  const statusMoved = conflicts.some(({ field }) => field === 'status')
  if (conflicts.length === 0 || (force && !statusMoved)) return
  const code = kind === 'order' ? 'reason.changedMeanwhile' : 'reason.recordChangedMeanwhile'
  throw new HttpError(409, { ...refusalBody({ code }), code: 'UNDO_CONFLICT', conflicts })
}

/** What the fields get back; what is derived only where it is as it was left. */
function valuesOf({ entity, fields }: EventChange, row: object): Record<string, unknown> {
  const derived = derivedFields(kindOfEntity(entity))
  const back = fields.filter(({ field, to }) => !derived.includes(field) || sameValue(Reflect.get(row, field), to))
  return Object.fromEntries(back.map(({ field, from }) => [field, from ?? undefined]))
}

async function turnBack(
  context: RuleContext,
  rules: LooseUndo,
  { change, turn, said }: { change: EventChange; turn: Turn; said: EventText },
): Promise<void> {
  const { store } = context
  const entity = change.entity as 'partners'
  const row: AnyRecord | undefined = await store.find(entity, change.id)
  if (change.change === 'removed') {
    if (row || change.row === undefined) return
    const kept = change.row as unknown as AnyRecord
    const back = (await rules.comesBack?.(context, kept, turn)) ?? kept
    // What the event is about comes back as something new, what went along as it was.
    const isHead = change.id === turn.event.recordId
    const written = isHead && { version: back.version + 1, updatedAt: stamp(context) }
    await store.insert(entity, { ...(back as Row<'partners'>), ...written })
    return
  }
  if (!row) return
  if (change.change === 'created') {
    await (rules.remove?.(context, row) ?? store.remove(entity, change.id))
    return
  }
  const values = valuesOf(change, row)
  await (rules.update?.(context, row, values, said) ?? store.patch(entity, change.id, values))
}
