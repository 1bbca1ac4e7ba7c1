import { LoadingPoint, type LoadingPointInput } from '#src/contract/loading-points.ts'
import { checkLoadingPoint } from '#src/domain/places/loading-point-checks.ts'
import { COUNTRIES, DEFAULT_COUNTRY } from '#src/domain/places/postal-codes.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { choiceKind, longKind, textKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'
import type { FormField, RecordForm } from '#src/records/form/form.ts'

const country = choiceKind(
  COUNTRIES.map(({ name }) => name),
  (name) => name,
)

const field = (id: keyof LoadingPointInput, name: TextKey, kind: FieldKind): FormField<LoadingPoint> => ({
  id,
  name,
  kind,
  props: [id],
})

/** The form of a loading point: where it is, when it is open, and whom one meets there. */
export const loadingPointForm: RecordForm<LoadingPoint> = {
  fields: [
    field('name', 'loadingPoints.name', textKind(120)),
    field('street', 'wizard.street', textKind(200)),
    field('postalCode', 'wizard.postalCode', textKind(12)),
    field('city', 'wizard.city', textKind(100)),
    field('country', 'wizard.country', country),
    field('openingHours', 'orders.label.openingHours', { ...textKind(200), hint: 'loadingPoints.hours.hint' }),
    field('ramp', 'orders.label.ramp', textKind(100)),
    field('contactPerson', 'wizard.contactPerson', textKind(120)),
    field('phone', 'wizard.phone', textKind(60)),
    field('email', 'loadingPoints.email', { ...textKind(254, 'email') }),
    field('driverHints', 'orders.label.driverHints', longKind(1000)),
  ],
  rows: [
    ['grid-cols-1', 'name'],
    ['grid-cols-1', 'street'],
    ['grid-cols-[88px_1fr]', 'postalCode', 'city'],
    ['grid-cols-1', 'country'],
    ['grid-cols-1', 'openingHours'],
    ['grid-cols-1', 'ramp'],
    ['grid-cols-2', 'contactPerson', 'phone'],
    ['grid-cols-1', 'email'],
    ['grid-cols-1', 'driverHints'],
  ],
  required: ['name', 'city'],
  blank: LoadingPoint.parse({}),
  texts: { country: DEFAULT_COUNTRY },
  check: checkLoadingPoint,
}
