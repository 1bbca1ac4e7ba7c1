import { queryFor } from '#src/api/query.ts'
import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import type { Attachment } from '#src/contract/emails/email.ts'
import { documentReader } from '#src/entities/documents/reading/document-reader.ts'
import { problemText } from '#src/entities/documents/reading/problem-text.ts'
import { attachmentReadings, keepReading, readerIdOf } from '#src/entities/emails/attachment-readings.ts'
import { mailHandles } from '../mail/mail-handle.ts'

/**
 * Shows an attachment of the e-mail and reads it: its words in this page, what they say of an order on the server. It goes on while the
 * person does something else; its fields stand beside the e-mail with those of its text.
 */
export async function readAttachment(context: CommandContext, { index, name }: Attachment): Promise<void> {
  const { announce, notify, openPanel, sessionValue, t } = context.services
  const id = focusedOf(context, 'email')?.id
  if (id === undefined) return
  sessionValue(mailHandles)
    .of(context)
    ?.show(index + 1)
  openPanel({ kind: 'email', id }, 'replace', { focus: false })
  announce(t('inbox.file.reading'))
  void startReading(context, id, index).then(() => {
    const progress = sessionValue(documentReader).of(readerIdOf(id, index))
    if (progress.state === 'failed')
      notify({ type: 'error', message: `${name}: ${problemText(progress, t)}`, about: { kind: 'email', id } })
    if (progress.state === 'done') announce(t('inbox.file.wasRead', { name }))
  })
}

/** Reads an attachment; one that is under way is not begun again. Never rejects. */
export async function startReading(
  { services: { call, queryClient, sessionValue } }: Pick<CommandContext, 'services'>,
  emailId: string,
  index: number,
): Promise<void> {
  const params = { id: emailId, index: String(index) }
  await sessionValue(documentReader).start({
    id: readerIdOf(emailId, index),
    file: () => queryClient.fetchQuery(queryFor(call, 'emails.file', { params })),
    async send(body) {
      keepReading(sessionValue(attachmentReadings), { emailId, index }, await call('emails.readFile', { params, body }))
    },
  })
}
