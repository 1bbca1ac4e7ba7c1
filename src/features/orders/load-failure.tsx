import { useState } from 'react'
import { isApiError } from '#src/api/api-error.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ErrorState } from '#src/ui/states.tsx'

/** Something could not be loaded: what, the catalogue's sentence, an id to tell, and another try. */
export function LoadFailure({ title, error, onRetry }: { title: string; error: Error; onRetry: () => void }) {
  const { t } = useText()
  const [errorId] = useState(() => crypto.randomUUID().slice(0, 8))
  const detail = isApiError(error) && error.detail !== undefined ? `${error.message} · ${error.detail}` : error.message
  return (
    <ErrorState
      title={title}
      text={t('orders.loadFailed.text')}
      {...(detail !== title && { detail })}
      errorId={errorId}
      retry={{ onRun: onRetry, keys: 'r' }}
    />
  )
}
