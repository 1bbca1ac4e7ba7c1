import type { CommandContext } from '#src/commands/gate/command.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { MOST_FILES } from '#src/records/upload/given-files.ts'
import type { GivenFile } from '#src/records/upload/upload-ports.ts'
import { documentUploads } from './document-uploads.ts'
import type { UploadTarget } from './upload-target.ts'

/** Takes files into the queue, for the record they belong to; says why where it cannot. */
export function takeFiles(context: CommandContext, files: readonly GivenFile[], target: UploadTarget): void {
  const { services, session } = context
  const { t } = services
  if (files.length === 0) return
  if (!may(session.role, 'documents.upload')) return services.notify({ type: 'info', message: t('upload.notAllowed') })
  const left = files.length - MOST_FILES
  if (left > 0) services.notify({ type: 'warning', message: t('upload.tooMany', { most: MOST_FILES, number: left }) })
  services.sessionValue(documentUploads).of(context).add(files.slice(0, MOST_FILES), target)
}
