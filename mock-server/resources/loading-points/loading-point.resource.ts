import { defineResource } from '../../write/define-resource.ts'

/** Where goods are loaded and unloaded. */
export const loadingPoints = defineResource({
  kind: 'loadingPoint',
  list: { sort: [{ field: 'name' }], filters: {} },
  write: { ids: 'lpt', rules: async () => (await import('./rules.ts')).loadingPointRules },
})
