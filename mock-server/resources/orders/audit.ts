import type * as z from 'zod/mini'
import type { orderEndpoints } from '#src/contract/orders/orders.ts'
import { notFound } from '../../core/http-error.ts'
import type { RuleContext } from '../../core/rule-context.ts'

type AuditEntry = z.output<(typeof orderEndpoints)['auditLogs.create']['body']>

/**
 * Keeps one entry of the audit log. Another tenant's name is refused as unknown (decision B6). Of a change that the server has
 * written down by itself, what is told is kept with that.
 */
export async function recordAudit(context: RuleContext, entry: AuditEntry): Promise<{ success: boolean }> {
  if (entry.tenantId !== context.session.tenantId) throw notFound()
  const { entityType, entityId, eventType, details } = entry
  const { userId: actorId, userName: actorName } = context.session
  const known = (await context.store.all('auditLogs', { entityId, eventType, actorId })).at(-1)
  if (known && isSameChange(known.details, details)) {
    await context.store.patch('auditLogs', known.id, { details: { ...(known.details as object), ...details } })
    return { success: true }
  }
  await context.store.insert('auditLogs', {
    id: context.newId('aud'),
    entityType,
    entityId,
    eventType,
    details,
    actorId,
    actorName,
  })
  return { success: true }
}

/** Whether an entry the server has made tells the same change: only those say what was there before. */
function isSameChange(known: unknown, { newValue }: AuditEntry['details']): boolean {
  if (typeof known !== 'object' || known === null || !Object.hasOwn(known, 'oldValue')) return false
  return Reflect.get(known, 'newValue') === newValue
}
