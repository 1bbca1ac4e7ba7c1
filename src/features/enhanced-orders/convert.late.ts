import { type CommandContext, focusedOf, isOfKind } from '#src/commands/gate/command.ts'
import { selectedCount } from '#src/commands/gate/availability.ts'
import type { EnhancedOrder } from '#src/contract/enhanced-orders.ts'
import { isConverted } from '#src/domain/enhanced/orders.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { putRecords } from '#src/records/changes/record-cache.ts'

const nameOf = ({ order_number, id }: EnhancedOrder) => order_number || id

/** The ticked orders that are still open, else the one in focus. */
async function targets(context: CommandContext): Promise<EnhancedOrder[]> {
  const { call } = context.services
  const focus = focusedOf(context, 'enhancedOrder')
  const ticked = selectedCount(context) > 0 ? context.selection : focus === undefined ? [] : [focus]
  const wanted = ticked.flatMap((target) => (isOfKind(target, 'enhancedOrder') ? [target] : []))
  const records = await Promise.all(
    wanted.map(async ({ id, record }) => record ?? call('enhancedOrders.get', { params: { id } })),
  )
  return records.filter((record) => !isConverted(record))
}

/**
 * Makes transports of orders that OCR has read. The server does it once; who comes second, in another tab or as another
 * person, is told what was made, and there is nothing of his own to take back.
 */
export async function convert(context: CommandContext): Promise<void> {
  const { call, notify, queryClient, t } = context.services
  const into = (key: 'enhanced.convertedInto' | 'enhanced.convertedBefore', order: EnhancedOrder) =>
    t(key, { number: nameOf(order), order: order.order_id ?? '' })
  await changeRecords(context, {
    kind: 'enhancedOrder',
    commandId: 'enhancedOrders.convert',
    title: t('enhanced.converted'),
    records: await targets(context),
    labelOf: nameOf,
    countOf: (count) => t('enhanced.rows', { count, total: String(count) }),
    message: (order) => into('enhanced.convertedInto', order),
    send: ({ id }, own) =>
      own(['enhancedOrders.convert', id], async (idempotencyKey) => {
        const answer = await call('enhancedOrders.convert', { params: { id }, idempotencyKey })
        const { enhancedOrder: record, eventId } = answer
        if (eventId !== undefined) return { record, eventId }
        putRecords(queryClient, 'enhancedOrder', [record])
        notify({ type: 'info', message: into('enhanced.convertedBefore', record) })
        return undefined
      }),
  })
}
