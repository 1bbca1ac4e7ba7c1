import { useEffect, useSyncExternalStore } from 'react'
import type { MessageKey } from '#src/i18n/keys.ts'
import { useText } from '#src/i18n/use-text.ts'

/** What the record on the main screen is called, while there is one. */
let record: string | undefined
const listeners = new Set<() => void>()

function call(name: string | undefined): void {
  record = name
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The tab's title names the record on the screen, else the screen, so that tabs can be told apart. */
export function useDocumentTitle(title: MessageKey | undefined): void {
  const { t } = useText()
  const name = useSyncExternalStore(subscribe, () => record)
  const screen = name ?? (title && t(title))
  useEffect(() => {
    document.title = screen === undefined ? t('app.name') : `${screen} – ${t('app.name')}`
  }, [t, screen])
}

/** Names the record the main screen shows, for the tab's title. */
export function useRecordTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return undefined
    call(name)
    return () => call(undefined)
  }, [name])
}
