import type { AssignmentConflict } from '../refusals/conflict.ts'
import type { ReasonCode } from '../refusals/reason-messages.ts'
import { isLoaded, type TransportStatus } from '../workflow/transport-status.ts'

/** What carries goods: a vehicle that is known, or a subcontractor's of which the plate may be. */
export interface Carriage {
  vehicleId?: string | undefined
  plate?: string | undefined
  carrierId?: string | undefined
}

/** Why the vehicle of a transport is not taken off; nothing until its goods are loaded. What was driven stays on record. */
export function vehicleOffRefusal(status: TransportStatus | undefined): ReasonCode | undefined {
  return status !== undefined && isLoaded(status) ? 'reason.transport.loadedKeepsVehicle' : undefined
}

const isAboard = (status: TransportStatus | undefined): boolean =>
  status !== undefined && isLoaded(status) && status !== 'DELIVERED' && status !== 'COMPLETED'

/** Whether it is the same truck; one of which nothing was known, or the subcontractor alone, is only named. */
function isSameTruck(from: Carriage, to: Carriage): boolean {
  if (from.vehicleId !== undefined) return from.vehicleId === to.vehicleId
  if (from.plate !== undefined && to.plate !== undefined) return from.plate === to.plate
  return from.carrierId === undefined ? from.plate === undefined : from.carrierId === to.carrierId
}

/**
 * What speaks against another vehicle, or another subcontractor's, for a transport: goods that are aboard of one have to be moved over to the other, which
 * somebody has to give a reason for.
 */
export function transshipmentConflicts(
  status: TransportStatus | undefined,
  from: Carriage,
  to: Carriage & { name: string },
): AssignmentConflict[] {
  if (!isAboard(status) || isSameTruck(from, to)) return []
  return from.plate === undefined
    ? [{ code: 'reason.transport.transshipment', severity: 'block', values: { to: to.name } }]
    : [{ code: 'reason.transport.transshipmentFrom', severity: 'block', values: { from: from.plate, to: to.name } }]
}
