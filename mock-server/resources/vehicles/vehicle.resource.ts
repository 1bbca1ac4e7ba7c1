import { addDays, type PlainDate, zonedToEpoch } from '#src/domain/basics/dates.ts'
import { heldStatus } from '#src/domain/vehicles/availability.ts'
import { dueUntil } from '#src/domain/vehicles/papers.ts'
import { choice, has, is, listed, oneOf } from '../../core/lists/filters.ts'
import { todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Condition } from '../../store/store.ts'
import { defineResource } from '../../write/define-resource.ts'
import { vehicleCascades } from './cascades.ts'
import { changedVehicle, newVehicle, refuseBusy, vehicleUndo } from './rules.ts'

type Vehicle = Row<'vehicles'>

const midnight = (date: PlainDate) => new Date(zonedToEpoch(date, '00:00')).toISOString()

/** An area or the beginning of a code (`97`, `80331`), or a range of areas (`20-29`). */
function areaCondition(area: string): Condition {
  const [from = '', to] = area.split('-')
  return to === undefined ? { prefix: from } : { gte: from, lte: `${to}\uffff` }
}

/** As it is on this day: a block may have begun or ended since anything was written. */
function onDay(vehicle: Vehicle, today: PlainDate): Vehicle {
  const held = heldStatus(vehicle, today)
  const wasHeld = vehicle.status === 'workshop' || vehicle.status === 'blocked'
  const status = held ?? (wasHeld ? 'available' : vehicle.status)
  return status === vehicle.status ? vehicle : { ...vehicle, status }
}

const ownOrNot = has('carrierId', 'carrier', 'own')

/** Vehicles, own and subcontractors', by plate. */
export const vehicles = defineResource({
  kind: 'vehicle',
  list: {
    sort: [{ field: 'licencePlate' }],
    filters: {
      status: oneOf('status'),
      type: oneOf('type'),
      freeFrom: (day) => ({ availableFrom: { gte: midnight(day) } }),
      freeUntil: (day) => ({ availableFrom: { lt: midnight(addDays(day, 1)) } }),
      freeIn: (areas) =>
        listed(areas).length === 0
          ? undefined
          : { anyOf: listed(areas).map((area) => ({ availablePostalCode: areaCondition(area) })) },
      papers: (state, asking) => {
        const today = todayOf(asking)
        return { papersUntil: state === 'expired' ? { lt: today } : { lte: dueUntil(today) } }
      },
      // Anyone who is named says whose it is.
      owner: (owner, _asking, { carrierId }) => (carrierId === undefined ? ownOrNot(owner) : undefined),
      carrierId: is('carrierId'),
      trailer: choice({ own: { trailerPlate: { exists: true } } }),
    },
  },
  write: { ids: 'veh', create: newVehicle, update: changedVehicle, refuseRemoval: refuseBusy },
  view: (rows, asking) => rows.map((vehicle) => onDay(vehicle, todayOf(asking))),
  cascades: vehicleCascades,
  undo: vehicleUndo,
})
