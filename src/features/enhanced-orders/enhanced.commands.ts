import { focusedOf, type Command } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import { enhancedOrderEndpoints } from '#src/contract/enhanced-orders.ts'
import { isConverted } from '#src/domain/enhanced/orders.ts'
import { editCommand } from '#src/records/fields/edit-command.ts'

const needsOpen: Condition = {
  check: (_context, targets) =>
    targets.some(({ kind, record }) => kind === 'enhancedOrder' && (record === undefined || !isConverted(record))),
  reason: 'enhanced.alreadyConverted',
  lasting: true,
}

const needsOrder: Condition = {
  check: (_context, [target]) => target?.kind === 'enhancedOrder' && target.record?.order_id !== undefined,
  reason: 'enhanced.notConverted',
  lasting: true,
}

/** What can be done with orders that OCR has read. */
export const commands: readonly Command[] = [
  {
    id: 'enhancedOrders.convert',
    title: 'enhanced.convert',
    group: 'enhancedOrder',
    keys: ['+'],
    scope: ['record:enhancedOrder', 'list:enhancedOrders'],
    permission: enhancedOrderEndpoints['enhancedOrders.convert'].permission,
    needs: [needsRecord('enhancedOrder'), needsOpen],
    changesData: true,
    icon: 'transport',
    section: 'status',
    placements: ['row', 'bulk'],
    run: async (context) => (await import('./convert.late.ts')).convert(context),
  },
  editCommand(
    {
      id: 'enhancedOrders.edit',
      calls: 'enhancedOrders.update',
      title: 'enhanced.edit',
      group: 'enhancedOrder',
      keys: ['e', 'f2'],
      scope: ['list', 'record'],
      permission: enhancedOrderEndpoints['enhancedOrders.update'].permission,
      needs: [needsRecord('enhancedOrder'), needsOneRecord, needsOpen],
      icon: 'edit',
      placements: ['row'],
    },
    async () => (await import('./fields/enhanced-fields.ts')).editableEnhanced,
  ),
  {
    id: 'enhancedOrders.openOrder',
    trivial: true,
    title: 'enhanced.openOrder',
    group: 'enhancedOrder',
    keys: ['o'],
    scope: ['record:enhancedOrder', 'list:enhancedOrders'],
    permission: 'orders.read',
    needs: [needsRecord('enhancedOrder'), needsOneRecord, needsOrder],
    icon: 'order',
    placements: ['row'],
    run(context) {
      const id = focusedOf(context, 'enhancedOrder')?.record?.order_id
      if (id !== undefined) context.services.openPanel({ kind: 'order', id }, 'add')
    },
  },
]
