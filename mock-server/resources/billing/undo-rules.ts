import { notNow, type RuleContext } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { KindUndo, Turn } from '../../write/undo-rules.ts'
import { sameValue } from '../../write/same-value.ts'
import { claim, refuseClaimed } from './claims.ts'
import { claimAnew, ordersOf } from './drafts.ts'

/** What cannot be taken back: a paper with a number, and what has gone out. Source: decision A29 */
const FINAL: ReadonlySet<string> = new Set(['issued', 'cancelled', 'reminded', 'sent'])

/** 409 for an event that stays, with what to do instead. */
export function refuseFinal(_context: RuleContext, { event }: Turn): void {
  if (event.type === 'reminded' || event.type === 'sent') throw notNow('reason.notUndoable', 'NOT_UNDOABLE')
  if (FINAL.has(event.type)) throw notNow('reason.billing.onlyCancel', 'NOT_UNDOABLE')
}

async function comesBack(context: RuleContext, row: Row<'invoices'>): Promise<Row<'invoices'>> {
  const orders = await ordersOf(context, row.orderIds)
  await refuseClaimed(context, orders, row.id)
  await claim(context, 'invoice', row.id, row.orderIds)
  return row
}

interface BookedPaper {
  id: string
  state: string
}

const MONEY: ReadonlySet<string> = new Set(['payments', 'openCents', 'state'])

/**
 * 409 where a payment is taken back after others came or its paper was cancelled, and for anything else of a cancelled paper: money that was
 * booked since is not lost, not even when asked for.
 */
export function refuseStalePayment(row: BookedPaper, { changes }: Turn): void {
  const fields = changes.find(({ id }) => id === row.id)?.fields ?? []
  const isPayment = fields.some(({ field }) => field === 'payments')
  const isAsLeft = fields.every(({ field, to }) => !MONEY.has(field) || sameValue(Reflect.get(row, field), to))
  if (isPayment && isAsLeft) return
  if (row.state === 'cancelled') throw notNow('reason.billing.isCancelled', 'IS_CANCELLED')
  if (isPayment) throw notNow('reason.recordChangedMeanwhile', 'CHANGED_MEANWHILE')
}

/** How changes of invoices are taken back: drafts with their orders, payments; what is issued is cancelled instead. */
export const invoiceUndo: KindUndo<'invoices'> = {
  refuseUpdate: (_context, row, turned) => refuseStalePayment(row, turned),
  async update(context, row, values) {
    if (row.number === undefined && values.orderIds !== undefined) {
      const added = values.orderIds.filter((id) => !row.orderIds.includes(id))
      await refuseClaimed(context, await ordersOf(context, added), row.id)
      await claimAnew(context, row, values.orderIds)
    }
    return context.store.patch('invoices', row.id, values)
  },
  comesBack,
  whole: {
    refuse: async (context, turn) => refuseFinal(context, turn),
  },
}
