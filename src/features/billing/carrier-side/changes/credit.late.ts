import type { CommandContext } from '#src/commands/gate/command.ts'
import { CreditNote, type CarrierOrder } from '#src/contract/billing/carrier-records.ts'
import { BILLING_CALL_LIMIT } from '#src/contract/billing/parts.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { chosenCarrierOrders } from './chosen-orders.ts'
import { noteChanges } from './carrier-changes.ts'

/** Orders that stand on one credit note: of one carrier, and no more than one call takes. */
function parts(orders: readonly CarrierOrder[]): CarrierOrder[][] {
  const byCarrier = Map.groupBy(orders, ({ carrierId = '' }) => carrierId)
  return [...byCarrier.values()].flatMap((own) =>
    Array.from({ length: Math.ceil(own.length / BILLING_CALL_LIMIT) }, (_, at) =>
      own.slice(at * BILLING_CALL_LIMIT, (at + 1) * BILLING_CALL_LIMIT),
    ),
  )
}

/**
 * Credits what is chosen after a question that says what it comes to: a credit note for each carrier. It is issued and sent at once, and
 * can then only be cancelled.
 */
export async function credit(context: CommandContext): Promise<void> {
  const { call, confirm, list, openPanel, t } = context.services
  const orders = chosenCarrierOrders(context)
  const [first] = orders
  if (first === undefined) return
  const notes = parts(orders)
  const format = formatFor(currentLanguage())
  const amount = format.cents(orders.reduce((sum, { netCents }) => sum + netCents, 0))
  const isMeant = await confirm({
    title:
      notes.length === 1
        ? t('carriers.credit.question', { name: first.carrierName, amount })
        : t('carriers.credit.questionMany', { count: notes.length, amount }),
    detail: t('carriers.credit.detail', { count: orders.length }),
    confirmLabel: t('carriers.credit.confirm'),
  })
  if (!isMeant) return
  // There is none yet: each stands under the first of its orders until it has answered.
  const blanks = notes.map(([order]) => ({
    ...CreditNote.parse({}),
    id: order?.id ?? '',
    carrierName: order?.carrierName ?? '',
  }))
  await changeRecords(context, {
    kind: 'creditNote',
    commandId: 'creditNotes.create',
    title: t('carriers.credit.done'),
    records: blanks,
    labelOf: noteChanges.labelOf,
    countOf: (count) => t('carriers.note.count', { count }),
    async send({ id }, own) {
      const orderIds = notes.find(([order]) => order?.id === id)?.map((order) => order.id) ?? []
      const { creditNote, warnings } = await own(['creditNotes.create', orderIds], (idempotencyKey) =>
        call('creditNotes.create', { body: { orderIds }, idempotencyKey }),
      )
      // What is issued can only be cancelled: there is no way back to offer.
      return { record: creditNote, warnings }
    },
    done({ id, orderIds }) {
      list?.deselect?.(orderIds)
      if (notes.length === 1) openPanel({ kind: 'creditNote', id })
    },
  })
}
