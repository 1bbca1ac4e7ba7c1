import { contains, has, oneOf, since, until } from '../../core/lists/filters.ts'
import { defineResource } from '../../write/define-resource.ts'
import { changedLoad, newLoad, refuseDeleting } from './rules.ts'

/** Freight that waits for a vehicle, what is loaded next first. */
export const loads = defineResource({
  kind: 'load',
  list: {
    sort: [{ field: 'pickupDate' }],
    filters: {
      status: oneOf('status'),
      vehicleType: oneOf('vehicleType'),
      ofOrder: has('orderId'),
      customer: contains('customerName'),
      city: contains('originCity', 'destinationCity'),
      pickupFrom: since('pickupDate'),
      pickupTo: until('pickupDate'),
    },
  },
  write: { ids: 'loa', create: newLoad, update: changedLoad, refuseRemoval: refuseDeleting },
})
