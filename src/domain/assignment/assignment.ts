import type { AssignmentConflict } from '../refusals/conflict.ts'
import { daysBetween, isPlainDate, type PlainDate } from '../basics/dates.ts'
import { EXPIRY_WARNING_DAYS } from '../vehicles/expiry-warning.ts'
import type { ReasonCode } from '../refusals/reason-messages.ts'
import { isVehicleType, vehicleCapacity } from '../vehicles/vehicles.ts'
import { isDemand, wishConflicts } from '../vehicles/wish.ts'
import { type Abilities, lackingAbilities } from '../goods/abilities.ts'
import { parseDimensions } from '../goods/dimensions.ts'
import { pieceMisfits } from '../goods/piece-fit.ts'
import { temperatureText } from '../goods/temperature.ts'
import { abilityConflict } from './abilities.ts'

/** How old the check of a carrier's papers may be, in days. GüKG asks for "regularly"; a year is usual. */
export const COMPLIANCE_CHECK_DAYS = 365

/** What is to be carried: loading metres, kilograms, °C. */
export type CargoForAssignment = {
  loadingMeters?: number
  weightKg?: number
  adr?: boolean
  /** The order it belongs to, and what that asks of a vehicle. */
  order?: string
  vehicleType?: string | undefined
  tailLift?: boolean | undefined
  palletExchange?: boolean | undefined
  /** Measures of a piece, as they are typed. */
  dimensions?: string | undefined
  /** Present when the goods are temperature controlled. */
  temperature?: { min?: number | undefined; max?: number | undefined } | undefined
}

/** What shall carry it: room in loading metres, payload in kilograms, and what is loaded already. */
export type VehicleForAssignment = {
  licencePlate?: string
  type?: string
  tailLift?: boolean
  loadingMeters?: number
  payloadKg?: number
  adr?: boolean
  reefer?: boolean
  loadedMeters?: number
  loadedKg?: number
}

/** Who shall carry it: until when the papers are valid, when they were checked, and what he says he can do. */
export type CarrierForAssignment = Abilities & {
  name?: string
  /** What he has, where he has said so. */
  vehicleTypes?: readonly string[]
  euLicenceUntil?: PlainDate
  insuranceUntil?: PlainDate
  checkedAt?: PlainDate
  blocked?: boolean
}

/** An assignment to be judged on a day. */
export type AssignmentFacts = {
  cargo: CargoForAssignment
  vehicle?: VehicleForAssignment
  carrier?: CarrierForAssignment
  today: PlainDate
  /** Day to whose end the carrier's papers must hold, today where missing; how soon they expire is told from today. */
  until?: PlainDate
}

/**
 * What speaks against putting a cargo on a vehicle or giving it to a carrier: capacity, equipment, and the papers the
 * client must check under § 7c GüKG (negligent ignorance is enough for a fine). A figure that is not known raises no
 * conflict; a paper that is not proven raises a warning. Never throws. Source: decisions B1, B4.
 */
export function assignmentConflicts({
  cargo,
  vehicle,
  carrier,
  today,
  until = today,
}: AssignmentFacts): AssignmentConflict[] {
  return [
    ...(vehicle ? [...capacityConflicts(cargo, vehicle), ...equipmentConflicts(cargo, vehicle)] : []),
    ...(carrier ? [...carrierConflicts(carrier, today, until), ...abilityConflicts(cargo, carrier)] : []),
    // A vehicle that is known is judged itself.
    ...(carrier && !vehicle ? fleetConflicts(cargo, carrier) : []),
  ]
}

/** The codes of the blocking conflicts, as `checkTransition` takes them. */
export function blockingConflicts(conflicts: readonly AssignmentConflict[]): ReasonCode[] {
  return conflicts.filter(({ severity }) => severity === 'block').map(({ code }) => code)
}

const block = (code: ReasonCode, values: AssignmentConflict['values'] = {}): AssignmentConflict => {
  return { code, severity: 'block', values }
}

const warn = (code: ReasonCode, values: AssignmentConflict['values'] = {}): AssignmentConflict => {
  return { code, severity: 'warn', values }
}

function capacityConflicts(cargo: CargoForAssignment, vehicle: VehicleForAssignment): AssignmentConflict[] {
  return [
    ...exceeded('reason.capacity.loadingMeters', cargo.loadingMeters, vehicle.loadingMeters, vehicle.loadedMeters),
    ...exceeded('reason.capacity.weight', cargo.weightKg, vehicle.payloadKg, vehicle.loadedKg),
  ]
}

function exceeded(
  code: 'reason.capacity.loadingMeters' | 'reason.capacity.weight',
  added: number | undefined,
  capacity: number | undefined,
  loaded = 0,
): AssignmentConflict[] {
  if (added === undefined || capacity === undefined) return []
  // In hundredths: 12.8 + 0.8 is 13.6 on the yard, but not in binary fractions.
  if (!(Math.round((loaded + added) * 100) > Math.round(capacity * 100))) return []
  return loaded > 0 ? [block(`${code}Shared`, { loaded, added, capacity })] : [block(code, { added, capacity })]
}

