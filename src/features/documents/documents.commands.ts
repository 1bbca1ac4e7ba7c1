import type { Command } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord } from '#src/commands/gate/conditions.ts'

/** What can be done with documents. */
export const commands: readonly Command[] = [
  {
    id: 'documents.verify',
    title: 'records.document.verify',
    group: 'document',
    keys: ['shift+v'],
    scope: ['record:document', 'list:documents'],
    permission: 'documents.verify',
    needs: [needsRecord('document'), needsOneRecord],
    changesData: true,
    placements: ['row'],
    run: async (context) => (await import('./verify.late.ts')).verify(context),
  },
]
