import type { CommandContext } from '#src/commands/gate/command.ts'
import { chosenTargets, newestRecords } from '#src/records/changes/newest-records.ts'
import { changeMany } from './changes/bulk-plan.ts'
import { documentChanges, verifiedWords } from './document-changes.ts'

/**
 * Marks the document as checked, or as not checked any more, upon the version the person saw (decision A21). Of many those are checked
 * that are not; where all of them are, it is taken back.
 */
export async function verify(context: CommandContext): Promise<void> {
  const { t } = context.services
  const records = await newestRecords(context, 'document', chosenTargets(context))
  const verified = records.some((document) => !document.verified)
  const title = t(verified ? 'records.document.verified' : 'records.document.unverified')
  if (records.length > 1) return changeMany(context, 'documents.verify', { title, records, updates: { verified } })
  await documentChanges.change<{ verified: boolean }>(context, {
    commandId: 'documents.verify',
    title,
    records,
    message: ({ name, verified: now }) => t(verifiedWords(now), { name }),
    field: 'verified',
    call: (call, request) => call('documents.verify', request),
    deliver: (send) => send({ verified }),
  })
}
