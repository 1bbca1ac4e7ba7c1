import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import type { Document } from '#src/contract/documents/document.ts'
import { changeRecords, type Changed } from '#src/records/changes/change-records.ts'
import { knownRecord } from '#src/records/changes/record-cache.ts'
import { onVersion } from '#src/records/changes/versions.ts'

/** Marks the document as checked, or as not checked any more, upon the version the person saw (decision A21). */
export async function verify(context: CommandContext): Promise<void> {
  const { call, queryClient, t } = context.services
  const focus = focusedOf(context, 'document')
  if (focus === undefined) return
  const { id } = focus
  const document =
    focus.record ?? knownRecord(queryClient, 'document', id) ?? (await call('documents.get', { params: { id } }))
  const verified = !document.verified
  const words = (now: boolean) => (now ? 'records.document.nowVerified' : 'records.document.nowUnverified')
  const versioned = onVersion<'document', Changed<Document>>(context, 'document', document, {
    field: 'verified',
    title: ({ name }) => t('changes.versionConflict.title', { name }),
    detail: (current) => t(words(current.verified), { name: current.name }),
  })
  await changeRecords(context, {
    kind: 'document',
    commandId: 'documents.verify',
    title: t(verified ? 'records.document.verified' : 'records.document.unverified'),
    records: [document],
    labelOf: ({ name }) => name,
    message: ({ name, verified: now }) => t(words(now), { name }),
    send: (_document, own) =>
      versioned((ifMatch) =>
        own(['documents.verify', id, ifMatch, verified], async (idempotencyKey) => {
          const body = { verified }
          const { eventId, ...record } = await call('documents.verify', {
            params: { id },
            body,
            ifMatch,
            idempotencyKey,
          })
          return { record, eventId }
        }),
      ),
  })
}
