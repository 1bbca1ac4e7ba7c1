import { defineResource } from '../../write/define-resource.ts'

/** Answers people often give, by name. */
export const replyTemplates = defineResource({
  kind: 'replyTemplate',
  list: { sort: [{ field: 'name' }], filters: {} },
  write: {
    ids: 'rtp',
    create: (_context, input) => ({ values: input }),
    update: (_context, _template, input) => ({
      values: Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)),
    }),
  },
})
