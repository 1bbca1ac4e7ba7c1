import type { LoadingPointInput } from '#src/contract/loading-points.ts'
import type { RecordUndone } from '#src/contract/record-events.ts'
import { checkLoadingPoint } from '#src/domain/loading-point-checks.ts'
import { parseOpeningHours, writtenOpeningHours } from '#src/domain/opening-hours.ts'
import { countryName } from '#src/domain/postal-codes.ts'
import { HttpError, saying } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import { passIssues } from '../../core/issues.ts'
import { noteRecordEvent, type RecordChange, writeCreated, writeRecord } from '../../write/record-write.ts'
import { type RuleContext, stamp } from '../../core/rule-context.ts'
import { loadingPoints } from './loading-point.resource.ts'

type Point = Row<'loadingPoints'>

/** What a person says of a loading point, as it is kept: hours in their written form, what is blank is none. */
function pointValues(input: LoadingPointInput) {
  passIssues(checkLoadingPoint(input))
  const text = (value: string | undefined) => value?.trim() || undefined
  const hours = text(input.openingHours)
  return {
    name: input.name.trim(),
    street: text(input.street) ?? '',
    postalCode: text(input.postalCode) ?? '',
    city: input.city.trim(),
    country: countryName(input.country),
    openingHours: hours === undefined ? undefined : writtenOpeningHours(parseOpeningHours(hours) ?? new Map()),
    ramp: text(input.ramp),
    contactPerson: text(input.contactPerson),
    phone: text(input.phone),
    driverHints: text(input.driverHints),
  }
}

export async function createPoint(
  context: RuleContext,
  input: LoadingPointInput,
): Promise<RecordChange<'loadingPoint'>> {
  const values = { ...pointValues(input), createdAt: stamp(context), updatedAt: stamp(context) }
  const row = await context.store.insert('loadingPoints', { id: context.newId('lpt'), ...values })
  return writeCreated(context, 'loadingPoint', row)
}

/** Changes a loading point; orders keep what it said when they took it. */
export async function updatePoint(
  context: RuleContext,
  id: string,
  input: LoadingPointInput,
): Promise<RecordChange<'loadingPoint'>> {
  const point = await loadingPoints.read(context, id)
  return writeRecord(context, 'loadingPoint', point, pointValues(input), { event: { type: 'updated' } })
}

/** Takes a loading point away that was made, as long as no order names it, or makes it again as it was. */
export async function putPointBack(context: RuleContext, event: Row<'recordEvents'>): Promise<RecordUndone> {
  const { store } = context
  const { id: undoes, recordId: id, payload } = event
  const kept = payload?.['point']
  if (kept !== undefined) {
    const { eventId } = await writeCreated(context, 'loadingPoint', await store.insert('loadingPoints', kept as Point))
    return { eventId, warnings: [] }
  }
  const point = await loadingPoints.read({ store }, id)
  const uses = await Promise.all(
    (['pickupLoadingPointId', 'deliveryLoadingPointId'] as const).map((field) =>
      store.count('orders', { [field]: id }),
    ),
  )
  if (uses.some((count) => count > 0)) {
    throw new HttpError(409, { ...saying({ code: 'reason.notUndoable' }), code: 'NOT_UNDOABLE' })
  }
  await store.remove('loadingPoints', id)
  const undone = { type: 'undone', changedFields: [], payload: { undoes, of: event.type, point } }
  return { eventId: await noteRecordEvent(context, 'loadingPoint', id, undone), warnings: [] }
}
