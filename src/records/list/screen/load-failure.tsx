import { useState } from 'react'
import { isApiError } from '#src/api/api-error.ts'
import { FailureState } from '#src/commands/failure-state.tsx'
import { useText } from '#src/i18n/use-text.ts'

/** Something could not be loaded: what, the catalogue's sentence, an id to tell, and another try. */
export function LoadFailure({ title, error, onRetry }: { title: string; error: Error; onRetry: () => void }) {
  const { t } = useText()
  const [errorId] = useState(() => crypto.randomUUID().slice(0, 8))
  const detail = isApiError(error) && error.detail !== undefined ? `${error.message} · ${error.detail}` : error.message
  return (
    <FailureState
      title={title}
      text={t('list.loadFailed.text')}
      {...(detail !== title && { detail })}
      errorId={errorId}
      onRetry={onRetry}
    />
  )
}
