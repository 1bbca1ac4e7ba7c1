import { FileText } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { Answer } from '#src/contract/messages.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { asPdf, openFile } from '#src/ui/print/open-file.ts'
import { ErrorState, LoadingRows } from '#src/ui/feedback/states.tsx'
import { StatusSign, type SignName } from '#src/ui/signs/status-sign.tsx'
import { useDocumentTitle } from '#src/workspace/shell/document-title.ts'
import { AnswerForm } from './answer-form.tsx'
import { AnswerPapers } from './answer-papers.tsx'
import { answerRoute } from './answer.route.tsx'
import { OrderFacts } from './order-facts.tsx'
import { useAnswer } from './use-answer.ts'
import { useBrowserLanguage } from './use-browser-language.ts'

/** `/answer/{token}`: what a carrier or a customer was sent, in the language of his browser, and his yes or no. No one signs in for it. */
export function AnswerScreen() {
  const { t } = useText()
  useBrowserLanguage()
  const { token } = answerRoute.useParams()
  const { answer, error, isUnknown, isOver, load, changed, give, file } = useAnswer(token)
  const toCustomer = answer?.kind === 'orderConfirmation'
  useDocumentTitle(toCustomer ? 'answer.customer.title' : 'answer.title')
  if (answer === undefined) {
    return (
      <Page title={t('answer.title')}>
        {error === undefined && <LoadingRows rows={6} />}
        {error !== undefined && isUnknown && <Note sign="failure">{t('reason.answer.unknown')}</Note>}
        {error !== undefined && isOver && <Note sign="warning">{t('reason.answer.expired')}</Note>}
        {error !== undefined && !isUnknown && !isOver && (
          <ErrorState title={t('answer.failed')} detail={error.message} retry={{ onRun: load }} />
        )}
      </Page>
    )
  }
  const { company, paper } = answer
  const contact = [answer.sentBy, company.phone, company.email].filter(Boolean).join(' · ')
  const number = typeof paper['orderNumber'] === 'string' ? paper['orderNumber'] : ''
  return (
    <Page title={`${t(`message.kind.${answer.kind}`)} ${number}`.trim()} from={company.name}>
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
    </Page>
  )
}

function Page({ title, from, children }: { title: string; from?: string; children: ReactNode }) {
  return (
    <main className="flex min-h-dvh justify-center bg-frame px-2 py-4 min-[600px]:py-10">
      <section className="w-full max-w-[560px] self-start rounded-palette border border-line-strong bg-surface">
        <header className="px-4 pt-4 pb-3">
          {from !== undefined && <p className="text-text-2">{from}</p>}
          <h1 className="text-title wrap-anywhere">{title}</h1>
        </header>
        {children}
      </section>
    </main>
  )
}

/** Where the order stands: what is asked, what was answered, or why nothing can be answered any more. It has the focus once that is new. */
function StateNote({ answer }: { answer: Answer }) {
  const { t } = useText()
  const format = useFormat()
  const { kind, state, company, answeredBy = '', answeredAt, reason = '' } = answer
  const toCustomer = kind === 'orderConfirmation'
  const note = useRef<HTMLDivElement>(null)
  const first = useRef(state)
  useEffect(() => {
    if (first.current !== state) note.current?.focus()
    first.current = state
  }, [state])
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
  return (
    <div ref={note} tabIndex={-1} role="status" className="no-ring">
      <Note sign={sign}>{text}</Note>
    </div>
  )
}

function Note({ sign, children }: { sign: SignName; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 border-t border-line px-4 py-3">
      <StatusSign status={sign} className="mt-[3px]" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
