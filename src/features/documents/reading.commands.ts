import { choiceCommand, focusedOf, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import { enhancedOrderEndpoints } from '#src/contract/enhanced-orders.ts'
import { documentReader, isUnderWay } from '#src/entities/documents/reading/document-reader.ts'

const isRead = (context: CommandContext) => {
  const focus = focusedOf(context, 'document')
  return focus !== undefined && isUnderWay(context.services.sessionValue(documentReader).of(focus.id))
}

const needsRest: Condition = { check: (context) => !isRead(context), reason: 'ocr.reason.underWay' }
const needsUnderWay: Condition = { check: isRead, reason: 'ocr.reason.notUnderWay' }
const needsOpen: Condition = {
  check: (context) => focusedOf(context, 'document')?.record?.verified !== true,
  reason: 'documents.reason.checked',
}

const needsRead: Condition = {
  check: (context) => focusedOf(context, 'document')?.record?.ocrProcessed !== false,
  reason: 'ocr.reason.notRead',
}

const one = {
  group: 'document',
  scope: ['record:document', 'list:documents'],
  permission: 'documents.upload',
} as const
const late = () => import('./reading.late.ts')

/** Reading documents. */
export const commands: readonly Command[] = [
  {
    ...one,
    id: 'documents.read',
    title: 'ocr.read',
    keys: ['r'],
    needs: [needsRecord('document'), needsOneRecord, needsOpen, needsRest],
    changesData: true,
    icon: 'search',
    placements: ['row'],
    run: async (context) => (await late()).read(context),
  },
  choiceCommand<string | undefined>({
    ...one,
    id: 'documents.readBy',
    title: 'ocr.readBy',
    choicesTitle: 'ocr.chooseTemplate',
    keys: ['shift+r'],
    needs: [needsRecord('document'), needsOneRecord, needsOpen, needsRest],
    changesData: true,
    icon: 'search',
    placements: ['row'],
    choices: async (context) => (await late()).templateChoices(context),
    run: async (context, templateId) => (await late()).read(context, templateId),
  }),
  {
    ...one,
    id: 'documents.cancelReading',
    title: 'ocr.cancel',
    keys: ['shift+b'],
    needs: [needsRecord('document'), needsOneRecord, needsUnderWay],
    icon: 'close',
    placements: ['row'],
    run(context) {
      const focus = focusedOf(context, 'document')
      if (focus) context.services.sessionValue(documentReader).cancel(focus.id)
    },
  },
  {
    ...one,
    id: 'documents.makeOrder',
    title: 'ocr.makeOrder',
    keys: ['+'],
    permission: enhancedOrderEndpoints['enhancedOrders.fromDocument'].permission,
    needs: [needsRecord('document'), needsOneRecord, needsRead],
    changesData: true,
    icon: 'add',
    placements: ['row'],
    run: async (context) => (await import('./make-order.late.ts')).makeOrder(context),
  },
]
