import { needsAdrVehicle } from '../adr-lines.ts'
import type { AssignmentConflict } from '../assignment.ts'
import type { Reason } from '../reason-messages.ts'
import { aboardAfter, adrAboard, type Freight } from './load.ts'
import { doneCount, isSameStop, orderIdsOf, type StopOfOrder } from './stops.ts'

/** An order as a tour knows it: how it is called, what it puts on the truck, and whether that has to be cooled. */
export interface TourFreight extends Freight {
  number: string
  cooled?: boolean | undefined
}

/** What carries a tour; what is not known is not judged. */
export interface TourVehicle {
  loadingMeters?: number | undefined
  payloadKg?: number | undefined
  adr?: boolean | undefined
  reefer?: boolean | undefined
}

type FreightOf = (orderId: string) => TourFreight | undefined

const numberOf = (freightOf: FreightOf, orderId: string) => freightOf(orderId)?.number ?? orderId

/**
 * What no reason lifts: every order of a tour is loaded once, unloaded once, and loaded before it is unloaded. Nothing where
 * that holds.
 */
export function stopsRefusal(stops: readonly StopOfOrder[], freightOf: FreightOf): Reason | undefined {
  for (const orderId of orderIdsOf(stops)) {
    const kinds = stops.filter((stop) => stop.orderId === orderId).map(({ kind }) => kind)
    const values = { order: numberOf(freightOf, orderId) }
    if (kinds.length !== 2 || kinds[0] === kinds[1]) return { code: 'reason.tour.stopsIncomplete', values }
    if (kinds[0] === 'delivery') return { code: 'reason.tour.deliveryFirst', values }
  }
  return undefined
}

/** What the truck has behind it stays as it was: nothing is put before it, and nothing of it leaves the tour. */
export function doneRefusal<S extends StopOfOrder>(
  before: readonly S[],
  after: readonly StopOfOrder[],
  { isDone, freightOf }: { isDone: (stop: S) => boolean; freightOf: FreightOf },
): Reason | undefined {
  const done = before.slice(0, doneCount(before, isDone))
  const moved = done.find((stop, index) => {
    const now = after[index]
    return now === undefined || !isSameStop(now, stop)
  })
  return moved && { code: 'reason.tour.stopDone', values: { order: numberOf(freightOf, moved.orderId) } }
}

/** The first leg on which more is aboard than there is room for. */
function exceeded(
  code: 'reason.tour.loadingMeters' | 'reason.tour.weight',
  aboard: readonly number[],
  capacity: number | undefined,
): AssignmentConflict[] {
  if (capacity === undefined) return []
  const at = aboard.findIndex((load) => load > capacity)
  const most = aboard[at]
  return most === undefined ? [] : [{ code, severity: 'block', values: { stop: at + 1, aboard: most, capacity } }]
}

/**
 * What speaks against a tour on a vehicle: room and payload leg by leg, cooling, and dangerous goods by what is aboard
 * together. Source: decision A27
 */
export function tourConflicts(
  stops: readonly StopOfOrder[],
  { vehicle, freightOf }: { vehicle: TourVehicle; freightOf: FreightOf },
): AssignmentConflict[] {
  const loads = aboardAfter(stops, freightOf)
  const needsAdr = vehicle.adr === false && adrAboard(stops, freightOf).some(needsAdrVehicle)
  const needsCooling = vehicle.reefer === false && orderIdsOf(stops).some((id) => freightOf(id)?.cooled === true)
  return [
    ...exceeded(
      'reason.tour.loadingMeters',
      loads.map(({ loadingMeters }) => loadingMeters),
      vehicle.loadingMeters,
    ),
    ...exceeded(
      'reason.tour.weight',
      loads.map(({ weightKg }) => weightKg),
      vehicle.payloadKg,
    ),
    ...(needsAdr ? [blocks('reason.adrEquipmentMissing')] : []),
    ...(needsCooling ? [blocks('reason.reeferMissing')] : []),
  ]
}

const blocks = (code: AssignmentConflict['code']): AssignmentConflict => ({ code, severity: 'block', values: {} })
