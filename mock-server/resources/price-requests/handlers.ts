import { handle } from '../../core/handle.ts'
import { givePriceAnswer, readPriceAnswer } from './answer.ts'
import { priceRequests } from './price-request.resource.ts'
import { acceptQuote, cancelRequest, enterQuote, negotiate } from './quotes.ts'

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
    'priceRequests.accept': changing('priceRequests.accept', (context, request) =>
      acceptQuote(context, request, context.body),
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
