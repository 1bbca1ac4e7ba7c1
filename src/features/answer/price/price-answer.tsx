import { useCallback, useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import type { PriceAnswer as Asked } from '#src/contract/price-requests.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { ErrorState, LoadingRows } from '#src/ui/feedback/states.tsx'
import { useDocumentTitle } from '#src/workspace/shell/document-title.ts'
import { AnswerNote, AnswerPage, AnswerState } from '#src/records/by-link/answer-page.tsx'
import { useBehindLink } from '#src/records/by-link/use-behind-link.ts'
import { DeclineForm } from './decline-form.tsx'
import { PriceFacts } from './price-facts.tsx'
import { PriceForm, type GivePrice } from './price-form.tsx'
import { saidText } from './said-text.ts'

/** A request for a price as a carrier finds it behind his link: the load, and his price or his no. */
export function PriceAnswer({ token }: { token: string }) {
  const { t } = useText()
  useDocumentTitle('answer.price.title')
  const call = useCall()
  const { found, error, isUnknown, isOver, load, send } = useBehindLink(
    useCallback(() => call('priceAnswers.get', { params: { token } }), [call, token]),
  )
  if (found !== undefined) {
    return (
      <AskedPrice asked={found} onGive={(body) => send(() => call('priceAnswers.give', { params: { token }, body }))} />
    )
  }
  return (
    <AnswerPage title={t('answer.price.title')}>
      {error === undefined && <LoadingRows rows={6} />}
      {error !== undefined && isUnknown && <AnswerNote sign="failure">{t('reason.answer.unknown')}</AnswerNote>}
      {error !== undefined && isOver && <AnswerNote sign="warning">{t('reason.answer.expired')}</AnswerNote>}
      {error !== undefined && !isUnknown && !isOver && (
        <ErrorState title={t('answer.price.failed')} detail={error.message} retry={{ onRun: load }} />
      )}
    </AnswerPage>
  )
}

function AskedPrice({ asked, onGive }: { asked: Asked; onGive: GivePrice }) {
  const { t } = useText()
  const [way, setWay] = useState<'price' | 'declining' | 'none'>(asked.state === 'open' ? 'price' : 'none')
  const { company } = asked
  const contact = [asked.sentBy, company.phone, company.email].filter(Boolean).join(' · ')
  const give: GivePrice = async (body) => {
    await onGive(body)
    setWay('none')
  }
  const canAnswer = asked.state === 'open' || asked.state === 'quoted'
  return (
    <AnswerPage title={`${t('answer.price.head')} ${asked.requestId}`} from={company.name}>
      <PriceState asked={asked} />
      <PriceFacts asked={asked} />
      <p className="border-t border-line px-4 py-3 text-chip wrap-anywhere text-text-2">
        {t('answer.contact', { contact })}
      </p>
      {canAnswer && way === 'price' && (
        <PriceForm quote={asked.quote} onGive={give} onDecline={() => setWay('declining')} />
      )}
      {canAnswer && way === 'declining' && <DeclineForm onGive={give} onBack={() => setWay('price')} />}
      {canAnswer && way === 'none' && (
        <div className="border-t border-line p-4">
          <Button className="h-10!" onClick={() => setWay('price')}>
            {t('answer.price.again')}
          </Button>
        </div>
      )}
    </AnswerPage>
  )
}

/** What is asked, what he has said, or why nothing can be said any more. */
function PriceState({ asked }: { asked: Asked }) {
  const { t } = useText()
  const format = useFormat()
  const { state, company, deadline, quote } = asked
  const values = { name: quote.answeredBy ?? '', at: format.stamp(quote.answeredAt), price: saidText(quote, t, format) }
  const said = {
    open: ['notice', t('answer.price.intro', { company: company.name, at: format.stamp(deadline) })],
    quoted: ['success', t('answer.price.quoted', values)],
    declined: ['CANCELLED', t('answer.declined', { ...values, reason: quote.reason ?? '–' })],
    accepted: ['success', t('answer.price.accepted', { company: company.name, price: values.price })],
    rejected: ['CANCELLED', t('answer.price.rejected')],
    expired: ['warning', t('reason.answer.expired')],
    closed: ['warning', t('answer.price.closed')],
  } as const
  const [sign, text] = said[state]
  return <AnswerState state={`${state} ${quote.answeredAt ?? ''}`} sign={sign} text={text} />
}
