import { beyondLaw, pieceMisfits } from '../../goods/piece-fit.ts'
import { temperatureText } from '../../goods/temperature.ts'
import type { StopOfOrder } from '../../tours/stops.ts'
import { dryBesideFrozen, reloadsOf, temperatureClashes, type BesideEachOther } from '../../tours/together.ts'
import { innerMeasures, type VehicleType } from '../../vehicles/vehicles.ts'
import { endOf, type PlanOrder } from '../facts/board.ts'
import type { Violation } from '../scene/placement.ts'
import { isOwn, type Scene } from '../scene/scene.ts'

/** How goods stand on the truck: whether each piece goes in, what stands beside each other, and what stands in the way. */
export function stowageViolations(scene: Scene): Violation[] {
  return [...pieceViolations(scene), ...temperatureViolations(scene), ...reloadHints(scene)]
}

/** The types of the truck: an own one has its own, a subcontractor those he has said. */
function typesOf({ resource }: Scene): readonly VehicleType[] {
  if (!resource) return []
  if (!isOwn(resource.key)) return resource.types ?? []
  return resource.type === undefined ? [] : [resource.type]
}

/** A piece has to go on one loading area and through the doors; beyond the law's measures it goes nowhere without a permit. */
function pieceViolations(scene: Scene): Violation[] {
  const { resource, orders } = scene
  const loadingMeters = resource && isOwn(resource.key) ? resource.loadingMeters : undefined
  const bodies = typesOf(scene).map((type) => ({ type, loadingMeters }))
  const plate = resource?.label ?? ''
  return orders.flatMap(({ number: order, measures, measuresUnread }): Violation[] => {
    if (measures === undefined) {
      return measuresUnread === true && resource
        ? [{ code: 'reason.plan.measuresUnread', severity: 'warn', values: { order } }]
        : []
    }
    const misfits = pieceMisfits(measures, bodies)
    return [
      ...misfits.map(({ side, has, inner }): Violation => ({
        code: `reason.plan.piece${side}`,
        severity: 'block',
        values: { order, plate, has, inner },
      })),
      ...beyondLaw(measures).map(({ side, has, most }): Violation => ({
        code: `reason.plan.over${side}`,
        severity: 'warn',
        values: { order, has, most },
      })),
    ]
  })
}

/** Goods that are aboard together need a temperature that is right for all of them; what has none beside frozen goods is said. */
function temperatureViolations(scene: Scene): Violation[] {
  const { board, placed } = scene
  const { stops } = placed.timeline
  const orderOf = (id: string) => board.orders.get(id)
  const said = (code: Violation['code'], severity: Violation['severity']) => (pair: BesideEachOther) => {
    const [order, other] = [orderOf(pair.orderId), orderOf(pair.otherId)]
    if (!order || !other) return []
    const values = {
      ...{ order: order.number, range: temperatureText(order) },
      ...{ other: other.number, otherRange: temperatureText(other) },
    }
    return [{ code, severity, values, ...momentOf(scene, pair.stop) }]
  }
  return [
    ...temperatureClashes(stops, orderOf).flatMap(said('reason.plan.temperature', 'block')),
    ...dryBesideFrozen(stops, orderOf).flatMap(said('reason.plan.dryBeside', 'warn')),
  ]
}

/** What stands in front of what is unloaded, where the truck is loaded by its rear doors alone. */
function reloadHints(scene: Scene): Violation[] {
  const { board, placed } = scene
  const types = typesOf(scene)
  if (types.length === 0 || !types.every((type) => innerMeasures(type).fromRear)) return []
  const numberOf = (id: string) => board.orders.get(id)?.number ?? id
  const siteAt = (stop: StopOfOrder | undefined) => {
    const order: PlanOrder | undefined = stop && board.orders.get(stop.orderId)
    return stop && order && endOf(order, stop).site
  }
  const { stops } = placed.timeline
  return reloadsOf(stops, (one) => siteAt(one)?.key ?? '').map(({ stop, orderId, inFront }): Violation => ({
    code: 'reason.plan.loadingOrder',
    severity: 'warn',
    values: {
      city: siteAt(stops[stop])?.city ?? '',
      order: numberOf(orderId),
      orders: inFront.map(numberOf).join(', '),
    },
    ...momentOf(scene, stop),
  }))
}

function momentOf({ placed }: Scene, stopIndex: number): Pick<Violation, 'at' | 'stopIndex'> {
  const stop = placed.timeline.stops[stopIndex]
  return stop ? { stopIndex, at: { from: stop.begin, to: stop.end } } : { stopIndex }
}
