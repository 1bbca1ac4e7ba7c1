import type { LoadingPointInput } from '#src/contract/loading-points.ts'
import { checkLoadingPoint } from '#src/domain/places/loading-point-checks.ts'
import { parseOpeningHours, writtenOpeningHours } from '#src/domain/places/opening-hours.ts'
import { countryName } from '#src/domain/places/postal-codes.ts'
import { assertNoErrors } from '../../core/bodies/issues.ts'
import { notNow, type RuleContext } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'

/**
 * What a person says of a loading point, as it is kept: hours in their written form, what is blank is none. Orders keep what it
 * said when they took it.
 */
export function pointValues(input: LoadingPointInput) {
  assertNoErrors(checkLoadingPoint(input))
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

/** One that an order names is not taken away. */
export async function refuseUsed({ store }: RuleContext, { id }: Row<'loadingPoints'>): Promise<void> {
  const uses = await store.count('orders', { anyOf: [{ pickupLoadingPointId: id }, { deliveryLoadingPointId: id }] })
  if (uses > 0) throw notNow('reason.notUndoable', 'NOT_UNDOABLE')
}
