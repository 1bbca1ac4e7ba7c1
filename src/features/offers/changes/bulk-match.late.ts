import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Offer } from '#src/contract/offers.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { isApiError, isRefusal } from '#src/api/api-error.ts'
import { AUTO_SELECT_THRESHOLD } from '#src/domain/carriers/match-limits.ts'
import { orderLabel } from '#src/entities/orders/order-label.ts'
import { entityPlan } from '#src/records/bulk/entity-plan.ts'
import { openBulk } from '#src/records/bulk/open.ts'
import type { BulkPlan, BulkResult } from '#src/records/bulk/plan.ts'
import { invalidateRelated } from '#src/records/changes/invalidate.ts'
import { chosenTargets, newestRecords } from '#src/records/changes/newest-records.ts'
import { rememberChanges } from '#src/records/changes/own-steps.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import { routeOf } from '../offer-text.ts'
import { SEARCH, type FoundCarrier } from '../record/matches.ts'

/** Offers of one call: few, as each of them is booked by itself and it can be halted between two calls. */
const OF_ONE_CALL = 5

/** What is booked for an offer: nothing is chosen in the dialog. */
type MatchBooking = Readonly<Record<string, never>>

/**
 * Looks at the best carrier of each offer, and books those with 85 points or more and nothing against them, each with its carrier as he
 * was seen. What was booked is one step, taken back as the orders that were made.
 */
function bookingPlan(t: CommandContext['services']['t']): BulkPlan<Offer, MatchBooking, MatchBooking> {
  const best = new Map<string, FoundCarrier>()
  const booked = new Map<string, Order>()
  const refused = (record: Offer, message: string): BulkResult<Offer> => ({
    ...{ id: record.id, outcome: 'refused', changes: [], warnings: [], message, record },
    ...{ overridable: false, needsNotes: false },
  })
  const willBe = (record: Offer, match: FoundCarrier): BulkResult<Offer> => ({
    ...{ id: record.id, outcome: 'changed', warnings: [], record, overridable: false, needsNotes: false },
    changes: [{ field: 'carrier', to: `${match.carrierName} · ${t('offers.points', { score: match.score })}` }],
  })
  const plan = entityPlan<'offer', MatchBooking, MatchBooking>('offer', {
    endpoint: 'smartMatching.bulk',
    callLimit: OF_ONE_CALL,
    words: {
      title: 'offers.bulkMatch.head',
      count: 'offers.count',
      run: 'offers.bulkMatch.run',
      nothing: 'offers.bulkMatch.nothing',
      reasonFor: 'offers.bulkMatch.nothing',
      finished: 'reason.offer.notOpen',
    },
    columns: [
      { id: 'id', header: 'offers.offer', width: 128, text: ({ id }) => id },
      { id: 'route', header: 'records.route', width: 256, priority: 1, text: routeOf },
    ],
    overridePermission: 'orders.override',
    labelOf: ({ id }) => id,
    isUnderstood: () => true,
    changeOf: ({ status, orderId }) => (orderId === undefined && status === 'open' ? {} : undefined),
    async send(call, { records }, sending) {
      if (sending.dryRun) {
        const customerOfferIds = records.map(({ id }) => id)
        const { results } = await call('smartMatching.bulk', {
          body: { customerOfferIds, ...SEARCH },
          signal: sending.signal,
        })
        return records.map((record) => {
          const found = results.find(({ customerOfferId }) => customerOfferId === record.id)
          const match = found?.matches.find(({ carrierId }) => carrierId === found.autoSelectedCarrierId)
          if (match !== undefined) {
            best.set(record.id, match)
            return willBe(record, match)
          }
          const first = found?.matches[0]
          const values = { name: first?.carrierName ?? '', score: first?.score ?? 0, threshold: AUTO_SELECT_THRESHOLD }
          return refused(
            record,
            first === undefined ? (found?.message ?? t('offers.matches.none')) : t('offers.acceptBest.below', values),
          )
        })
      }
      const done: BulkResult<Offer>[] = []
      for (const record of records) {
        const match = best.get(record.id)
        if (match === undefined) continue
        const body = { offerId: record.id, carrierId: match.carrierId, carrierPrice: match.estimatedCost }
        try {
          const idempotencyKey = `${sending.idempotencyKey}.${record.id}`
          const { order, eventId } = await call('matching.createOrder', { body, idempotencyKey })
          booked.set(record.id, order)
          done.push({ ...willBe(record, match), eventId })
        } catch (error) {
          if (!isApiError(error) || !isRefusal(error)) throw error
          done.push(refused(record, error.message))
        }
      }
      return done
    },
    doneTitle: (title) => title,
    changeLines: (result) => (result?.changes ?? []).map(({ to }) => String(to)),
  })
  return {
    ...plan,
    remember: (context, words, changes) =>
      rememberChanges(
        context,
        'order',
        words,
        changes.flatMap(({ record, eventId }) => {
          const order = booked.get(record.id)
          return order === undefined ? [] : [{ record: order, label: orderLabel(order), eventId }]
        }),
      ),
    refresh(queryClient, ids) {
      invalidateRelated(queryClient, 'offer', ids)
      invalidateRelated(
        queryClient,
        'order',
        [...booked.values()].map(({ id }) => id),
      )
    },
  }
}

/** Opens the look at what would become of the ticked offers. */
export async function bulkMatch(context: CommandContext): Promise<void> {
  const { t } = context.services
  const records = await newestRecords(context, 'offer', chosenTargets(context))
  if (records.length === 0) return
  await openBulk({
    plan: bookingPlan(t),
    commandId: 'offers.bulkMatch',
    title: plainTitle(t('offers.bulkMatch.title')),
    context,
    records,
    input: {},
  })
}
