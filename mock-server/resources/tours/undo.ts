import type { RecordUndone } from '#src/contract/record-events.ts'
import { doneRefusal } from '#src/domain/tours/checks.ts'
import { orderIdsOf } from '#src/domain/tours/stops.ts'
import { HttpError, saying } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import { writeRecord } from '../../write/record-write.ts'
import { sameValue } from '../../write/same-value.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import { type Tour, tourFacts } from './facts.ts'
import { removeTour } from './follow.ts'
import { nameTour } from './rules.ts'

/**
 * Puts the stops of a tour back as they were: tours that were made with the change go, those that went come back. Where
 * one of them was changed since, orders would be lost or doubled: 409 `UNDO_CONFLICT`, which nothing lifts.
 */
export async function undoTour(context: RuleContext, tour: Tour, event: Row<'recordEvents'>): Promise<RecordUndone> {
  const { store } = context
  const [made, gone] = [toursIn(event, 'made'), toursIn(event, 'gone')]
  const stops = (event.changedFields.find(({ field }) => field === 'stops')?.from ?? []) as Tour['stops']
  for (const part of made) {
    const now = await store.find('tours', part.id)
    if (!isAsLeft(now, part)) throw changedSince(part, now)
  }
  for (const { id } of gone) {
    const now = await store.find('tours', id)
    if (now) throw changedSince(undefined, now)
  }
  const facts = await tourFacts(store, orderIdsOf([...tour.stops, ...stops]))
  const behind = doneRefusal(tour.stops, stops, facts)
  if (behind) throw new HttpError(409, { ...saying(behind), code: behind.code })
  const { eventId } = await writeRecord(
    context,
    'tour',
    tour,
    { stops },
    {
      event: { type: 'undone', payload: { undoes: event.id, of: event.type } },
      async along() {
        for (const { id } of made) await removeTour(context, id)
        for (const row of gone) {
          await store.insert('tours', { ...row, version: row.version + 1 })
          await nameTour(context, orderIdsOf(row.stops), row.id)
        }
        await nameTour(context, orderIdsOf(stops), tour.id)
        // The other way round: what the redo takes away is what came back now.
        return {
          made: await store.findMany(
            'tours',
            gone.map(({ id }) => id),
          ),
          gone: made,
        }
      },
    },
  )
  return { eventId, warnings: [] }
}

const toursIn = ({ payload }: Row<'recordEvents'>, side: 'made' | 'gone') => (payload?.[side] ?? []) as readonly Tour[]

const isAsLeft = (now: Tour | undefined, then: Tour) =>
  now !== undefined &&
  sameValue(now.stops, then.stops) &&
  now.vehicleId === then.vehicleId &&
  now.carrierId === then.carrierId

function changedSince(then: Tour | undefined, now: Tour | undefined): HttpError {
  const conflicts = [{ field: 'stops', mine: then?.stops ?? null, theirs: now?.stops ?? null }]
  return new HttpError(409, { ...saying({ code: 'reason.recordChangedMeanwhile' }), code: 'UNDO_CONFLICT', conflicts })
}
