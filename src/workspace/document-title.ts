import { useEffect } from 'react'
import type { MessageKey } from '#src/i18n/keys.ts'
import { useText } from '#src/i18n/use-text.ts'

/** The tab's title names the screen, so that tabs can be told apart. */
export function useDocumentTitle(title: MessageKey | undefined): void {
  const { t } = useText()
  useEffect(() => {
    document.title = title === undefined ? t('app.name') : `${t(title)} – ${t('app.name')}`
  }, [t, title])
}
