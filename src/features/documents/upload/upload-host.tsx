import { useEffect } from 'react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { may } from '#src/domain/accounts/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { fileTaker } from '#src/records/upload/file-taker.ts'
import { useUploads } from '#src/records/upload/session-uploads.ts'
import { UploadIndicator } from '#src/records/upload/upload-indicator.tsx'
import type { GivenFile } from '#src/records/upload/upload-ports.ts'
import { useGivenFiles } from '#src/records/upload/use-given-files.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { statusWork } from '#src/workspace/session/status-work.ts'
import { documentUploads, UPLOAD_TAB } from './document-uploads.ts'
import { takeFiles } from './take-files.ts'
import { targetOf } from './upload-target.ts'

/** Takes files wherever they are dropped or pasted, and tells in the status bar what is on its way. */
export function UploadHost() {
  const { t } = useText()
  const format = useFormat()
  const { source } = useCommands()
  const { role } = useSession()
  const { uploads, items } = useUploads(documentUploads)
  const status = useSessionValue(statusWork)
  const ofScreen = useSessionValue(fileTaker)
  useEffect(() => {
    if (may(role, 'documents.upload')) void uploads.restore()
  }, [uploads, role])
  useEffect(() => {
    status.set(<UploadIndicator items={items} to="/documents" tab={UPLOAD_TAB} />)
  }, [status, items])
  useEffect(() => () => status.set(null), [status])

  const named = ({ name, file }: GivenFile): GivenFile => {
    // A picture out of the clipboard has no name of its own.
    if (file === undefined || name !== 'image.png') return { name, file }
    const own = `${t('upload.pasted', { stamp: format.stamp(new Date().toISOString()) })}.png`.replace(/[:/]/g, '.')
    return { name: own, file: new File([file], own, { type: file.type }) }
  }
  return useGivenFiles({
    told() {
      const taker = ofScreen.current()
      if (taker !== undefined) return taker.told()
      if (!may(role, 'documents.upload')) return t('upload.notAllowed')
      return t('upload.over', { target: targetOf(source.current().focus).label ?? t('documents.upload.center') })
    },
    take(files, how) {
      const taker = ofScreen.current()
      if (taker !== undefined) return taker.take(files)
      const context = source.current()
      takeFiles(context, how === 'pasted' ? files.map(named) : files, targetOf(context.focus))
    },
  })
}
