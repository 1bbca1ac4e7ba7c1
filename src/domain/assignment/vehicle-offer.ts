import type { AssignmentConflict } from '../refusals/conflict.ts'
import { assignmentConflicts, type AssignmentFacts } from './assignment.ts'
import { availabilityConflicts, type Period, type VehicleAvailability } from '../vehicles/availability.ts'

/** What speaks against offering a vehicle for a freight: what bars it on these days, its papers, and what does not fit. */
export function offerConflicts(
  vehicle: VehicleAvailability & NonNullable<AssignmentFacts['vehicle']>,
  { cargo, days, today }: Pick<AssignmentFacts, 'cargo' | 'today'> & { days: Period },
): AssignmentConflict[] {
  const needs = { adr: cargo.adr, cooled: cargo.temperature !== undefined }
  return [...availabilityConflicts(vehicle, days, needs), ...assignmentConflicts({ cargo, vehicle, today })]
}
