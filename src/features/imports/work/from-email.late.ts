import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import type { Attachment } from '#src/contract/emails/email.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { IMPORT_PATH } from '../import-path.ts'
import { takeFile } from './load.late.ts'

/** Shows the rows of a file that came with an e-mail; its sender is whose columns are remembered. */
export async function takeAttachment(context: CommandContext, { index }: Attachment): Promise<void> {
  const { call, navigate, t } = context.services
  const email = focusedOf(context, 'email')
  if (email === undefined) return
  const { id, fromName, fromAddress, partnerName, partnerId, receivedAt } =
    email.record ?? (await call('emails.get', { params: { id: email.id } }))
  const file = await call('emails.file', { params: { id, index: String(index) } })
  const time = formatFor(currentLanguage()).time(receivedAt)
  navigate(IMPORT_PATH)
  await takeFile(context, file, {
    kind: 'email',
    emailId: id,
    origin: t('imports.fromEmail.origin', { name: partnerName ?? (fromName || fromAddress), time }),
    ...(fromAddress !== '' && { sender: fromAddress }),
    ...(partnerId !== undefined && { customerId: partnerId }),
  })
}
