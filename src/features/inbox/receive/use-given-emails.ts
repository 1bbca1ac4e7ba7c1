import { useEffect, useEffectEvent } from 'react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { may } from '#src/domain/accounts/roles.ts'

const FIELDS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="dialog"]'

const isEmailFile = ({ name, type }: File) => type === 'message/rfc822' || name.toLowerCase().endsWith('.eml')

/**
 * Takes text and e-mail files that are pasted outside of fields, and e-mail files that are dropped, into the inbox: before the upload
 * of documents is asked, which knows no e-mails.
 */
export function useGivenEmails(): void {
  const { source } = useCommands()
  const take = useEffectEvent((text: string, files: readonly File[]) => {
    const context = source.current()
    const { notify } = context.services
    if (!may(context.session.role, 'emails.use')) return
    import('./receive.late.ts')
      .then(async ({ receiveFile, receiveText }) => {
        for (const file of files) await receiveFile(context, file)
        if (files.length === 0) await receiveText(context, text)
      })
      .catch((error: unknown) => notify({ type: 'error', message: error instanceof Error ? error.message : '' }))
  })
  useEffect(() => {
    const ends = new AbortController()
    const options = { signal: ends.signal, capture: true }
    const given = (event: Event, data: DataTransfer | null) => {
      const isInField = event.target instanceof Element && event.target.closest(FIELDS) !== null
      if (data === null || isInField) return
      const files = [...data.files].filter(isEmailFile)
      const text = event.type === 'paste' && data.files.length === 0 ? data.getData('text/plain') : ''
      if (files.length === 0 && text.trim() === '') return
      event.preventDefault()
      event.stopImmediatePropagation()
      take(text, files)
    }
    window.addEventListener('paste', (event) => given(event, event.clipboardData), options)
    window.addEventListener('drop', (event) => given(event, event.dataTransfer), options)
    return () => ends.abort()
  }, [])
}
