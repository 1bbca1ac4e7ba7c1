import { addDays, zonedToEpoch } from '#src/domain/basics/dates.ts'
import { blockIn, endOfJobs, heldStatus } from '#src/domain/vehicles/availability.ts'
import { papersUntil } from '#src/domain/vehicles/papers.ts'
import type { Row } from '../../store/models.ts'
import { ACTIVE, RUNNING } from '#src/domain/workflow/transport-status.ts'
import { type RuleContext, todayOf } from '../../core/rule-context.ts'

type Vehicle = Row<'vehicles'>

/** What follows from a vehicle's transports, blocks and papers; no one sets it. */
export const FOLLOWING = ['status', 'availableFrom', 'availableCity', 'availablePostalCode', 'papersUntil'] as const
export type DerivedState = Pick<Vehicle, (typeof FOLLOWING)[number]>

const moment = (epoch: number) => new Date(epoch).toISOString()

/** What a vehicle does, until when, and where it is free then. */
export function followingOf(
  vehicle: Vehicle,
  jobs: readonly Row<'transports'>[],
  { now, today }: { now: number; today: string },
): DerivedState {
  const held = heldStatus(vehicle, today)
  const running = jobs.some(({ status }) => RUNNING.includes(status))
  const status = held ?? (running ? 'driving' : jobs.length > 0 ? 'assigned' : 'available')
  const end = endOfJobs(jobs, zonedToEpoch)
  const block = held && blockIn(vehicle.blocks, { from: today, to: today })
  const lifted = block?.to && zonedToEpoch(addDays(block.to, 1), '06:00')
  const wasFree = vehicle.status === 'available' ? vehicle.availableFrom : undefined
  const isOpen = status === 'outOfService' || (block !== undefined && lifted === undefined)
  const at = Math.max(end?.at ?? 0, lifted || 0)
  return {
    status,
    availableFrom: isOpen ? undefined : at > 0 ? moment(at) : (wasFree ?? moment(now)),
    availableCity: end?.city ?? vehicle.currentCity,
    availablePostalCode: end?.postalCode ?? vehicle.currentPostalCode,
    papersUntil: papersUntil(vehicle.papers),
  }
}

/** Brings a vehicle in step with its transports, blocks and papers, and tells the others when that changes it. */
export async function followWithVehicle(context: RuleContext, vehicleId: string | undefined): Promise<void> {
  const vehicle = vehicleId ? await context.store.find('vehicles', vehicleId) : undefined
  if (!vehicle) return
  const jobs = await context.store.all('transports', { vehicleId: vehicle.id, status: { in: ACTIVE } })
  const values = followingOf(vehicle, jobs, { now: context.now, today: todayOf(context) })
  const changedFields = FOLLOWING.filter((field) => values[field] !== vehicle[field])
  if (changedFields.length === 0) return
  await context.store.patch('vehicles', vehicle.id, values)
}
