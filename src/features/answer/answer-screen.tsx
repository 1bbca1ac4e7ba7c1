import { FileText } from 'lucide-react'
import type { Answer } from '#src/contract/messages.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { asPdf, openFile } from '#src/ui/print/open-file.ts'
import { ErrorState, LoadingRows } from '#src/ui/feedback/states.tsx'
import { useDocumentTitle } from '#src/workspace/shell/document-title.ts'
import { AnswerForm } from './answer-form.tsx'
import { AnswerNote, AnswerPage, AnswerState } from '#src/records/by-link/answer-page.tsx'
import { AnswerPapers } from './answer-papers.tsx'
import { answerRoute } from './answer.route.tsx'
import { OrderFacts } from './order-facts.tsx'
import { PriceAnswer } from './price/price-answer.tsx'
import { useAnswer } from './use-answer.ts'
import { useBrowserLanguage } from '#src/records/by-link/use-browser-language.ts'

/**
 * `/answer/{token}`: what a carrier or a customer was sent, in the language of his browser, and his answer: yes or no to an order, a price
 * for one he is asked for. No one signs in for it.
 */
export function AnswerScreen() {
  const { t } = useText()
  useBrowserLanguage()
  const { token } = answerRoute.useParams()
  const { answer, error, isUnknown, isOver, load, changed, give, file } = useAnswer(token)
  const toCustomer = answer?.kind === 'orderConfirmation'
  useDocumentTitle(toCustomer ? 'answer.customer.title' : 'answer.title')
  if (isUnknown) return <PriceAnswer token={token} />
  if (answer === undefined) {
    return (
      <AnswerPage title={t('answer.title')}>
        {error === undefined && <LoadingRows rows={6} />}
        {error !== undefined && isOver && <AnswerNote sign="warning">{t('reason.answer.expired')}</AnswerNote>}
        {error !== undefined && !isOver && (
          <ErrorState title={t('answer.failed')} detail={error.message} retry={{ onRun: load }} />
        )}
      </AnswerPage>
    )
  }
  const { company, paper } = answer
  const contact = [answer.sentBy, company.phone, company.email].filter(Boolean).join(' · ')
  const number = typeof paper['orderNumber'] === 'string' ? paper['orderNumber'] : ''
  return (
    <AnswerPage title={`${t(`message.kind.${answer.kind}`)} ${number}`.trim()} from={company.name}>
      <StateNote answer={answer} />
      {answer.state !== 'replaced' && <OrderFacts paper={paper} toCustomer={toCustomer} />}
      {answer.fileName !== undefined && answer.state !== 'replaced' && (
        <div className="border-t border-line px-4 py-3">
          <Button icon={FileText} className="h-10!" onClick={() => void file().then((sent) => openFile(asPdf(sent)))}>
            {t('message.openFile')}
          </Button>
        </div>
      )}
      {answer.takesPapers && <AnswerPapers token={token} answer={answer} onChange={changed} />}
      <p className="border-t border-line px-4 py-3 text-chip wrap-anywhere text-text-2">
        {t('answer.contact', { contact })}
      </p>
      {/* Last, and at the foot of the window however long the order is. */}
      {answer.state === 'open' && <AnswerForm give={give} toCustomer={toCustomer} />}
    </AnswerPage>
  )
}

/** Where the order stands. */
function StateNote({ answer }: { answer: Answer }) {
  const { t } = useText()
  const format = useFormat()
  const { kind, state, company, answeredBy = '', answeredAt, reason = '' } = answer
  const toCustomer = kind === 'orderConfirmation'
  const at = format.stamp(answeredAt)
  const said = {
    open: ['notice', t(toCustomer ? 'answer.customer.intro' : 'answer.intro', { company: company.name })],
    accepted: ['success', t(toCustomer ? 'answer.customer.accepted' : 'answer.accepted', { name: answeredBy, at })],
    declined: [
      'CANCELLED',
      t(toCustomer ? 'answer.customer.declined' : 'answer.declined', { name: answeredBy, at, reason }),
    ],
    replaced: ['warning', t('reason.answer.replaced')],
    expired: ['warning', t('reason.answer.expired')],
    closed: ['warning', t('reason.answer.closed')],
  } as const
  const [sign, text] = said[state]
  return <AnswerState state={state} sign={sign} text={text} />
}
