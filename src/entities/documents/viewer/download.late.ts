import { queryFor } from '#src/api/query.ts'
import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import { saveFile } from '#src/records/output/csv-file.ts'

/** Puts the file of the document the keyboard is on where the browser keeps downloads, under the document's name. */
export async function download(context: CommandContext): Promise<void> {
  const { call, queryClient } = context.services
  const focus = focusedOf(context, 'document')
  if (focus === undefined) return
  const file = await queryClient.fetchQuery(queryFor(call, 'documents.download', { params: { id: focus.id } }))
  saveFile(file, focus.record?.name ?? file.name)
}
