import type { Template, TemplateChanged } from '#src/contract/campaigns/templates.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'

/** How commands change templates. */
export const templateChanges = defineChanges({
  kind: 'template',
  labelOf: ({ name }) => name,
  fields: {},
  changedOf: ({ eventId, ...record }: TemplateChanged): { record: Template; eventId: string | undefined } => ({
    record,
    eventId,
  }),
})
