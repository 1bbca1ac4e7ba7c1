import { adrPoints, needsAdrVehicle } from '../adr-lines.ts'
import type { AssignmentConflict } from '../assignment.ts'
import { absenceConflicts } from '../driver-availability.ts'
import { suits } from '../match-parts.ts'
import { adrAboard } from '../tours/load.ts'
import { heldConflicts } from '../vehicle-availability.ts'
import { vehicleCapacity } from '../vehicles.ts'
import { dateOf } from './calendar.ts'
import type { Violation } from './placement.ts'
import { paperConflicts } from './papers.ts'
import { isOwn, type Scene } from './scene.ts'

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
  ]
}

function daysOf({ placed }: Scene) {
  const { start, end } = placed.timeline
  return { from: dateOf(start), to: dateOf(end) }
}

/** What dangerous goods are aboard together on the leg with the most of them. */
function adrOf({ placed, board }: Scene) {
  return adrAboard(placed.tour.stops, (id) => board.orders.get(id)).find(needsAdrVehicle)
}

function ownViolations(scene: Scene): Violation[] {
  const { resource, orders } = scene
  if (!resource) return []
  const days = daysOf(scene)
  const [plate, goods] = [resource.label, adrOf(scene)]
  const first = <T>(some: readonly T[]) => some.slice(0, 1)
  const { type, driver } = resource
  const other = orders.filter(({ requiredVehicleType: asked }) => asked && type && !suits(asked, type))
  const lifted = orders.filter(({ tailLift }) => tailLift && resource.tailLift === false)
  const cooled = orders.filter(({ cooled: isCooled }) => isCooled && resource.reefer === false)
  return [
    ...first(other).map(({ number, requiredVehicleType = '' }) =>
      block('reason.plan.vehicleType', { order: number, plate, needed: requiredVehicleType, type: type ?? '' }),
    ),
    ...first(lifted).map(({ number }) => block('reason.plan.tailLift', { order: number, plate })),
    ...first(cooled).map(({ number }) => block('reason.plan.cooling', { order: number, plate })),
    ...(goods && resource.adr === false ? [block('reason.plan.adr', { plate, points: adrPoints(goods) ?? 0 })] : []),
    ...heldConflicts({ ...resource, licencePlate: plate }, days).map(said),
    ...(driver ? absenceConflicts(driver, days).map(said) : []),
  ]
}

/** None of the trucks a subcontractor has said he has is what an order asks for. Of his equipment nobody knows. */
function foreignTruckViolations({ resource, orders }: Scene): Violation[] {
  const types = resource && !isOwn(resource.key) ? (resource.types ?? []) : []
  const [type] = types
  if (!resource || type === undefined) return []
  const plate = resource.label
  const other = orders.find(({ requiredVehicleType: asked }) => asked && !types.some((one) => suits(asked, one)))
  const warm = types.some((one) => vehicleCapacity(one).reefer) ? undefined : orders.find(({ cooled }) => cooled)
  const { number = '', requiredVehicleType: needed = '' } = other ?? {}
  return [
    ...(other ? [block('reason.plan.vehicleType', { order: number, plate, needed, type })] : []),
    ...(warm ? [block('reason.plan.cooling', { order: warm.number, plate })] : []),
  ]
}

function paperViolations(scene: Scene): Violation[] {
  const { resource } = scene
  if (!resource) return []
  const goods = adrOf(scene)
  return paperConflicts(resource, { dangerousGoods: goods, needsAdr: goods !== undefined, ...daysOf(scene) }).map(said)
}
