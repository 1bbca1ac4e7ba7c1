import { checkQuote } from '#src/domain/matching/quotes.ts'
import { issueText } from '#src/records/fields/saving/check.ts'
import { queryFor } from '#src/api/query.ts'
import { focusedOf, type Choice, type CommandContext } from '#src/commands/gate/command.ts'
import type { PriceRequest, Quote } from '#src/contract/price-requests.ts'
import { parseAmount, toEuros } from '#src/domain/basics/money.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { germanNumbers } from '#src/i18n/typed-number.ts'
import { priceRequestChanges } from './price-request-changes.ts'
import { takeQuote } from './take-quote.ts'

/** The request the keyboard is on, and the marked quote. */
interface Here {
  request?: PriceRequest | undefined
  quote?: Quote | undefined
}

export async function acceptQuote(
  context: CommandContext,
  { request, quote }: Here,
  how: { withReason: boolean },
): Promise<void> {
  if (request !== undefined && quote !== undefined) await takeQuote(context, request.id, quote.carrierId, how)
}

const euros = (text: string): number | undefined => {
  const cents = parseAmount(germanNumbers(text))
  return cents === undefined ? undefined : toEuros(cents)
}

/** Asks a carrier for another price: a mail goes to him, which nobody can call back. */
export async function negotiate(context: CommandContext, { request, quote }: Here): Promise<void> {
  if (request === undefined || quote === undefined) return
  const { t, ask } = context.services
  const name = quote.carrierName
  const format = formatFor(currentLanguage())
  await ask({
    title: t('quotes.negotiate.title', { name }),
    detail: t('quotes.negotiate.detail', { name, price: format.money(quote.total) }),
    label: t('quotes.negotiate.price'),
    required: true,
    confirmLabel: t('quotes.negotiate.confirm'),
    line: (text) => (euros(text) === undefined ? t('issue.amountWrong') : undefined),
    async send(text) {
      const body = { carrierId: quote.carrierId, targetPrice: euros(text) ?? 0 }
      let isSent = false
      await priceRequestChanges.change<typeof body>(context, {
        commandId: 'quotes.negotiate',
        title: t('quotes.negotiated', { name, price: format.money(body.targetPrice) }),
        records: [request],
        call: (call, request) => call('priceRequests.negotiate', request),
        deliver: (send) => send(body),
        done: () => {
          isSent = true
        },
      })
      return isSent
    },
  })
}

/** "845", or freight and toll: "845 + 42". */
export function typedQuote(text: string): { freight: number; toll?: number } | undefined {
  const [freight, toll, ...more] = text.split('+').map((part) => euros(part.trim()))
  if (freight === undefined || more.length > 0) return undefined
  if (!text.includes('+')) return { freight }
  return toll === undefined ? undefined : { freight, toll }
}

/** Takes down what a carrier said by telephone or mail. */
export async function enterQuote(context: CommandContext, { request, quote }: Here): Promise<void> {
  if (request === undefined || quote === undefined) return
  const { t, ask } = context.services
  const name = quote.carrierName
  const format = formatFor(currentLanguage())
  await ask({
    title: t('quotes.enter.title', { name }),
    detail: t('quotes.enter.detail'),
    label: t('quotes.enter.price'),
    required: true,
    confirmLabel: t('quotes.enter.confirm'),
    line(text) {
      const typed = typedQuote(text)
      if (typed === undefined) return t('issue.amountWrong')
      const [issue] = checkQuote({ ...typed, surcharges: undefined })
      return issue && issueText(issue, t, format)
    },
    understood(text) {
      const typed = typedQuote(text)
      return typed === undefined
        ? ''
        : t('quotes.enter.total', { total: format.money(typed.freight + (typed.toll ?? 0)) })
    },
    async send(text) {
      const typed = typedQuote(text)
      if (typed === undefined) return false
      const body = { carrierId: quote.carrierId, ...typed }
      let isKept = false
      await priceRequestChanges.change<typeof body>(context, {
        commandId: 'quotes.enter',
        title: t('quotes.entered', { name, price: format.money(typed.freight + (typed.toll ?? 0)) }),
        records: [request],
        call: (call, request) => call('priceRequests.enterQuote', request),
        deliver: (send) => send(body),
        done: () => {
          isKept = true
        },
      })
      return isKept
    },
  })
}

/** Ends a request: whoever was asked need not answer any more. */
export async function cancelRequest(context: CommandContext, { request }: Here): Promise<void> {
  if (request === undefined) return
  const { t, confirm } = context.services
  const isMeant = await confirm({
    title: t('quotes.cancel.question', { id: request.id }),
    detail: t('quotes.cancel.detail'),
    confirmLabel: t('quotes.cancel.confirm'),
    destructive: true,
  })
  if (!isMeant) return
  await priceRequestChanges.change<Record<never, never>>(context, {
    commandId: 'priceRequests.cancel',
    title: t('quotes.cancelled'),
    records: [request],
    call: (call, request) => call('priceRequests.cancel', request),
    deliver: (send) => send({}),
  })
}

/** Requests, the newest first; those of the order the keyboard is on before all others. */
export async function requestChoices(context: CommandContext): Promise<Choice<string>[]> {
  const { call, queryClient, t } = context.services
  const here = focusedOf(context, 'order')?.id
  const query = { sortBy: 'createdAt', sortOrder: 'desc', page: 1, limit: 50 } as const
  const { data } = await queryClient.fetchQuery(queryFor(call, 'priceRequests.list', { query }))
  const own = data.filter(({ orderId }) => orderId === here)
  return [...own, ...data.filter((one) => !own.includes(one))].map(({ id, route, orderNumber, quotes }) => {
    const answered = quotes.filter(({ state }) => state !== 'asked').length
    return {
      id,
      title: `${id} · ${orderNumber}`,
      detail: `${route} · ${t('quotes.answered', { answered, all: quotes.length })}`,
      value: id,
    }
  })
}
