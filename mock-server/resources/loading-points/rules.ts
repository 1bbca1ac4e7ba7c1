import type { LoadingPointInput } from '#src/contract/loading-points.ts'
import { checkLoadingPoint } from '#src/domain/loading-point-checks.ts'
import { parseOpeningHours, writtenOpeningHours } from '#src/domain/opening-hours.ts'
import { countryName } from '#src/domain/postal-codes.ts'
import { passIssues } from '../../core/issues.ts'
import { type RecordChange, writeCreated, writeRecord } from '../../write/record-write.ts'
import { type RuleContext, stamp } from '../../core/rule-context.ts'
import { loadingPoints } from './loading-point.resource.ts'

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
  return writeCreated(context, 'loadingPoint', { id: context.newId('lpt'), ...values })
}

/** Changes a loading point; orders keep what it said when they took it. */
export async function updatePoint(
  context: RuleContext,
  id: string,
  input: LoadingPointInput,
): Promise<RecordChange<'loadingPoint'>> {
  const point = await loadingPoints.read(context, id)
  return writeRecord(context, 'loadingPoint', point, pointValues(input), { type: 'updated' })
}
