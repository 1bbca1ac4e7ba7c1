import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import type { OutputOf } from '#src/contract/basics/core.ts'
import type { Endpoints } from '#src/contract/index.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'

const words = (now: boolean) => (now ? 'records.document.nowVerified' : 'records.document.nowUnverified')

const documentChanges = defineChanges({
  kind: 'document',
  labelOf: ({ name }) => name,
  fields: { verified: { sentence: ({ name, verified }, t) => t(words(verified), { name }) } },
  changedOf: ({ eventId, ...record }: OutputOf<Endpoints['documents.verify']>) => ({ record, eventId }),
})

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
    message: ({ name, verified: now }) => t(words(now), { name }),
    field: 'verified',
    call: (call, request) => call('documents.verify', request),
    deliver: (send) => send({ verified }),
  })
}
