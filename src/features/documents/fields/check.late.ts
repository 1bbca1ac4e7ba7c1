import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'
import { documentChanges } from '../document-changes.ts'
import { checks } from './check-handle.ts'

/**
 * Keeps the values a person has confirmed, then marks the document as checked: each can be taken back. Where the first is refused the
 * second is not sent.
 */
export async function check(context: CommandContext): Promise<void> {
  const { t, sessionValue } = context.services
  const focus = focusedOf(context, 'document')
  if (focus === undefined) return
  const handle = sessionValue(checks).of(context)
  const values = handle?.values
  const [record] = await newestRecords(context, 'document', [focus])
  if (record === undefined) return
  const isOther = values !== undefined && !isSameRecord(values, record.extractedData ?? {})
  if (isOther) {
    await documentChanges.change<{ extractedData: Record<string, string> }>(context, {
      commandId: 'documents.check',
      title: t('documents.fields'),
      records: [record],
      isQuiet: true,
      field: 'extractedData',
      call: (call, request) => call('documents.update', request),
      deliver: (send) => send({ extractedData: { ...values } }),
    })
  }
  const records = await newestRecords(context, 'document', [{ kind: 'document', id: record.id }])
  await documentChanges.change<{ verified: boolean }>(context, {
    commandId: 'documents.check',
    title: t('records.document.verified'),
    records,
    message: ({ name }) => t('records.document.nowVerified', { name }),
    field: 'verified',
    call: (call, request) => call('documents.verify', request),
    deliver: (send) => send({ verified: true }),
  })
  handle?.kept()
}

function isSameRecord(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}
