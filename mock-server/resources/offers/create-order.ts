import { draftOfOffer } from '#src/domain/offers/checks.ts'
import { notFound } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import { act } from '../../write/act.ts'
import type { MakingContext } from '../../write/resource-writes.ts'
import { createOrderFromDraft } from '../orders/draft/create.ts'
import { answered, refuseClosed } from './rules.ts'

type Offer = Row<'offers'>

/**
 * Makes the order of an offer in one act, and accepts it with that. Once: asked again it answers the order there is. 422 for what
 * blocks an order, 409 for an offer that was rejected or is over.
 */
export async function orderOfOffer(context: MakingContext, offer: Offer) {
  const { store } = context
  const before = offer.orderId === undefined ? undefined : await store.find('orders', offer.orderId)
  if (before) return { order: before, offer, eventId: undefined, warnings: [] }
  if (offer.status !== 'accepted') refuseClosed(context, offer)
  let orderId = ''
  let said: Awaited<ReturnType<typeof createOrderFromDraft>>['warnings'] = []
  const eventId = await act(context, { kind: 'offer', id: offer.id }, { type: 'order_created' }, async () => {
    const plain = { ...context, ifMatch: undefined }
    const made = await createOrderFromDraft(plain, draftOfOffer(offer), {
      customerPrice: offer.price,
      source: 'offer',
    })
    orderId = made.order.id
    said = made.warnings
    const already = offer.status === 'accepted' ? {} : answered(context)
    await store.patch('offers', offer.id, { status: 'accepted', orderId, ...already })
  })
  const [order, row] = [await store.find('orders', orderId), await store.find('offers', offer.id)]
  if (!order || !row) throw notFound()
  const warnings = said.map(({ code, values, message }) => ({ code: `issue.${code}`, values, message }))
  return { order, offer: row, eventId, warnings }
}
