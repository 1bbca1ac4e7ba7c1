import { ReplyTemplate } from '#src/contract/emails/reply-templates.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import { longKind, textKind } from '#src/records/fields/kinds/kinds.ts'
import type { RecordForm } from '#src/records/form/form.ts'

/** What a template may name: the e-mail that is answered says it. */
const PLACEHOLDERS = ['contactPerson', 'subject', 'orderNumber'].map((name) => `{{${name}}}`).join(', ')

/** The form of a reply template. */
export const templateForm: RecordForm<ReplyTemplate> = {
  fields: [
    { id: 'name', name: 'replyTemplates.name', kind: textKind(80), props: ['name'] },
    { id: 'subject', name: 'inbox.subject', kind: textKind(200), props: ['subject'] },
    {
      id: 'text',
      name: 'inbox.reply.text',
      kind: longKind(5000),
      props: ['text'],
      hint: (_texts, { t }) => t('replyTemplates.hint', { placeholders: PLACEHOLDERS }),
    },
  ],
  rows: [
    ['grid-cols-1', 'name'],
    ['grid-cols-1', 'subject'],
    ['grid-cols-1', 'text'],
  ],
  required: ['name', 'text'],
  // A new one has no name yet.
  blank: { ...ReplyTemplate.parse({}), name: '' },
  texts: {},
  check: ({ name, text }) => [
    ...(name.trim() === '' ? errorAt('name', 'required') : []),
    ...(text.trim() === '' ? errorAt('text', 'required') : []),
  ],
}
