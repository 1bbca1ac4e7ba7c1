import type { CargoDraft } from '../goods/cargo-draft.ts'
import { needsAdrVehicle } from '../goods/adr-points.ts'
import { adrLinesOf } from '../goods/cargo-checks.ts'
import { floorLength } from '../goods/loading-meters.ts'
import type { CarrierCandidate, MatchReason } from './matching.ts'
import { isVehicleType, vehicleCapacity, type VehicleType } from '../vehicles/vehicles.ts'

/** Bodies that usually have a tail lift: what a carrier's own vehicles have is known by their kind alone. */
const TAIL_LIFT: readonly VehicleType[] = ['SOLO_12', 'SOLO_7_5', 'BOX']

type Room = Pick<CarrierCandidate, 'vehicleType' | 'loadingMeters' | 'payloadKg' | 'reefer' | 'tailLift' | 'adr'>

/** The vehicles of a carrier by their kinds; of whom none is known, a usual lorry. */
export function carrierVehicles(kinds: readonly string[]): { vehicleType: VehicleType; tailLift: boolean }[] {
  const known = kinds.filter(isVehicleType)
  const all: readonly VehicleType[] = known.length > 0 ? known : ['TRUCK']
  return all.map((vehicleType) => ({ vehicleType, tailLift: TAIL_LIFT.includes(vehicleType) }))
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

/** What the goods lack on a vehicle: room, payload, cooling, tail lift, the proof of ADR. */
export function goodsBlockers(cargo: CargoDraft, vehicle: Room): MatchReason[] {
  const { needed, available, weight, payload } = roomFor(cargo, vehicle)
  const { temperature, vehicleType } = cargo
  const isCooled = vehicleType === 'REEFER' || temperature?.min !== undefined || temperature?.max !== undefined
  const hasCooling = vehicle.reefer ?? vehicleCapacity(vehicle.vehicleType).reefer
  const when = (is: boolean, code: MatchReason['code'], values: MatchReason['values'] = {}) =>
    is ? [{ code, values }] : []
  return [
    ...when(needed > available, 'blocker.loadingMeters', { needed, available }),
    ...when(weight > payload, 'blocker.payload', { needed: weight, available: payload }),
    ...when(isCooled && !hasCooling, 'blocker.reefer'),
    ...when(cargo.tailLift === true && vehicle.tailLift !== true, 'blocker.tailLift'),
    ...when(needsAdrVehicle(adrLinesOf(cargo.adr)) && vehicle.adr !== true, 'blocker.adr'),
  ]
}

type BlockedCandidate = Pick<CarrierCandidate, 'vehicleType'> & { blockers: readonly MatchReason[] }

/** The vehicle the goods lack least on first, of two alike the one with more room. */
export function byLacking(one: BlockedCandidate, other: BlockedCandidate): number {
  const [room, otherRoom] = [one, other].map(({ vehicleType }) => vehicleCapacity(vehicleType).loadingMeters)
  return one.blockers.length - other.blockers.length || (otherRoom ?? 0) - (room ?? 0)
}

/** What the goods lack on the best of a carrier's vehicles. Whether he may carry dangerous goods may not be known: then nothing is said of it. */
export function carrierLacks(
  cargo: CargoDraft,
  { vehicleTypes, adrProven = true }: { vehicleTypes: readonly string[]; adrProven?: boolean | undefined },
): readonly MatchReason[] {
  const [best] = carrierVehicles(vehicleTypes)
    .map((vehicle) => ({ ...vehicle, blockers: goodsBlockers(cargo, { ...vehicle, adr: adrProven }) }))
    .toSorted(byLacking)
  return best?.blockers ?? []
}
