import type { AssignmentConflict } from '../../refusals/conflict.ts'
import { type AbilityNeeds, lackingAbilities } from '../../goods/abilities.ts'
import { temperatureText } from '../../goods/temperature.ts'
import { abilityConflict } from '../../assignment/abilities.ts'
import { absenceConflicts } from '../../drivers/availability.ts'
import { heldConflicts } from '../../vehicles/availability.ts'
import { isDemand, wishConflicts } from '../../vehicles/wish.ts'
import { vehicleCapacity } from '../../vehicles/vehicles.ts'
import type { PlanOrder } from '../facts/board.ts'
import { dateOf } from '../facts/calendar.ts'
import type { Violation } from '../scene/placement.ts'
import { adrOf, adrValues, mixedLoadingViolations } from './dangers.ts'
import { countryCode } from '../../places/country-codes.ts'
import { paperConflicts, vanPapers } from '../facts/papers.ts'
import { homeOf } from './cabotage.ts'
import { isOwn, type Scene } from '../scene/scene.ts'

const block = (code: Violation['code'], values: Violation['values'] = {}): Violation => ({
  code,
  severity: 'block',
  values,
})
const hint = (code: Violation['code'], values: Violation['values']): Violation => ({ code, severity: 'warn', values })
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
  const crew = [resource.driver ?? [], resource.coDriver ?? []].flat()
  const lifted = orders.filter(({ tailLift }) => tailLift && resource.tailLift === false)
  const cooled = orders.filter(({ cooled: isCooled }) => isCooled && resource.reefer === false)
  return [
    ...wishViolations(scene, resource.type === undefined ? [] : [resource.type]),
    ...first(lifted).map(({ number }) => block('reason.plan.tailLift', { order: number, plate })),
    ...first(cooled).map(({ number }) => block('reason.plan.cooling', { order: number, plate })),
    ...(goods && resource.adr === false ? [block('reason.plan.adr', { plate, ...adrValues(goods) })] : []),
    ...heldConflicts({ ...resource, licencePlate: plate }, days).map(said),
    ...crew.flatMap((one) => absenceConflicts(one, days).map(said)),
  ]
}

/**
 * What a subcontractor has said of his trucks and of what he can do, against what the orders ask for. What he has not said is not
 * known: it is said, and stands in no one's way. Source: decision 045
 */
function foreignTruckViolations(scene: Scene): Violation[] {
  const { resource, orders } = scene
  if (!resource) return []
  const { label: plate, types = [] } = resource
  const hasReefer = types.some((one) => vehicleCapacity(one).reefer)
  const warm = types.length === 0 || hasReefer ? undefined : orders.find(({ cooled }) => cooled)
  const asked = types.length > 0 ? undefined : orders.find(({ requiredVehicleType: type }) => isDemand(type))
  return [
    ...wishViolations(scene, types),
    ...(asked ? [hint('reason.plan.vehicleTypeUnknown', { order: asked.number, plate })] : []),
    ...(warm ? [block('reason.plan.cooling', { order: warm.number, plate })] : []),
    ...abilityViolations(scene, warm === undefined),
  ]
}

/** Each ability once, by the order whose asking is the worst: he says no, or nothing. */
function abilityViolations(scene: Scene, mayCool: boolean): Violation[] {
  const { resource, orders } = scene
  if (!resource) return []
  const goods = adrOf(scene)
  const found = orders.flatMap((order) =>
    lackingAbilities(needsOf(order, mayCool), resource).map((lack) => ({ ...lack, order })),
  )
  const worst = (['tailLift', 'palletExchange', 'temperature'] as const).flatMap((ability) => {
    const all = found.filter((lack) => lack.ability === ability)
    return all.find(({ isKnown }) => isKnown) ?? all[0] ?? []
  })
  return [
    ...(goods && resource.adr !== true
      ? [said(abilityConflict('adr', resource.adr === false, { plate: resource.label, ...adrValues(goods) }))]
      : []),
    ...worst.map(({ ability, isKnown, order }) => {
      const ranges = { range: temperatureText(order), able: temperatureText(resource) }
      return said(abilityConflict(ability, isKnown, { order: order.number, plate: resource.label, ...ranges }))
    }),
  ]
}

const needsOf = (order: PlanOrder, mayCool: boolean): AbilityNeeds => ({
  // Dangerous goods count by all that is aboard.
  adr: false,
  tailLift: order.tailLift,
  palletExchange: order.palletExchange === true,
  ...(mayCool && { temperatureMin: order.temperatureMin, temperatureMax: order.temperatureMax }),
})

function paperViolations(scene: Scene): Violation[] {
  const { resource } = scene
  if (!resource) return []
  const goods = adrOf(scene)
  const cooled = scene.orders.some((order) => order.cooled)
  const drive = {
    dangerousGoods: goods,
    needsAdr: goods !== undefined,
    cooled,
    isInternational: isInternational(scene),
    ...daysOf(scene),
    today: dateOf(scene.board.now),
  }
  return [...paperConflicts(resource, drive).map(said), ...foreignVanPapers(scene)]
}

/** Goods go from one country to another, or inside one that is not the truck's own. Source: VO (EG) 1072/2009, Art. 2 (2) and (6) */
function isInternational({ orders, resource }: Scene): boolean {
  const home = resource && homeOf(resource)
  return orders.some(({ pickup, delivery }) => {
    const [from, to] = [countryCode(pickup.site.country), countryCode(delivery.site.country)]
    return from !== undefined && to !== undefined && (from !== to || (home !== undefined && from !== home))
  })
}

/** Of a subcontractor's van across a border no one has seen the papers: that is said. */
function foreignVanPapers(scene: Scene): Violation[] {
  const { resource } = scene
  if (!resource || (isOwn(resource.key) && resource.carrier === undefined)) return []
  const needed = vanPapers(resource.type, { isInternational: isInternational(scene), to: daysOf(scene).to })
  const isHeld = needed.every((kind) => resource.papers.some((paper) => paper.kind === kind))
  return isHeld ? [] : [hint('reason.plan.vanAbroadUnknown', { plate: resource.label })]
}
