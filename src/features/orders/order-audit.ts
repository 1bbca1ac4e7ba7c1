import { isApiError } from '#src/api/api-error.ts'
import type { CommandContext } from '#src/commands/command.ts'
import type { Order } from '#src/contract/order.ts'

/** The entries that wait for each other: one line per session, which ends with it. */
const lines = new WeakMap<object, { end: Promise<unknown>; isOver: boolean }>()

/**
 * Tells the audit log that an order has another customer or carrier, as the server asks for it; the change itself does not
 * wait for it. One after the other: a bulk change of many must not fill the line. What still waits when the session ends
 * is not told under another one.
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
  const line = lines.get(services.queryClient) ?? { end: Promise.resolve(), isOver: false }
  lines.set(services.queryClient, line)
  line.end = line.end.then(async () => {
    if (line.isOver) return
    try {
      await services.call('auditLogs.create', { body, idempotencyKey: crypto.randomUUID() })
    } catch (error) {
      if (isApiError(error) && error.kind === 'aborted') line.isOver = true
    }
  })
}
