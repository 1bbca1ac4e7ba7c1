import type { CommandContext } from '#src/commands/gate/command.ts'
import { UPLOAD_ENDINGS } from '#src/domain/documents/documents.ts'
import { pickFiles } from '#src/records/upload/given-files.ts'
import { takeFiles } from './take-files.ts'
import { targetOf } from './upload-target.ts'

/** Asks for files and takes them for the record the keyboard was on. */
export function pickDocuments(context: CommandContext): void {
  const target = targetOf(context.focus)
  void pickFiles(UPLOAD_ENDINGS).then((files) =>
    takeFiles(
      context,
      files.map((file) => ({ name: file.name, file })),
      target,
    ),
  )
}
