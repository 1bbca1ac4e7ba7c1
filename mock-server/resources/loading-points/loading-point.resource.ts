import { is } from '../../core/lists/filters.ts'
import { defineResource } from '../../write/define-resource.ts'
import { pointValues, refuseUsed } from './rules.ts'

/** Where goods are loaded and unloaded. */
export const loadingPoints = defineResource({
  kind: 'loadingPoint',
  list: { sort: [{ field: 'name' }], filters: { partnerId: is('partnerId') } },
  write: {
    ids: 'lpt',
    create: async (context, input) => ({ values: await pointValues(context, input) }),
    update: async (context, point, input) => ({ values: await pointValues(context, input, point) }),
    refuseRemoval: refuseUsed,
  },
})
