import { queryFor } from '#src/api/query.ts'
import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import { saveFile } from '#src/records/output/csv-file.ts'
import { mailHandles } from './mail-handle.ts'

/** Puts the attachment that is shown where the browser keeps downloads. */
export async function saveAttachment(context: CommandContext): Promise<void> {
  const { call, queryClient, sessionValue } = context.services
  const id = focusedOf(context, 'email')?.id
  const attachment = sessionValue(mailHandles).of(context)?.attachment()
  if (id === undefined || attachment === undefined) return
  const asked = { params: { id, index: String(attachment.index) } }
  saveFile(await queryClient.fetchQuery(queryFor(call, 'emails.file', asked)), attachment.name)
}
