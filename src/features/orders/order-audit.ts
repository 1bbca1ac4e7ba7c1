import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { audit as tell } from '#src/records/changes/audit.ts'

/** Tells the audit log that an order has another customer or carrier. */
export function audit(
  context: CommandContext,
  { id }: Order,
  { partner, ...change }: { partner: 'customer' | 'carrier'; newValue: string | null; source: string },
): void {
  tell(context, { kind: 'order', id, eventType: `${partner}_changed`, field: `${partner}Id`, ...change })
}
