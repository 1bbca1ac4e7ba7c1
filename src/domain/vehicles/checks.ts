import { isPlainDate } from '../basics/dates.ts'
import { checkLength, errorAt, type FieldIssue, isPhone } from '../refusals/field-issue.ts'
import { isBlank, textOf } from '../basics/given-text.ts'
import { isLicencePlate, isRunTogether } from './licence-plate.ts'
import { isVehicleType } from './vehicles.ts'

/** Most of what a truck carries: loading metres of a road train, kilograms. */
const MOST_METERS = 15.4
const PAYLOAD = { min: 100, max: 40_000 }

/** A vehicle as it is typed. */
export interface VehicleDraft {
  licencePlate?: string | null | undefined
  trailerPlate?: string | null | undefined
  type?: string | null | undefined
  loadingMeters?: number | null | undefined
  payloadKg?: number | null | undefined
  driverName?: string | null | undefined
  driverPhone?: string | null | undefined
  coDriverName?: string | null | undefined
  carrierId?: string | null | undefined
  notes?: string | null | undefined
  papers?: readonly { validUntil: string }[] | null | undefined
}

/** What is said about a vehicle: plate and type are required, the rest must have its shape. */
export function checkVehicle(draft: VehicleDraft): FieldIssue[] {
  const phone = textOf(draft.driverPhone)
  const { loadingMeters, payloadKg } = draft
  return [
    ...checkPlate('licencePlate', draft.licencePlate, !draft.carrierId),
    ...(isBlank(draft.trailerPlate) ? [] : checkPlate('trailerPlate', draft.trailerPlate, !draft.carrierId)),
    ...(isBlank(draft.type) ? errorAt('type', 'required') : []),
    ...(isBlank(draft.type) || isVehicleType(draft.type) ? [] : errorAt('type', 'vehicleType')),
    ...(isBlank(loadingMeters) || (loadingMeters > 0 && loadingMeters <= MOST_METERS)
      ? []
      : errorAt('loadingMeters', 'loadingMeters', { max: MOST_METERS })),
    ...(isBlank(payloadKg) || (payloadKg >= PAYLOAD.min && payloadKg <= PAYLOAD.max)
      ? []
      : errorAt('payloadKg', 'payload', PAYLOAD)),
    ...(phone === '' || isPhone(phone) ? [] : errorAt('driverPhone', 'phone')),
    ...checkCrew(draft),
    ...((draft.papers ?? []).every(({ validUntil }) => isPlainDate(validUntil))
      ? []
      : errorAt('papers', 'dateInvalid')),
    ...checkLength('notes', draft.notes ?? undefined, 1000),
  ]
}

/** No one drives in turns with himself: each of the two fields says so, as only one of them may be asked about. */
function checkCrew({ driverName, coDriverName }: VehicleDraft): FieldIssue[] {
  const [first, second] = [textOf(driverName), textOf(coDriverName)].map((name) => name.trim().toLocaleLowerCase('de'))
  if (second === undefined || second === '' || first !== second) return []
  return [...errorAt('coDriverName', 'sameDriver'), ...errorAt('driverName', 'sameDriver')]
}

/** A German plate of one's own names its district by itself; of a foreign carrier it may run together. */
function checkPlate(path: string, plate: string | null | undefined, isOwn: boolean): FieldIssue[] {
  const text = textOf(plate)
  if (text === '') return errorAt(path, 'required')
  if (isOwn && isRunTogether(text)) return errorAt(path, 'plateSeparator')
  return isLicencePlate(text) ? [] : errorAt(path, 'licencePlate')
}

/** A block as it is typed. */
export interface BlockDraft {
  from?: string | undefined
  to?: string | undefined
  reason?: string | undefined
}

/** What is said about a block: from when, why, and an end that is not before its beginning. */
export function checkBlock({ from, to, reason }: BlockDraft): FieldIssue[] {
  return [
    ...(isBlank(from) ? errorAt('from', 'required') : isPlainDate(from) ? [] : errorAt('from', 'dateInvalid')),
    ...(isBlank(to) || isPlainDate(to) ? [] : errorAt('to', 'dateInvalid')),
    ...(isPlainDate(from) && isPlainDate(to) && to < from ? errorAt('to', 'periodOrder') : []),
    ...(isBlank(reason) ? errorAt('reason', 'required') : []),
    ...checkLength('reason', reason, 200),
  ]
}
