import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Order } from '#src/contract/orders/order.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { NOTICE_KINDS, type NoticeKind, whyNotNotice } from '#src/domain/notices/notices.ts'
import { useSession } from '#src/workspace/session/session.tsx'

const COMMANDS: Readonly<Record<NoticeKind, string>> = {
  delayNotice: 'orders.noticeDelay',
  deliveryNotice: 'orders.noticeDelivery',
  pickupNotice: 'orders.noticePickup',
}

/** What can be told of an order: a delay only where it is late. Nothing where nothing can. */
export function NoticeButtons({ order }: { order: Order }) {
  const { role } = useSession()
  const isLate = (order.delayMinutes ?? 0) > 0 || order.disruption !== undefined
  const possible = NOTICE_KINDS.filter(
    (kind) => whyNotNotice(kind, order) === undefined && (kind !== 'delayNotice' || isLate),
  )
  if (!may(role, 'orders.create') || possible.length === 0) return null
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {possible.map((kind) => (
        <CommandButton key={kind} id={COMMANDS[kind]} record={{ kind: 'order', id: order.id, record: order }} />
      ))}
    </div>
  )
}
