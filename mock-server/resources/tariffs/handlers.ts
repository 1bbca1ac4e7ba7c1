import { isValidOn } from '#src/domain/tariffs/tariff.ts'
import { is } from '../../core/lists/filters.ts'
import { defineResource } from '../../write/define-resource.ts'
import {
  changedSurcharge,
  changedTariff,
  newSurcharge,
  newTariff,
  refuseTariffRemoval,
  surchargeUndo,
  tariffUndo,
} from './rules.ts'

/** Agreed prices by lane, the newest first. */
export const tariffNoun = defineResource({
  kind: 'tariff',
  list: {
    sort: [{ field: 'fromArea' }, { field: 'toArea' }, { field: 'validFrom', order: 'desc' }],
    filters: {
      partnerId: is('partnerId'),
      side: is('side'),
      validOn: (day) => (tariff) => isValidOn(tariff, day),
    },
  },
  write: { ids: 'tar', create: newTariff, update: changedTariff, refuseRemoval: refuseTariffRemoval },
  undo: tariffUndo,
})

/** The diesel surcharge by month, the newest first. */
export const fuelSurchargeNoun = defineResource({
  kind: 'fuelSurcharge',
  list: { sort: [{ field: 'month', order: 'desc' }], filters: {} },
  write: { ids: 'flo', create: newSurcharge, update: changedSurcharge },
  undo: surchargeUndo,
})
