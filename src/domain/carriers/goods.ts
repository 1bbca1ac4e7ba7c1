import { type Abilities, lackingAbilities } from '../goods/abilities.ts'
import { needsAdrVehicle } from '../goods/adr-points.ts'
import type { CargoDraft } from '../goods/cargo-draft.ts'
import { adrLinesOf } from '../goods/cargo-checks.ts'
import { parseDimensions } from '../goods/dimensions.ts'
import { floorLength } from '../goods/loading-meters.ts'
import { pieceMisfits } from '../goods/piece-fit.ts'
import { temperatureText } from '../goods/temperature.ts'
import type { CarrierCandidate, MatchReason } from './matching.ts'
import { isVehicleType, vehicleCapacity, type VehicleType } from '../vehicles/vehicles.ts'

type Room = Pick<
  CarrierCandidate,
  'vehicleType' | 'loadingMeters' | 'payloadKg' | 'reefer' | 'isTypeUnknown' | 'isOwn' | keyof Abilities
>

/** The vehicles of a carrier by their kinds; of whom none is known, a usual lorry that says so. */
export function carrierVehicles(kinds: readonly string[]): Pick<CarrierCandidate, 'vehicleType' | 'isTypeUnknown'>[] {
  const known: readonly VehicleType[] = kinds.filter(isVehicleType)
  if (known.length === 0) return [{ vehicleType: 'TRUCK', isTypeUnknown: true }]
  return known.map((vehicleType) => ({ vehicleType }))
}

/** Room and payload of a vehicle, and what the goods need of them. */
export function roomFor(cargo: CargoDraft, { vehicleType, loadingMeters, payloadKg }: Room) {
  const typical = vehicleCapacity(vehicleType)
  return {
    needed: cargo.loadingMeters ?? floorLength(cargo)?.loadingMeters ?? 0,
    available: loadingMeters ?? typical.loadingMeters,
    weight: cargo.weightKg ?? 0,
    payload: payloadKg ?? typical.payloadKg,
  }
}

const when = (is: boolean, code: MatchReason['code'], values: MatchReason['values'] = {}): MatchReason[] =>
  is ? [{ code, values }] : []

function cooling({ temperature, vehicleType }: CargoDraft, vehicle: Room) {
  return {
    isAsked: vehicleType === 'REEFER' || temperature?.min !== undefined || temperature?.max !== undefined,
    isThere: vehicle.reefer ?? vehicleCapacity(vehicle.vehicleType).reefer,
  }
}

/** What the goods ask for that he says he cannot do, or has not said. How cold an own body gets no record says. */
function lacking(cargo: CargoDraft, vehicle: Room) {
  const { isThere } = cooling(cargo, vehicle)
  const isAsked = vehicle.isOwn !== true && (isThere || vehicle.isTypeUnknown === true)
  const range = isAsked ? { temperatureMin: cargo.temperature?.min, temperatureMax: cargo.temperature?.max } : {}
  const needs = {
    adr: needsAdrVehicle(adrLinesOf(cargo.adr)),
    tailLift: cargo.tailLift === true,
    palletExchange: cargo.palletExchange === true && vehicle.isOwn !== true,
    ...range,
  }
  return { lacks: lackingAbilities(needs, vehicle), needed: temperatureText(range) }
}

/** What the goods lack on a vehicle: room, payload, cooling, and what it, or he who runs it, is known not to have or do. */
export function goodsBlockers(cargo: CargoDraft, vehicle: Room): MatchReason[] {
  const { needed, available, weight, payload } = roomFor(cargo, vehicle)
  const { vehicleType: type, loadingMeters } = vehicle
  const isKnown = vehicle.isTypeUnknown !== true
  const { isAsked, isThere } = cooling(cargo, vehicle)
  const measures = parseDimensions(cargo.dimensions)
  const misfits = measures && isKnown ? pieceMisfits(measures, [{ type, loadingMeters }]) : []
  const { lacks, needed: range } = lacking(cargo, vehicle)
  const saysNo = (ability: string) => lacks.some((lack) => lack.ability === ability && lack.isKnown)
  return [
    ...when(isKnown && needed > available, 'blocker.loadingMeters', { needed, available }),
    ...when(isKnown && weight > payload, 'blocker.payload', { needed: weight, available: payload }),
    ...misfits.flatMap(({ side, has, inner }) => when(true, `blocker.piece${side}`, { has, inner })),
    ...when(isKnown && isAsked && !isThere, 'blocker.reefer'),
    ...when(saysNo('temperature'), 'blocker.temperature', { needed: range, able: temperatureText(vehicle) }),
    ...when(saysNo('tailLift'), 'blocker.tailLift'),
    ...when(saysNo('palletExchange'), 'blocker.palletExchange'),
    ...when(saysNo('adr'), 'blocker.adr'),
  ]
}

/** What no one has said of a vehicle, or of who runs it, and the goods ask for: a hint each. Source: decision 045 */
export function goodsUnknowns(cargo: CargoDraft, vehicle: Room): MatchReason[] {
  const { lacks } = lacking(cargo, vehicle)
  return [
    ...when(vehicle.isTypeUnknown === true, 'warning.vehicleTypesUnknown'),
    ...lacks.flatMap(({ ability, isKnown }) => when(!isKnown, `warning.${ability}Unknown`)),
  ]
}

/** The hints of `goodsUnknowns` on what somebody can do. */
export const ABILITY_UNKNOWN: ReadonlySet<string> = new Set<MatchReason['code']>([
  'warning.adrUnknown',
  'warning.tailLiftUnknown',
  'warning.palletExchangeUnknown',
  'warning.temperatureUnknown',
])

type BlockedCandidate = Pick<CarrierCandidate, 'vehicleType'> & { blockers: readonly MatchReason[] }

/** The vehicle the goods lack least on first, of two alike the one with more room. */
export function byLacking(one: BlockedCandidate, other: BlockedCandidate): number {
  const [room, otherRoom] = [one, other].map(({ vehicleType }) => vehicleCapacity(vehicleType).loadingMeters)
  return one.blockers.length - other.blockers.length || (otherRoom ?? 0) - (room ?? 0)
}

/** A carrier as his master data and his orders tell of him. `adrProven`: he has carried dangerous goods for us. */
interface KnownCarrier extends Abilities {
  vehicleTypes: readonly string[]
  adrProven?: boolean | undefined
}

/** Whether he carries dangerous goods: as he says, else as he has done before. */
export const adrOf = ({ adr, adrProven }: Pick<KnownCarrier, 'adr' | 'adrProven'>): boolean | undefined =>
  adr ?? (adrProven === true ? true : undefined)

/** What the goods lack on the best of a carrier's vehicles, and what of him is not known. */
export function carrierLacks(
  cargo: CargoDraft,
  carrier: KnownCarrier,
): { blockers: readonly MatchReason[]; unknowns: readonly MatchReason[] } {
  const { tailLift, palletExchange, temperatureMin, temperatureMax } = carrier
  const able = { adr: adrOf(carrier), tailLift, palletExchange, temperatureMin, temperatureMax }
  const [best] = carrierVehicles(carrier.vehicleTypes)
    .map((vehicle) => ({ ...vehicle, blockers: goodsBlockers(cargo, { ...vehicle, ...able }) }))
    .toSorted(byLacking)
  if (best === undefined) return { blockers: [], unknowns: [] }
  return { blockers: best.blockers, unknowns: goodsUnknowns(cargo, { ...best, ...able }) }
}
