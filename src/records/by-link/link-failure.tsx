import { hasNoAnswer, isApiError } from '#src/api/api-error.ts'
import { failureText } from '#src/commands/gate/retry/failure-text.ts'
import { useText } from '#src/i18n/use-text.ts'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'

/** What spoke against an answer that was sent; nothing where nothing did. */
export function LinkFailure({ failure }: { failure: unknown }) {
  const { t } = useText()
  if (failure === undefined) return null
  const isLost = isApiError(failure) && hasNoAnswer(failure)
  return (
    <p role="alert" className="flex items-start gap-1.5">
      <StatusSign status="failure" className="mt-[3px]" />
      {isLost ? t('send.offline') : (failureText(failure, t) ?? t('fields.failed'))}
    </p>
  )
}
