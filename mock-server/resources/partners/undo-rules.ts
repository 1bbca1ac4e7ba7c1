import { HttpError, refusalBody } from '../../core/http-error.ts'
import { notNow, type RuleContext } from '../../core/rule-context.ts'
import type { EventChange } from '../../store/own-schemas.ts'
import { derivedFields } from '../../write/derived-fields.ts'
import { sameValue } from '../../write/same-value.ts'
import type { KindUndo, Turn } from '../../write/undo-rules.ts'
import { kindOfEntity } from '../../write/unit-of-work.ts'
import { MERGED } from './merge.ts'
import { ordersOf } from './figures.ts'

/** Whether an event merged partners, or took that back or made it again. */
const isMerging = ({ event }: Turn): boolean => event.type === MERGED || event.payload?.['of'] === MERGED

/** What of a record is another thing than the merging left. */
async function changedSince({ store }: RuleContext, change: EventChange): Promise<object[]> {
  if (change.change !== 'updated' || change.isFollowing) return []
  const row = await store.find(change.entity as 'partners', change.id)
  if (!row) return []
  const derived = derivedFields(kindOfEntity(change.entity))
  return change.fields
    .filter(({ field, to }) => !derived.includes(field) && !sameValue(Reflect.get(row, field), to))
    .map(({ field, to }) => ({ field, mine: to ?? null, theirs: (Reflect.get(row, field) as unknown) ?? null }))
}

/** A partner that goes again takes along only what the merging gave to the other one. */
async function refuseOrphans({ store }: RuleContext, { changes }: Turn): Promise<void> {
  for (const { id, entity, change } of changes) {
    const partner = entity === 'partners' && change === 'created' ? await store.find('partners', id) : undefined
    if (partner === undefined) continue
    const field = partner.kind === 'customer' ? 'customerId' : 'carrierId'
    const known = changes.filter(
      ({ entity: other, fields }) => other === 'orders' && fields.some((one) => one.field === field && one.to === id),
    )
    if ((await store.count('orders', ordersOf(partner))) > known.length)
      throw notNow('reason.notUndoable', 'NOT_UNDOABLE')
  }
}

/**
 * Merging is taken back as a whole: every record that moved names the old partner again, whatever its status is by now. Refused where one
 * of them names a third one since.
 */
export const partnerUndo: KindUndo<'partners'> = {
  whole: {
    asksAll: isMerging,
    async refuse(context, turn) {
      if (!isMerging(turn)) return
      await refuseOrphans(context, turn)
      const conflicts: object[] = []
      for (const change of turn.changes) conflicts.push(...(await changedSince(context, change)))
      if (conflicts.length === 0 || turn.force) return
      const said = refusalBody({ code: 'reason.recordChangedMeanwhile' })
      throw new HttpError(409, { ...said, code: 'UNDO_CONFLICT', conflicts })
    },
    kept: ['name', 'number'],
  },
}
