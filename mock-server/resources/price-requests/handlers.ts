import { handle } from '../../core/handle.ts'
import { givePriceAnswer, readPriceAnswer } from './answer.ts'
import { priceRequests } from './price-request.resource.ts'
import { acceptQuote, cancelRequest, enterQuote, negotiate, refuseOver } from './quotes.ts'

const { changing } = priceRequests

export const priceRequestNoun = {
  ...priceRequests,
  handlers: {
    ...priceRequests.handlers,
    'priceRequests.enterQuote': changing('priceRequests.enterQuote', (context, request) => {
      const { carrierId, ...said } = context.body
      return enterQuote(context, request, carrierId, said)
    }),
    'priceRequests.negotiate': changing('priceRequests.negotiate', (context, request) =>
      negotiate(context, request, context.body),
    ),
    // Who comes too late hears who was faster, and not only that the request is another one now.
    'priceRequests.accept': changing(
      'priceRequests.accept',
      (context, request) => acceptQuote(context, request, context.body),
      refuseOver,
    ),
    'priceRequests.cancel': changing('priceRequests.cancel', (context, request) =>
      cancelRequest(context, request, context.body.reason?.trim() || undefined),
    ),
    'priceAnswers.get': handle('priceAnswers.get', async (context) => readPriceAnswer(context, context.params.token)),
    'priceAnswers.give': handle('priceAnswers.give', async (context) =>
      givePriceAnswer(context, context.params.token, context.body),
    ),
  },
}
