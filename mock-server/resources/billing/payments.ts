import { eurosText } from '#src/domain/billing/lines.ts'
import { isSettled, settled } from '#src/domain/billing/settlement.ts'
import type { Reason } from '#src/domain/refusals/reason-messages.ts'
import { HttpError, reasonText, refusalBody } from '../../core/http-error.ts'
import { notNow, type RuleContext, stamp, todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { writeRecord } from '../../write/record-write.ts'
import { refuseUncancellable, saidWarning } from './cancel.ts'

type Payment = Row<'invoices'>['payments'][number]

/** What is booked: cents, negative where a part goes back, and the day it was booked at the bank. */
export interface BookedPayment {
  amountCents: number
  date: string
  reference?: string | undefined
}

interface Paid {
  id: string
  state: string
  grossCents: number
  paidCents: number
  openCents: number
  payments: readonly Payment[]
}

/** A payment with what is open after it; 422 for an amount of 0, more back than was paid, or a day that is still to come. */
export function withPayment(context: RuleContext, row: Paid, { amountCents, date, reference }: BookedPayment) {
  if (amountCents === 0) throw refusedField('amountCents', { code: 'reason.billing.amountZero' })
  if (amountCents < 0 && row.paidCents + amountCents < 0)
    throw refusedField('amountCents', { code: 'reason.billing.tooMuchBack' })
  if (amountCents > 0 && row.openCents <= 0) throw notNow('reason.billing.paid', 'PAID')
  if (date > todayOf(context)) throw refusedField('date', { code: 'reason.billing.paymentFuture' })
  const payment: Payment = {
    ...{ id: `${row.id}-p${row.payments.length + 1}`, date, amountCents, reference: reference?.trim() || undefined },
    ...{ bookedAt: stamp(context), bookedBy: context.session.userName },
  }
  const after = { grossCents: row.grossCents, state: row.state, payments: [...row.payments, payment] }
  const figures = settled(after)
  const over: Reason = { code: 'reason.billing.overpaid', values: { amount: eurosText(-figures.openCents) } }
  return {
    values: { payments: after.payments, ...figures },
    isPaid: isSettled(after),
    warnings: figures.openCents < 0 ? [saidWarning(over)] : [],
  }
}

/** 422 with why something is refused, at its field. */
export function refusedField(path: string, ...reasons: readonly Reason[]): HttpError {
  const fieldErrors = reasons.map((reason) => ({
    ...{ path, code: reason.code, message: reasonText(reason), severity: 'error' as const },
    ...(reason.values && { values: reason.values }),
  }))
  return new HttpError(422, { ...refusalBody(...reasons), code: reasons[0]?.code ?? 'VALIDATION', fieldErrors })
}

/** 409 for what no money is booked on: a draft, a cancellation, and but for what goes back what is cancelled. */
function refuseUnpayable(invoice: Pick<Row<'invoices'>, 'number' | 'type' | 'state'>, amountCents: number): void {
  const isRefund = invoice.state === 'cancelled' && amountCents < 0
  refuseUncancellable(isRefund ? { ...invoice, state: 'sent' } : invoice)
}

/** The state of an invoice after a payment: what is cancelled stays so. */
export const stateAfter = ({ state }: Row<'invoices'>, isPaid: boolean) => {
  if (state === 'cancelled') return state
  return isPaid ? ('paid' as const) : ('sent' as const)
}

/** Books money that came in for an invoice, or a credit that goes back; it is paid when nothing is open any more. */
export async function payInvoice(context: RuleContext, invoice: Row<'invoices'>, booked: BookedPayment) {
  refuseUnpayable(invoice, booked.amountCents)
  const { values, isPaid, warnings } = withPayment(context, invoice, booked)
  const said = { type: 'paid', payload: { amountCents: booked.amountCents, date: booked.date } }
  const state = stateAfter(invoice, isPaid)
  const { row, eventId } = await writeRecord(context, 'invoice', invoice, { ...values, state }, said)
  return { row, eventId, warnings }
}
