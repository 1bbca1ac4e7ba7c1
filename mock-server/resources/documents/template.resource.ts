import { is } from '#mock-server/core/lists/filters.ts'
import { defineResource } from '../../write/define-resource.ts'

/** What documents are read for, by name. */
export const templates = defineResource({
  kind: 'documentTemplate',
  list: { sort: [{ field: 'name' }], filters: { kind: is('kind') } },
  write: {
    ids: 'dtp',
    create: (_context, input) => ({ values: input }),
    update: (_context, _template, { description, ...input }) => ({
      values: { ...defined(input), ...(description !== undefined && { description: description ?? undefined }) },
    }),
  },
})

const defined = <T extends object>(input: T) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<T>
