import type { Command } from '#src/commands/gate/command.ts'
import { needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import { enhancedOrderEndpoints } from '#src/contract/enhanced-orders.ts'
import { isConverted } from '#src/domain/enhanced-orders.ts'

const needsOpen: Condition = {
  check: (_context, targets) =>
    targets.some(({ kind, record }) => kind === 'enhancedOrder' && (record === undefined || !isConverted(record))),
  reason: 'enhanced.alreadyConverted',
}

/** What can be done with orders that OCR has read. */
export const commands: readonly Command[] = [
  {
    id: 'enhancedOrders.convert',
    title: 'enhanced.convert',
    group: 'enhancedOrder',
    keys: ['+'],
    scope: ['enhancedOrder', 'list:enhancedOrders'],
    permission: enhancedOrderEndpoints['enhancedOrders.convert'].permission,
    needs: [needsRecord('enhancedOrder'), needsOpen],
    changesData: true,
    icon: 'transport',
    synonyms: ['convert', 'übernehmen', 'transport anlegen'],
    placements: ['row', 'bulk'],
    run: async (context) => (await import('./convert.ts')).convert(context),
  },
]
