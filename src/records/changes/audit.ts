import { isApiError } from '#src/api/api-error.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { EntityKind } from '#src/contract/entities.ts'

/** What is told: which record, what happened to it, and the field with its new value. */
export interface AuditNote {
  kind: EntityKind
  id: string
  eventType: string
  field: string
  newValue: string | null
  /** The command it came from. */
  source: string
}

/** The entries that wait for each other: one line per session, which ends with it. */
const lines = new WeakMap<object, { end: Promise<unknown>; isOver: boolean }>()

/**
 * Tells the audit log of a change, as the server asks for it; the change itself does not wait for it. One after the other:
 * a bulk change of many must not fill the line. What still waits when the session ends is not told under another one.
 */
export function audit({ session, services }: CommandContext, note: AuditNote): void {
  const { kind, id, eventType, field, newValue, source } = note
  const details = { field, newValue, source, at: new Date().toISOString() }
  const body = { tenantId: session.tenantId, entityType: kind, entityId: id, eventType, details }
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
