import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'
import { documentChanges, verifiedWords } from './document-changes.ts'

/** Marks the document as checked, or as not checked any more, upon the version the person saw (decision A21). */
export async function verify(context: CommandContext): Promise<void> {
  const { t } = context.services
  const focus = focusedOf(context, 'document')
  if (focus === undefined) return
  const records = await newestRecords(context, 'document', [focus])
  const verified = records.some((document) => !document.verified)
  await documentChanges.change<{ verified: boolean }>(context, {
    commandId: 'documents.verify',
    title: t(verified ? 'records.document.verified' : 'records.document.unverified'),
    records,
    message: ({ name, verified: now }) => t(verifiedWords(now), { name }),
    field: 'verified',
    call: (call, request) => call('documents.verify', request),
    deliver: (send) => send({ verified }),
  })
}
