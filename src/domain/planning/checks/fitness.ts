import type { AssignmentConflict } from '../../refusals/conflict.ts'
import { absenceConflicts } from '../../drivers/availability.ts'
import { heldConflicts } from '../../vehicles/availability.ts'
import { wishConflicts } from '../../vehicles/wish.ts'
import { vehicleCapacity } from '../../vehicles/vehicles.ts'
import { dateOf } from '../facts/calendar.ts'
import type { Violation } from '../scene/placement.ts'
import { adrOf, adrValues, mixedLoadingViolations } from './dangers.ts'
import { paperConflicts } from '../facts/papers.ts'
import { isOwn, type Scene } from '../scene/scene.ts'

const block = (code: Violation['code'], values: Violation['values'] = {}): Violation => ({
  code,
  severity: 'block',
  values,
})
const said = ({ code, severity, values }: AssignmentConflict): Violation => ({ code, severity, values })

/** Whether vehicle, driver and subcontractor may and can carry what is aboard on these days. */
export function fitnessViolations(scene: Scene): Violation[] {
  if (!scene.resource) return []
  return [
    ...(isOwn(scene.resource.key) ? ownViolations(scene) : foreignTruckViolations(scene)),
    ...paperViolations(scene),
    ...mixedLoadingViolations(scene),
  ]
}

function daysOf({ placed }: Scene) {
  const { start, end } = placed.timeline
  return { from: dateOf(start), to: dateOf(end) }
}

/** The worst of what the orders say of the types there are, once. */
function wishViolations({ resource, orders }: Scene, types: readonly string[]): Violation[] {
  const said = orders.flatMap(({ number, requiredVehicleType }) =>
    wishConflicts({ order: number, vehicleType: requiredVehicleType }, { plate: resource?.label ?? '', types }),
  )
  return said.toSorted((a, b) => (a.severity === b.severity ? 0 : a.severity === 'block' ? -1 : 1)).slice(0, 1)
}

function ownViolations(scene: Scene): Violation[] {
  const { resource, orders } = scene
  if (!resource) return []
  const days = daysOf(scene)
  const [plate, goods] = [resource.label, adrOf(scene)]
  const first = <T>(some: readonly T[]) => some.slice(0, 1)
  const { driver } = resource
  const lifted = orders.filter(({ tailLift }) => tailLift && resource.tailLift === false)
  const cooled = orders.filter(({ cooled: isCooled }) => isCooled && resource.reefer === false)
  return [
    ...wishViolations(scene, resource.type === undefined ? [] : [resource.type]),
    ...first(lifted).map(({ number }) => block('reason.plan.tailLift', { order: number, plate })),
    ...first(cooled).map(({ number }) => block('reason.plan.cooling', { order: number, plate })),
    ...(goods && resource.adr === false ? [block('reason.plan.adr', { plate, ...adrValues(goods) })] : []),
    ...heldConflicts({ ...resource, licencePlate: plate }, days).map(said),
    ...(driver ? absenceConflicts(driver, days).map(said) : []),
  ]
}

/** None of the trucks a subcontractor has said he has is what an order asks for. Of his equipment no one knows. */
function foreignTruckViolations(scene: Scene): Violation[] {
  const { resource, orders } = scene
  const types = resource && !isOwn(resource.key) ? (resource.types ?? []) : []
  if (!resource || types.length === 0) return []
  const warm = types.some((one) => vehicleCapacity(one).reefer) ? undefined : orders.find(({ cooled }) => cooled)
  return [
    ...wishViolations(scene, types),
    ...(warm ? [block('reason.plan.cooling', { order: warm.number, plate: resource.label })] : []),
  ]
}

function paperViolations(scene: Scene): Violation[] {
  const { resource } = scene
  if (!resource) return []
  const goods = adrOf(scene)
  const cooled = scene.orders.some((order) => order.cooled)
  const drive = {
    dangerousGoods: goods,
    needsAdr: goods !== undefined,
    cooled,
    ...daysOf(scene),
    today: dateOf(scene.board.now),
  }
  return paperConflicts(resource, drive).map(said)
}
