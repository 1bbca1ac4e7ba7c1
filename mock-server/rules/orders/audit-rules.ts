import type * as z from 'zod/mini'
import type { orderEndpoints } from '#src/contract/orders.ts'
import { notFound } from '../../core/http-error.ts'
import type { Act } from '../act.ts'

type AuditEntry = z.output<(typeof orderEndpoints)['auditLogs.create']['body']>

/** Keeps one entry of the audit log. Another tenant's name is refused as unknown (decision B6). */
export async function recordAudit(act: Act, entry: AuditEntry): Promise<{ success: boolean }> {
  if (entry.tenantId !== act.session.tenantId) throw notFound()
  const { entityType, entityId, eventType, details } = entry
  const { userId: actorId, userName: actorName } = act.session
  await act.store.insert('auditLogs', {
    id: act.newId('aud'),
    entityType,
    entityId,
    eventType,
    details,
    actorId,
    actorName,
  })
  return { success: true }
}
