import type * as z from 'zod/mini'
import type { orderEndpoints } from '#src/contract/orders.ts'
import { notFound } from '../../core/http-error.ts'
import type { RuleContext } from '../../core/rule-context.ts'

type AuditEntry = z.output<(typeof orderEndpoints)['auditLogs.create']['body']>

/** Keeps one entry of the audit log. Another tenant's name is refused as unknown (decision B6). */
export async function recordAudit(context: RuleContext, entry: AuditEntry): Promise<{ success: boolean }> {
  if (entry.tenantId !== context.session.tenantId) throw notFound()
  const { entityType, entityId, eventType, details } = entry
  const { userId: actorId, userName: actorName } = context.session
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
