import { choiceCommand, focusedOf, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import { knownRecord } from '#src/records/changes/record-cache.ts'
import type { PriceRequest, Quote } from '#src/contract/price-requests.ts'
import { quotesState } from './price-request-state.ts'
import { takeRefusal } from './quote-states.ts'

const acts = () => import('./quotes.late.ts')

/** The request the keyboard is on, and the quote that is marked in it. */
function here(context: CommandContext): { request?: PriceRequest | undefined; quote?: Quote | undefined; at: number } {
  const focus = focusedOf(context, 'priceRequest')
  if (focus === undefined) return { at: 0 }
  const request = focus.record ?? knownRecord(context.services.queryClient, 'priceRequest', focus.id)
  const at = context.services.sessionValue(quotesState).chosen(focus.id).current()
  return { request, quote: request?.quotes[at], at }
}

const needsOpen: Condition = {
  check: (context) => here(context).request?.status !== 'accepted' && here(context).request?.status !== 'cancelled',
  reason: (context) =>
    here(context).request?.status === 'cancelled' ? 'quotes.reason.cancelled' : 'quotes.reason.taken',
}
const refusalOf = (context: CommandContext) => {
  const { request, quote } = here(context)
  return request && takeRefusal(request, quote, Date.now())
}
const needsTakeable: Condition = {
  check: (context) => refusalOf(context) === undefined,
  reason: (context) => refusalOf(context) ?? 'quotes.reason.noAnswer',
}
const needsQuote = (at: number): Condition => ({
  check: (context) => (here(context).request?.quotes.length ?? 0) > at,
  reason: 'quotes.reason.noQuote',
})

const shared = {
  group: 'priceRequest',
  scope: 'record:priceRequest',
  permission: 'matching.use',
  needs: [needsRecord('priceRequest'), needsOneRecord],
} as const
const looking = { ...shared, permission: 'priceRequests.read', hiddenInPalette: true, trivial: true } as const

const choose = (context: CommandContext, at: number) => {
  const { request } = here(context)
  const id = focusedOf(context, 'priceRequest')?.id
  if (id === undefined || request === undefined) return
  context.services
    .sessionValue(quotesState)
    .chosen(id)
    .set(Math.max(0, Math.min(at, request.quotes.length - 1)))
}

/** What can be done with the quotes of a request. */
export const commands: readonly Command[] = [
  ...[1, 2, 3, 4, 5].map((number): Command => ({
    ...looking,
    id: `quotes.choice${number}`,
    title: 'quotes.choice',
    titleValues: () => ({ number }),
    keys: [String(number)],
    needs: [...shared.needs, needsQuote(number - 1)],
    run: (context) => choose(context, number - 1),
  })),
  {
    ...looking,
    id: 'quotes.next',
    title: 'quotes.next',
    keys: ['right'],
    repeatable: true,
    run: (context) => choose(context, here(context).at + 1),
  },
  {
    ...looking,
    id: 'quotes.previous',
    title: 'quotes.previous',
    keys: ['left'],
    repeatable: true,
    run: (context) => choose(context, here(context).at - 1),
  },
  {
    ...shared,
    id: 'quotes.accept',
    title: 'quotes.accept',
    titleValues: (context) => ({ name: here(context).quote?.carrierName ?? context.services.t('quotes.one') }),
    keys: ['enter'],
    needs: [...shared.needs, needsTakeable],
    changesData: true,
    opensField: true,
    run: async (context) => (await acts()).acceptQuote(context, here(context), { withReason: false }),
  },
  {
    ...shared,
    id: 'quotes.acceptWithReason',
    title: 'matching.acceptWithReason',
    keys: ['shift+enter'],
    permission: 'orders.override',
    needs: [...shared.needs, needsTakeable],
    changesData: true,
    opensField: true,
    run: async (context) => (await acts()).acceptQuote(context, here(context), { withReason: true }),
  },
  {
    ...shared,
    id: 'quotes.negotiate',
    title: 'quotes.negotiate',
    keys: ['v'],
    needs: [...shared.needs, needsOpen, needsQuote(0)],
    changesData: true,
    opensField: true,
    run: async (context) => (await acts()).negotiate(context, here(context)),
  },
  {
    ...shared,
    id: 'quotes.enter',
    title: 'quotes.enter',
    keys: ['e'],
    needs: [...shared.needs, needsOpen, needsQuote(0)],
    changesData: true,
    opensField: true,
    run: async (context) => (await acts()).enterQuote(context, here(context)),
  },
  {
    ...shared,
    id: 'priceRequests.cancel',
    title: 'quotes.cancel',
    keys: ['delete'],
    needs: [...shared.needs, needsOpen],
    changesData: true,
    icon: 'delete',
    placements: ['row'],
    run: async (context) => (await acts()).cancelRequest(context, here(context)),
  },
  choiceCommand({
    id: 'priceRequests.open',
    calls: 'priceRequests.list',
    title: 'quotes.open',
    group: 'priceRequest',
    scope: 'everywhere',
    permission: 'priceRequests.read',
    choicesTitle: 'quotes.open',
    choices: async (context) => (await acts()).requestChoices(context),
    run: ({ services }, id) => services.openPanel({ kind: 'priceRequest', id }),
  }),
]
