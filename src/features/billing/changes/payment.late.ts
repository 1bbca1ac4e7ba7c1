import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import type { Invoice } from '#src/contract/billing/invoice.ts'
import { epochToZoned, isPlainDate } from '#src/domain/basics/dates.ts'
import { toCents } from '#src/domain/basics/money.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { asTypedHere } from '#src/i18n/typed-number.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'
import { dateKind } from '#src/records/fields/kinds/day-kinds.ts'
import { moneyKind, textKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'
import type { FormValues, RecordForm } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { invoiceChanges } from './invoice-changes.ts'

/** What is typed of a payment; the amount in euros. */
type TypedPayment = Readonly<Record<string, unknown>>

const euros: FieldKind<TypedPayment> = moneyKind(() => 'EUR')

/** The form of a payment: what is open, or goes back, and today stand in it; `dateName` says which day is meant. */
export function paymentForm(
  { openCents }: { openCents: number },
  dateName: TextKey = 'billing.payment.date',
): RecordForm<TypedPayment> {
  const today = epochToZoned(Date.now()).date
  return {
    fields: [
      { id: 'amount', kind: euros, name: 'billing.payment.amount', props: ['amount'] },
      { id: 'date', kind: dateKind, name: dateName, props: ['date'] },
      { id: 'reference', kind: textKind(140), name: 'billing.payment.reference', props: ['reference'] },
    ],
    rows: [
      ['grid-cols-2', 'amount', 'date'],
      ['grid-cols-1', 'reference'],
    ],
    required: ['amount', 'date'],
    blank: {},
    texts: {
      amount: openCents !== 0 ? asTypedHere((Math.abs(openCents) / 100).toFixed(2).replace('.', ',')) : '',
      date: today.split('-').toReversed().join('.'),
    },
    check: ({ amount, date }) => [
      ...(typeof amount === 'number' ? [] : errorAt('amount', 'required')),
      ...(amount === 0 ? errorAt('amount', 'amountWrong') : []),
      ...(isPlainDate(date) ? [] : errorAt('date', 'required')),
    ],
  }
}

/** A payment as it is sent, of a credit with its amount below zero; undefined where a value is missing. */
export function paymentBody({ amount, date, reference }: FormValues, { openCents }: { openCents: number }) {
  if (typeof amount !== 'number' || typeof date !== 'string') return undefined
  const amountCents = toCents(amount)
  return {
    amountCents: isCredit({ openCents }) ? -amountCents : amountCents,
    date,
    ...(typeof reference === 'string' && { reference }),
  }
}

/** More was paid than is asked for. */
export const isCredit = ({ openCents }: { openCents: number }): boolean => openCents < 0

/** Asks what came in, or of a credit what goes back, and books it. Can be taken back. */
export async function openPayment(context: CommandContext, given?: Invoice): Promise<void> {
  const { t } = context.services
  const focus = focusedOf(context, 'invoice')
  const invoice = given ?? (focus && (await newestRecords(context, 'invoice', [focus]))[0])
  if (invoice === undefined) return
  openForm(context, {
    form: paymentForm(invoice, isCredit(invoice) ? 'carriers.payment.date' : undefined),
    name: `payment ${invoice.id}`,
    command: 'invoices.pay',
    title: t(isCredit(invoice) ? 'billing.refund.title' : 'billing.payment.title', { number: invoice.number ?? '' }),
    confirm: t('billing.payment.confirm'),
    width: 480,
    async onSend({ values }) {
      const body = paymentBody(values, invoice)
      if (body === undefined) return false
      await invoiceChanges.change<typeof body>(context, {
        commandId: 'invoices.pay',
        title: t('billing.payment.done'),
        records: [invoice],
        call: (call, request) => call('invoices.pay', request),
        deliver: (send) => send(body),
      })
      return true
    },
  })
}
