import { useEffect, useEffectEvent } from 'react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { fileTaker } from '#src/records/upload/file-taker.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]'

/** While the import is shown it takes what is dropped or pasted: a file, or rows as spreadsheets copy them. */
export function useGivenRows(): void {
  const { t } = useText()
  const { source } = useCommands()
  const files = useSessionValue(fileTaker)
  const takeText = useEffectEvent(async (text: string) => {
    await (await import('../work/load.late.ts')).takeText(source.current(), text)
  })
  useEffect(
    () =>
      files.set({
        told: () => t('imports.drop'),
        take: ([first]) => {
          const file = first?.file
          if (file === undefined) return
          void import('../work/load.late.ts').then(({ takeFile }) => takeFile(source.current(), file, { kind: 'file' }))
        },
      }),
    [files, source, t],
  )
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const isInField = event.target instanceof Element && event.target.closest(FIELDS) !== null
      const text = event.clipboardData?.getData('text/plain') ?? ''
      // A copy out of a spreadsheet brings a picture of itself along: its text is what is meant.
      if (isInField || !/[\t\n]/.test(text.trim())) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void takeText(text)
    }
    window.addEventListener('paste', onPaste, { capture: true })
    return () => window.removeEventListener('paste', onPaste, { capture: true })
  }, [])
}
