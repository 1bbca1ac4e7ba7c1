import { defineResource } from '../../write/define-resource.ts'
import { pointValues, refuseUsed } from './rules.ts'

/** Where goods are loaded and unloaded. */
export const loadingPoints = defineResource({
  kind: 'loadingPoint',
  list: { sort: [{ field: 'name' }], filters: {} },
  write: {
    ids: 'lpt',
    create: (_context, input) => ({ values: pointValues(input) }),
    update: (_context, _point, input) => ({ values: pointValues(input) }),
    refuseRemoval: refuseUsed,
  },
})
