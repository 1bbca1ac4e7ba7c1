import { queryFor } from '#src/api/query.ts'
import { type Choice, type CommandContext, focusedOf } from '#src/commands/gate/command.ts'
import type { Document } from '#src/contract/documents/document.ts'
import { documentReader } from '#src/entities/documents/reading/document-reader.ts'
import type { ReadText } from '#src/entities/documents/reading/read-file.ts'
import { problemText } from '#src/entities/documents/reading/problem-text.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'

/** Most templates that are offered. */
const MOST_TEMPLATES = 50

/**
 * Reads the document the keyboard is on: its file in this page, its fields on the server. It goes on while the person does something
 * else, and tells how far it is where the document is shown.
 */
export async function read(context: CommandContext, templateId?: string): Promise<void> {
  const { call, queryClient, notify, announce, sessionValue, t } = context.services
  const focus = focusedOf(context, 'document')
  if (focus === undefined) return
  const [document] = await newestRecords(context, 'document', [focus])
  if (document === undefined) return
  const reader = sessionValue(documentReader)
  const { id, name } = document
  announce(t('ocr.read'))
  const reading = reader.start({
    id,
    file: () => queryClient.fetchQuery(queryFor(call, 'documents.download', { params: { id } })),
    send: (text) => send(context, document, { ...text, ...(templateId !== undefined && { templateId }) }),
  })
  void reading.then(() => {
    const progress = reader.of(id)
    if (progress.state === 'failed')
      notify({ type: 'error', message: `${name}: ${problemText(progress, t)}`, about: { kind: 'document', id } })
  })
}

/** Has the server find the fields of what was read; that can be taken back. */
async function send(context: CommandContext, document: Document, body: ReadText & { templateId?: string }) {
  const { call, t } = context.services
  const { id } = document
  let found = 0
  await changeRecords(context, {
    kind: 'document',
    commandId: 'documents.read',
    title: t('ocr.done'),
    records: [document],
    labelOf: ({ name }) => name,
    message: ({ name }) => t('ocr.found', { name, count: found }),
    send: (_, own) =>
      own(['documents.read', id, body], async (idempotencyKey) => {
        const { eventId, fields } = await call('documents.read', { params: { id }, body, idempotencyKey })
        found = fields.length
        return { record: await call('documents.get', { params: { id } }), eventId }
      }),
  })
}

/** The templates there are, those for this kind of paper first, and none at all. */
export async function templateChoices(context: CommandContext): Promise<Choice<string | undefined>[]> {
  const { call, queryClient, t } = context.services
  const query = { page: 1, limit: MOST_TEMPLATES }
  const { data } = await queryClient.fetchQuery(queryFor(call, 'documentTemplates.list', { query }))
  const kind = focusedOf(context, 'document')?.record?.kind
  const sorted = data.toSorted((a, b) => Number(b.kind === kind) - Number(a.kind === kind))
  return [
    { id: 'none', title: t('ocr.noTemplate'), detail: t('ocr.allFields'), value: undefined },
    ...sorted.map(({ id, name, fields, description }) => {
      return { id, title: name, detail: description ?? fields.join(', '), value: id }
    }),
  ]
}
