import { useEffect, useSyncExternalStore } from 'react'
import type { MessageKey } from '#src/i18n/keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { whenIdle } from '#src/ui/loading/when-idle.ts'
import { createObservable, type WritableObservable } from '../session/observable.ts'
import { useSessionValue, type SessionValue } from '../session/session-values.tsx'

/** What the record on the main screen is called, while there is one. */
const recordTitle: SessionValue<WritableObservable<string | undefined>> = {
  create: () => createObservable<string | undefined>(undefined),
}

/** ms the title may be behind the screen. */
const TITLE_LIMIT = 500

/** The tab's title names the screen; where a screen shows a record, `record` is its name and leads. */
export function useDocumentTitle(title: MessageKey | undefined, record?: string): void {
  const { t } = useText()
  const screen = record ?? (title && t(title))
  // The browser is told at once, which takes longer than most of a screen: not before the screen itself is seen.
  useEffect(
    () =>
      whenIdle(() => {
        document.title = screen === undefined ? t('app.name') : `${screen} – ${t('app.name')}`
      }, TITLE_LIMIT),
    [t, screen],
  )
}

/** Names the record the main screen shows, for the tab's title, so that tabs can be told apart. */
export function useRecordTitle(name: string | undefined): void {
  const title = useSessionValue(recordTitle)
  useEffect(() => {
    if (name === undefined) return undefined
    title.set(name)
    return () => title.set(undefined)
  }, [title, name])
}

/** The name of the record on the main screen, while there is one. */
export function useRecordOnScreen(): string | undefined {
  const title = useSessionValue(recordTitle)
  return useSyncExternalStore(title.subscribe, title.current)
}
