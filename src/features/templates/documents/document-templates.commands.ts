import { needsOneRecord, needsRecord } from '#src/commands/gate/conditions.ts'
import { listScope } from '#src/commands/gate/scopes.ts'
import { editCommand } from '#src/records/fields/edit-command.ts'
import { DOCUMENT_TEMPLATE_SCOPES } from '../lists/scopes.ts'
import { choiceCommand, type Command } from '#src/commands/gate/command.ts'

/** What it takes is fetched when somebody begins. */
const templates = () => import('./templates.late.ts')

const shared = {
  group: 'documentTemplate',
  scope: 'everywhere',
  permission: 'templates.use',
  changesData: true,
} as const

const ofOne = {
  ...shared,
  scope: DOCUMENT_TEMPLATE_SCOPES,
  needs: [needsRecord('documentTemplate'), needsOneRecord],
  placements: ['row'],
} as const

/** What kinds of papers are read for: making, changing and deleting a template. */
export const commands: readonly Command[] = [
  choiceCommand({
    ...shared,
    id: 'documentTemplates.manage',
    opensField: true,
    title: 'documentTemplates.manage.title',
    icon: 'edit',
    choicesTitle: 'documentTemplates.manage.choose',
    choices: async (context) => (await templates()).manageChoices(context),
    run: async (context, template) => (await templates()).openTemplate(context, template),
  }),
  {
    ...shared,
    id: 'documentTemplates.create',
    opensField: true,
    title: 'documentTemplates.new',
    scope: listScope('documentTemplates'),
    about: 'documentTemplate',
    keys: ['shift+n'],
    icon: 'add',
    placements: ['toolbar'],
    run: async (context) => (await templates()).openTemplate(context, undefined),
  },
  editCommand(
    {
      ...ofOne,
      id: 'documentTemplates.edit',
      title: 'documentTemplates.change',
      keys: ['e', 'f2'],
      changesData: false,
      icon: 'edit',
    },
    async () => (await import('./document-template-fields.ts')).editableDocumentTemplate,
  ),
  {
    ...ofOne,
    id: 'documentTemplates.remove',
    title: 'documentTemplates.delete.confirm',
    keys: ['delete'],
    icon: 'delete',
    section: 'remove',
    run: async (context) => (await templates()).deleteFocused(context),
  },
  choiceCommand({
    ...shared,
    id: 'documentTemplates.delete',
    title: 'documentTemplates.delete.title',
    icon: 'delete',
    choicesTitle: 'documentTemplates.delete.choose',
    choices: async (context) => (await templates()).templateChoices(context),
    run: async (context, template) => (await templates()).deleteTemplate(context, template),
  }),
]