function equipmentConflicts(cargo: CargoForAssignment, vehicle: VehicleForAssignment): AssignmentConflict[] {
  const [order, plate] = [cargo.order ?? '', vehicle.licencePlate ?? '']
  const types = vehicle.type === undefined ? [] : [vehicle.type]
  return [
    ...wishConflicts({ order, vehicleType: cargo.vehicleType }, { plate, types }),
    ...pieceConflicts(cargo, vehicle),
    ...(cargo.tailLift && vehicle.tailLift === false ? [block('reason.plan.tailLift', { order, plate })] : []),
    ...(cargo.adr && !vehicle.adr ? [block('reason.adrEquipmentMissing')] : []),
    ...(cargo.temperature && !vehicle.reefer ? [block('reason.reeferMissing')] : []),
  ]
}

/** A piece has to go into the body of the vehicle. */
function pieceConflicts(cargo: CargoForAssignment, vehicle: VehicleForAssignment): AssignmentConflict[] {
  const { type, loadingMeters } = vehicle
  const measures = parseDimensions(cargo.dimensions)
  if (measures === undefined || !isVehicleType(type)) return []
  const [order, plate] = [cargo.order ?? '', vehicle.licencePlate ?? '']
  return pieceMisfits(measures, [{ type, loadingMeters }]).map(({ side, has, inner }) =>
    block(`reason.plan.piece${side}`, { order, plate, has, inner }),
  )
}

/** Whether one of the types a subcontractor has said is asked for, cools, and takes the pieces. Source: decision 045 */
function fleetConflicts(cargo: CargoForAssignment, carrier: CarrierForAssignment): AssignmentConflict[] {
  const types = (carrier.vehicleTypes ?? []).filter(isVehicleType)
  const [order, plate] = [cargo.order ?? '', carrier.name ?? '']
  const asked = isVehicleType(cargo.vehicleType) ? cargo.vehicleType : undefined
  if (types.length === 0) return isDemand(asked) ? [warn('reason.plan.vehicleTypeUnknown', { order, plate })] : []
  const measures = parseDimensions(cargo.dimensions)
  const misfits =
    measures === undefined
      ? []
      : pieceMisfits(
          measures,
          types.map((type) => ({ type })),
        )
  const isWarm = cargo.temperature !== undefined && !types.some((type) => vehicleCapacity(type).reefer)
  return [
    ...wishConflicts({ order, vehicleType: cargo.vehicleType }, { plate, types }),
    ...misfits.map(({ side, has, inner }) => block(`reason.plan.piece${side}`, { order, plate, has, inner })),
    ...(isWarm ? [block('reason.plan.cooling', { order, plate })] : []),
  ]
}

/** What the goods ask for and a subcontractor says he cannot do, or has not said. Source: decision 045 */
function abilityConflicts(cargo: CargoForAssignment, carrier: CarrierForAssignment): AssignmentConflict[] {
  const range = { temperatureMin: cargo.temperature?.min, temperatureMax: cargo.temperature?.max }
  const needs = {
    adr: cargo.adr === true,
    tailLift: cargo.tailLift === true,
    palletExchange: cargo.palletExchange === true,
    ...range,
  }
  const values = { order: cargo.order ?? '', plate: carrier.name ?? '' }
  const ranges = { range: temperatureText(range), able: temperatureText(carrier) }
  return lackingAbilities(needs, carrier).map(({ ability, isKnown }) =>
    abilityConflict(ability, isKnown, ability === 'temperature' ? { ...values, ...ranges } : values),
  )
}

function carrierConflicts(carrier: CarrierForAssignment, today: PlainDate, until: PlainDate): AssignmentConflict[] {
  return [
    ...(carrier.blocked ? [block('reason.carrierBlocked')] : []),
    ...paperConflicts('licence', carrier.euLicenceUntil, today, until),
    ...paperConflicts('insurance', carrier.insuranceUntil, today, until),
    ...checkConflicts(carrier.checkedAt, today),
  ]
}

/** A paper is valid on its last day. */
function paperConflicts(
  paper: 'licence' | 'insurance',
  date: PlainDate | undefined,
  today: PlainDate,
  until: PlainDate,
): AssignmentConflict[] {
  if (!isPlainDate(date)) return [warn(`reason.${paper}Missing`)]
  if (daysBetween(until, date) < 0) return [block(`reason.${paper}Expired`, { date })]
  return daysBetween(today, date) <= EXPIRY_WARNING_DAYS ? [warn(`reason.${paper}Expiring`, { date })] : []
}

function checkConflicts(checkedAt: PlainDate | undefined, today: PlainDate): AssignmentConflict[] {
  if (!isPlainDate(checkedAt)) return [warn('reason.complianceCheckMissing')]
  const old = daysBetween(checkedAt, today) > COMPLIANCE_CHECK_DAYS
  return old ? [warn('reason.complianceCheckOld', { date: checkedAt })] : []
}
