import { focusedOf, type Command } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import { needsRoom } from '../session/open-wizards.ts'

const needsRead: Condition = {
  check: (context) => focusedOf(context, 'document')?.record?.ocrProcessed !== false,
  reason: 'ocr.reason.notRead',
}

/** A new order of what was read from a document. */
export const commands: readonly Command[] = [
  {
    id: 'wizard.fromDocument',
    opensField: true,
    title: 'wizard.fromDocument',
    group: 'order',
    keys: ['shift+n'],
    scope: ['list', 'record'],
    permission: 'orders.create',
    needs: [needsRecord('document'), needsOneRecord, needsRead, needsRoom],
    icon: 'copy',
    placements: ['row'],
    section: 'open',
    run: async (context) => (await import('./document-order.late.ts')).orderFromDocument(context),
  },
]
