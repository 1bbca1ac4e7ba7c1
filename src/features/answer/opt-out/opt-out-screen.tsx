import { useCallback, useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { ErrorState, LoadingRows } from '#src/ui/feedback/states.tsx'
import { useDocumentTitle } from '#src/workspace/shell/document-title.ts'
import { AnswerNote, AnswerPage, AnswerState } from '#src/records/by-link/answer-page.tsx'
import { LinkFailure } from '#src/records/by-link/link-failure.tsx'
import { useBehindLink } from '#src/records/by-link/use-behind-link.ts'
import { useBrowserLanguage } from '#src/records/by-link/use-browser-language.ts'
import { optOutRoute } from './opt-out.route.tsx'

/** `/abmelden/{token}`: whose mails are meant, and one button that stops them. */
export function OptOutScreen() {
  const { t } = useText()
  useBrowserLanguage()
  useDocumentTitle('optOut.title')
  const call = useCall()
  const { token } = optOutRoute.useParams()
  const { found, error, isUnknown, load, send } = useBehindLink(
    useCallback(() => call('optOuts.get', { params: { token } }), [call, token]),
  )
  const [failure, setFailure] = useState<unknown>()
  const [isSending, setSending] = useState(false)
  async function confirm() {
    if (isSending) return
    setSending(true)
    setFailure(undefined)
    try {
      await send(() => call('optOuts.confirm', { params: { token } }))
    } catch (thrown) {
      setFailure(thrown)
    } finally {
      setSending(false)
    }
  }
  if (found === undefined) {
    return (
      <AnswerPage title={t('optOut.title')}>
        {error === undefined && <LoadingRows rows={3} />}
        {error !== undefined && isUnknown && <AnswerNote sign="failure">{t('reason.answer.unknown')}</AnswerNote>}
        {error !== undefined && !isUnknown && (
          <ErrorState title={t('optOut.failed')} detail={error.message} retry={{ onRun: load }} />
        )}
      </AnswerPage>
    )
  }
  const { company, companyContact, address, isOut, isTest } = found
  const words = isTest ? 'optOut.test' : isOut ? 'optOut.done' : 'optOut.question'
  return (
    <AnswerPage title={t('optOut.title')} from={company}>
      <AnswerState
        state={isOut ? 'out' : 'open'}
        sign={isOut ? 'success' : 'notice'}
        text={t(words, { address, company })}
      />
      {!isOut && !isTest && (
        <div className="flex flex-col gap-2 border-t border-line px-4 py-3">
          <LinkFailure failure={failure} />
          <Button variant="primary" className="h-10! self-start" onClick={() => void confirm()}>
            {t('optOut.confirm')}
          </Button>
        </div>
      )}
      <p className="border-t border-line px-4 py-3 text-chip wrap-anywhere text-text-2">
        {t('answer.contact', { contact: companyContact })}
      </p>
    </AnswerPage>
  )
}
