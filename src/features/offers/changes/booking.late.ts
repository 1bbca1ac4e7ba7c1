import { queryFor } from '#src/api/query.ts'
import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import type { Offer } from '#src/contract/offers.ts'
import { Order } from '#src/contract/orders/order.ts'
import { AUTO_SELECT_THRESHOLD, isOutside } from '#src/domain/carriers/matching.ts'
import { orderLabel } from '#src/entities/orders/order-label.ts'
import { formatFor } from '#src/i18n/format.ts'
import { explain } from '#src/i18n/issue-text.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { invalidateRecords, invalidateRelated } from '#src/records/changes/invalidate.ts'
import { chosenTargets, newestRecords } from '#src/records/changes/newest-records.ts'
import { withReason } from '#src/records/changes/reasons.ts'
import { matchesInput, type FoundCarrier } from '../record/matches.ts'

/** A carrier a person has chosen for an offer. */
interface ChosenMatch {
  offer: Offer
  match: FoundCarrier
}

async function focused(context: CommandContext): Promise<Offer | undefined> {
  const [offer] = await newestRecords(context, 'offer', chosenTargets(context))
  return offer
}

const search = ({ services: { call, queryClient } }: CommandContext, { id }: Offer) =>
  queryClient.fetchQuery(queryFor(call, 'smartMatching.find', matchesInput(id)))

/** Takes the best carrier where 85 points or more speak for him and nothing against; else says how many the best one has. */
export async function acceptBest(context: CommandContext): Promise<void> {
  const { notify, t } = context.services
  const offer = await focused(context)
  if (offer === undefined) return
  const { matches, autoSelectedCarrierId } = await search(context, offer)
  const best = matches.find(({ carrierId }) => carrierId === autoSelectedCarrierId)
  if (best !== undefined) return acceptMatch(context, { offer, match: best })
  const [first] = matches
  const values = { name: first?.carrierName ?? '', score: first?.score ?? 0, threshold: AUTO_SELECT_THRESHOLD }
  notify({
    type: 'info',
    answers: true,
    message: first === undefined ? t('offers.matches.none') : t('offers.acceptBest.below', values),
  })
}

/** The carriers that were found; what speaks against one is said, and asks for a reason when he is taken. */
export async function matchChoices(context: CommandContext): Promise<Choice<ChosenMatch>[]> {
  const { t } = context.services
  const format = formatFor(currentLanguage())
  const offer = await focused(context)
  if (offer === undefined) return []
  const { matches, autoSelectedCarrierId } = await search(context, offer)
  return matches.map((match) => {
    const against = match.blockers.map((one) => explain('match.', one, t, format))
    const facts = [
      t('offers.points', { score: match.score }),
      match.carrierId === autoSelectedCarrierId && t('wizard.suggested'),
      isOutside(match) && t('wizard.outside'),
      format.money(match.estimatedCost),
      t('wizard.margin', { percent: format.percent(match.marginPercent) }),
    ]
    return {
      id: match.carrierId,
      title: match.carrierName,
      detail: [...against, ...facts].filter(Boolean).join(' · '),
      section: against.length === 0 ? ('fits' as const) : ('unfit' as const),
      value: { offer, match },
    }
  })
}

/**
 * Books the offer with a carrier: the order is made, his, at what he is reckoned to cost, in one step that can be taken back. Below 85
 * points or against a rule it asks for a reason.
 */
export async function acceptMatch(context: CommandContext, { offer, match }: ChosenMatch): Promise<void> {
  const { call, openPanel, queryClient, t } = context.services
  const { carrierId, carrierName, estimatedCost: carrierPrice, score, blockers } = match
  // What the server would not take without a reason is asked for at once.
  const asking = score < AUTO_SELECT_THRESHOLD || blockers.length > 0 ? { ...context, asksReason: true } : context
  const subject = { kind: 'offer', id: offer.id, label: offer.id } as const
  const refetch = () => {
    invalidateRecords(queryClient, 'offer', [offer.id])
    invalidateRelated(queryClient, 'offer', [offer.id])
  }
  try {
    await changeRecords(context, {
      kind: 'order',
      commandId: 'offers.acceptMatch',
      title: t('offers.booked', { carrier: carrierName }),
      records: [Order.parse({})],
      labelOf: orderLabel,
      message: ({ orderNumber }) => t('offers.bookedAs', { id: offer.id, order: orderNumber, carrier: carrierName }),
      done: ({ id }) => openPanel({ kind: 'order', id }, 'add'),
      send: (_blank, own) =>
        withReason(asking, subject, 'orders.override', (reason) => {
          const body = { offerId: offer.id, carrierId, carrierPrice, ...(reason !== undefined && { reason }) }
          return own(['matching.createOrder', body], async (idempotencyKey) => {
            const { order, eventId, warnings } = await call('matching.createOrder', { body, idempotencyKey })
            return { record: order, eventId, warnings }
          })
        }),
    })
  } finally {
    refetch()
  }
}
