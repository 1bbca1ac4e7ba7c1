import type { Command } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord } from '#src/commands/gate/conditions.ts'
import { focusedOf } from '#src/commands/gate/command.ts'
import { listScope } from '#src/commands/gate/scopes.ts'
import { editCommand } from '#src/records/fields/edit-command.ts'
import { TEMPLATE_SCOPES } from './lists/scopes.ts'

/** What they take is fetched when somebody begins. */
const forms = () => import('./changes/create.late.ts')

const shared = {
  group: 'template',
  scope: TEMPLATE_SCOPES,
  permission: 'templates.use',
  changesData: true,
  needs: [needsRecord('template'), needsOneRecord],
  placements: ['row'],
} as const

const making = {
  ...shared,
  opensField: true,
  keys: ['shift+n'],
  about: 'template',
  needs: [],
  icon: 'add',
  placements: ['toolbar'],
} as const

/** What can be done with templates for e-mails and orders. */
export const commands: readonly Command[] = [
  {
    ...making,
    id: 'templates.createEmail',
    title: 'templates.createEmail.title',
    scope: listScope('emailTemplates'),
    run: async (context) => (await forms()).openCreate(context, 'email'),
  },
  {
    ...making,
    id: 'templates.createOrder',
    title: 'templates.createOrder.title',
    scope: listScope('orderTemplates'),
    run: async (context) => (await forms()).openCreate(context, 'order'),
  },
  {
    ...shared,
    id: 'templates.fromOrder',
    opensField: true,
    title: 'templates.fromOrder.title',
    group: 'order',
    scope: ['list', 'record'],
    needs: [needsRecord('order'), needsOneRecord],
    icon: 'copy',
    section: 'open',
    run: async (context) => (await forms()).fromOrder(context),
  },
  editCommand(
    {
      ...shared,
      id: 'templates.edit',
      title: 'templates.edit.title',
      keys: ['e', 'f2'],
      changesData: false,
      icon: 'edit',
    },
    async (context) => {
      const { editableEmailTemplate, editableOrderTemplate } = await import('./fields/template-fields.ts')
      return focusedOf(context, 'template')?.record?.kind === 'order' ? editableOrderTemplate : editableEmailTemplate
    },
  ),
  {
    ...shared,
    id: 'templates.duplicate',
    title: 'templates.duplicate.title',
    keys: ['d'],
    icon: 'copy',
    run: async (context) => (await forms()).duplicate(context),
  },
  {
    ...shared,
    id: 'templates.delete',
    title: 'templates.delete.title',
    keys: ['delete'],
    icon: 'delete',
    section: 'remove',
    run: async (context) => (await import('./changes/delete.late.ts')).deleteTemplate(context),
  },
]
