import { queryFor } from '#src/api/query.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { PriceRequest, Quote } from '#src/contract/price-requests.ts'
import { AUTO_SELECT_THRESHOLD } from '#src/domain/carriers/match-limits.ts'
import { formatFor } from '#src/i18n/format.ts'
import { explain } from '#src/i18n/issue-text.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { priceRequestChanges } from './price-request-changes.ts'
import { othersOf } from './quote-states.ts'

/** Whether a quote is taken only with a reason: a rule stands against it, or its score does not suffice. */
export const needsReason = ({ blockers, score }: Quote): boolean =>
  blockers.length > 0 || (score ?? AUTO_SELECT_THRESHOLD) < AUTO_SELECT_THRESHOLD

/**
 * Takes a quote: asks first, naming who is told what, or for the reason where one is needed. The order is the carrier's at that
 * price then; who was faster is said by the server's refusal, and nothing is booked.
 */
export async function takeQuote(
  context: CommandContext,
  requestId: string,
  carrierId: string,
  { withReason }: { withReason: boolean },
): Promise<void> {
  const { services } = context
  const { t, queryClient } = services
  const request = await queryClient.fetchQuery(
    queryFor(services.call, 'priceRequests.get', { params: { id: requestId } }),
  )
  const quote = request.quotes.find((one) => one.carrierId === carrierId)
  if (quote === undefined) return
  const format = formatFor(currentLanguage())
  const values = { name: quote.carrierName, price: format.money(quote.total), order: request.orderNumber }
  const told = toldText(request, quote, t)
  const asksReason = withReason || needsReason(quote)
  if (!asksReason) {
    const isMeant = await services.confirm({
      title: t('quotes.accept.question', values),
      detail: `${t('quotes.accept.what', values)} ${told}`,
      confirmLabel: t('quotes.accept', { name: quote.carrierName }),
    })
    if (!isMeant) return
  }
  const against = quote.blockers.map((one) => explain('match.', one, t, format))
  const low = quote.score === undefined ? [] : [t('matching.scoreIs', { score: quote.score })]
  const question = {
    title: t('quotes.accept.question', values),
    detail: [...(against.length > 0 ? against : low), `${t('quotes.accept.what', values)} ${told}`].join(' · '),
    confirmLabel: t('matching.acceptWithReason'),
  }
  await priceRequestChanges.change<{ carrierId: string; reason?: string }>(context, {
    commandId: 'quotes.accept',
    title: t('quotes.accepted', { name: quote.carrierName }),
    records: [request],
    call: (call, request) => call('priceRequests.accept', request),
    deliver: (send, record) =>
      asksReason
        ? priceRequestChanges.askReason(context, record, question, (reason) => send({ carrierId, reason }))
        : send({ carrierId }),
    done: () => services.openPanel({ kind: 'order', id: request.orderId }, 'add', { focus: false }),
  })
}

function toldText(request: PriceRequest, quote: Quote, t: CommandContext['services']['t']): string {
  const others = othersOf(request, quote.carrierId)
  return t(others.length === 0 ? 'quotes.then' : 'quotes.thenOthers', {
    name: quote.carrierName,
    others: others.join(', '),
  })
}
