import { focusedOf, type Command } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import { readings } from '#src/records/reading/reading-handle.ts'

const needsUnchecked: Condition = {
  check: (context) => focusedOf(context, 'document')?.record?.verified !== true,
  reason: 'documents.reason.checked',
}

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
  {
    id: 'documents.check',
    title: 'documents.check.title',
    group: 'document',
    keys: ['mod+enter'],
    scope: 'own:reading',
    permission: 'documents.verify',
    needs: [needsRecord('document'), needsUnchecked],
    changesData: true,
    // What somebody has to look at comes first.
    run: async (context) => {
      const reading = context.services.sessionValue(readings).of(context)
      if (reading !== undefined && reading.doubtful > 0) return reading.toFirstDoubtful()
      await (await import('./fields/check.late.ts')).check(context)
    },
  },
]
