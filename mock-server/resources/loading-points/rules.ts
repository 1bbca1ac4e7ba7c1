import type { LoadingPointInput } from '#src/contract/loading-points.ts'
import { checkLoadingPoint } from '#src/domain/places/loading-point-checks.ts'
import { parseOpeningHours, writtenOpeningHours } from '#src/domain/places/opening-hours.ts'
import { countryName } from '#src/domain/places/postal-codes.ts'
import { assertNoErrors } from '../../core/bodies/issues.ts'
import { notFound } from '../../core/http-error.ts'
import { notNow, type RuleContext } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'

/**
 * What a person says of a loading point, as it is kept: hours in their written form, what is blank is none. Orders keep what it
 * said when they took it.
 */
export async function pointValues({ store }: RuleContext, input: LoadingPointInput, before?: Row<'loadingPoints'>) {
  assertNoErrors(checkLoadingPoint(input))
  // Whoever does not say whose it is leaves it with whom it was.
  const partnerId = input.partnerId === undefined ? before?.partnerId : input.partnerId.trim() || undefined
  if (partnerId !== undefined && partnerId !== before?.partnerId && !(await store.find('partners', partnerId)))
    throw notFound({ code: 'reason.missing.partner' })
  const text = (value: string | undefined) => value?.trim() || undefined
  const hours = text(input.openingHours)
  return {
    partnerId,
    name: input.name.trim(),
    street: text(input.street) ?? '',
    postalCode: text(input.postalCode) ?? '',
    city: input.city.trim(),
    country: countryName(input.country),
    openingHours: hours === undefined ? undefined : writtenOpeningHours(parseOpeningHours(hours) ?? new Map()),
    ramp: text(input.ramp),
    contactPerson: text(input.contactPerson),
    phone: text(input.phone),
    email: text(input.email),
    driverHints: text(input.driverHints),
  }
}

/** One that an order names is not taken away. */
export async function refuseUsed({ store }: RuleContext, { id }: Row<'loadingPoints'>): Promise<void> {
  const uses = await store.count('orders', { anyOf: [{ pickupLoadingPointId: id }, { deliveryLoadingPointId: id }] })
  if (uses > 0) throw notNow('reason.notUndoable', 'NOT_UNDOABLE')
}
