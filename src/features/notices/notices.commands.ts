import type { Command, CommandContext, FocusedRecord } from '#src/commands/gate/command.ts'
import { needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Transport } from '#src/contract/transports/transport.ts'
import { type NoticeKind, whyNotNotice } from '#src/domain/notices/notices.ts'
import { transportFinishedRefusal } from '#src/domain/transports/permissions.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { knownRecord } from '#src/records/changes/record-cache.ts'
import { WORDS } from './words.ts'

/** Why a notice cannot go out for a record, as far as the client holds it; one it does not hold is the server's to judge. */
function whyNot(kind: NoticeKind, context: CommandContext, target: FocusedRecord): TextKey | undefined {
  const { queryClient } = context.services
  if (target.kind === 'transport') {
    const transport: Transport | undefined = target.record ?? knownRecord(queryClient, 'transport', target.id)
    if (transport === undefined) return undefined
    return transport.orderId === undefined
      ? 'transports.reason.noOrder'
      : transportFinishedRefusal(transport.status)?.code
  }
  if (target.kind !== 'order') return 'reasons.select.order'
  const order: Order | undefined = target.record ?? knownRecord(queryClient, 'order', target.id)
  return order && whyNotNotice(kind, order)
}

/** At least one of the records is one of which something can be told. */
function needsNotice(kind: NoticeKind): Condition {
  const first = (context: CommandContext, targets: readonly FocusedRecord[]) => {
    const reasons = targets.map((target) => whyNot(kind, context, target))
    return reasons.includes(undefined) ? undefined : reasons[0]
  }
  return {
    check: (context, targets) => first(context, targets) === undefined,
    reason: (context, targets) => first(context, targets) ?? 'reasons.select.order',
    lasting: true,
  }
}

const notice = (noun: 'order' | 'transport', id: string, kind: NoticeKind) =>
  ({
    id,
    title: WORDS[kind].title,
    group: noun,
    scope: noun === 'order' ? ['list', 'record'] : ['list', 'record', 'panel:map'],
    calls: 'messages.sendNotice',
    permission: 'orders.create',
    needs: [needsRecord(noun), needsNotice(kind)],
    changesData: true,
    isStep: true,
    opensField: true,
    icon: 'document',
    placements: ['row', 'bulk'],
    section: 'papers',
    run: async (context: CommandContext) => (await import('./open.late.ts')).openNotices(context, kind, id),
  }) as const

/** What is told of orders on their way: to the customer, the consignee, the loading place. On a transport the keys mean the same. */
export const commands: readonly Command[] = [
  { ...notice('order', 'orders.noticeDelay', 'delayNotice'), keys: ['shift+h'] },
  { ...notice('order', 'orders.noticeDelivery', 'deliveryNotice'), keys: ['shift+x'] },
  notice('order', 'orders.noticePickup', 'pickupNotice'),
  { ...notice('transport', 'transports.noticeDelay', 'delayNotice'), keys: ['shift+h'] },
  { ...notice('transport', 'transports.noticeDelivery', 'deliveryNotice'), keys: ['shift+x'] },
]
