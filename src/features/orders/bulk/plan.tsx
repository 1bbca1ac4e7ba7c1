import { BULK_CALL_LIMIT, type OrderBulkChange } from '#src/contract/orders/bulk.ts'
import { entityPlan } from '#src/records/bulk/entity-plan.ts'
import { changeLines, withoutFollowing } from '../order-change-text.ts'
import { orderLabel } from '#src/entities/orders/order-label.ts'
import { changeOf, isUnderstood, type BulkInput } from './input.ts'
import { TypedFields } from './typed-fields.tsx'
import { doneTitle } from './words.ts'

/** How orders are changed in bulk: one call for many, with a dry run. */
export const orderPlan = entityPlan<'order', BulkInput, OrderBulkChange>('order', {
  endpoint: 'orders.bulk',
  callLimit: BULK_CALL_LIMIT,
  words: {
    title: 'orders.bulk.title',
    count: 'orders.bulk.count',
    run: 'orders.bulk.run',
    nothing: 'orders.bulk.nothing',
    reasonFor: 'orders.bulk.reasonFor',
    finished: 'orders.finished',
  },
  columns: [
    { id: 'number', header: 'orders.column.number', width: 120, text: ({ orderNumber }) => orderNumber },
    { id: 'customer', header: 'orders.column.customer', width: 256, priority: 1, text: (order) => order.customerName },
  ],
  overridePermission: 'orders.override',
  labelOf: orderLabel,
  isUnderstood,
  changeOf,
  async send(call, { change, records }, sending) {
    const { results } = sending.dryRun
      ? await call('orders.bulk', {
          body: { items: records.map(({ id }) => ({ id })), change, dryRun: true },
          signal: sending.signal,
        })
      : await call('orders.bulk', {
          body: { items: records.map(({ id, version }) => ({ id, version })), change },
          idempotencyKey: sending.idempotencyKey,
        })
    return results.map(({ order, ...result }) => ({ ...result, record: order }))
  },
  doneTitle,
  changeLines: (result, record, t, format) =>
    changeLines(withoutFollowing(result?.changes ?? []), (result?.record ?? record).currency, t, format),
  drawInput({ input, ...props }) {
    const isTyped = input.kind === 'price' || input.kind === 'dates'
    return isTyped ? <TypedFields {...props} input={input} /> : null
  },
})
