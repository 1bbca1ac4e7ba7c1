import type { CommandContext } from '#src/commands/command.ts'
import type { Order } from '#src/contract/order.ts'

let line: Promise<unknown> = Promise.resolve()

/**
 * Tells the audit log that an order has another customer or carrier, as the server asks for it; the change itself does not
 * wait for it. One after the other: a bulk change of many must not fill the line.
 */
export function audit(
  { session, services }: CommandContext,
  { id }: Order,
  change: { partner: 'customer' | 'carrier'; newValue: string | null; source: string },
): void {
  const { partner, newValue, source } = change
  const body = {
    tenantId: session.tenantId,
    entityType: 'order',
    entityId: id,
    eventType: `${partner}_changed`,
    details: { field: `${partner}Id`, newValue, source, at: new Date().toISOString() },
  }
  const tell = () => services.call('auditLogs.create', { body, idempotencyKey: crypto.randomUUID() })
  line = line.then(tell).catch(() => undefined)
}
