import type { Command } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord } from '#src/commands/gate/conditions.ts'
import { editCommand } from '#src/records/fields/edit-command.ts'

/** What is done with the own company. */
export const commands: readonly Command[] = [
  editCommand(
    {
      id: 'companies.edit',
      title: 'company.edit.title',
      keys: ['e', 'f2'],
      group: 'company',
      scope: 'record:company',
      permission: 'settings.use',
      needs: [needsRecord('company'), needsOneRecord],
      placements: ['row'],
      icon: 'edit',
    },
    async () => (await import('./company-fields.ts')).editableCompany,
  ),
]
