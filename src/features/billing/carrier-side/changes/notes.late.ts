import { withAmount } from '#src/entities/billing/amount-text.ts'
import { queryFor } from '#src/api/query.ts'
import { focusedOf, type Choice, type CommandContext } from '#src/commands/gate/command.ts'
import type { CreditNote } from '#src/contract/billing/carrier-records.ts'
import { INVOICE_FORMATS } from '#src/domain/partners/partner-terms.ts'
import { formatFor } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { saveFile } from '#src/records/output/csv-file.ts'
import { asPdf, openFile } from '#src/ui/print/open-file.ts'
import { isCredit, paymentBody, paymentForm } from '../../changes/payment.late.ts'
import { noteChanges } from './carrier-changes.ts'

type FileFormat = (typeof INVOICE_FORMATS)[number]

/** A file of a credit note. */
export interface NoteFile {
  id: string
  format: FileFormat
}

async function focusedNote(context: CommandContext): Promise<CreditNote | undefined> {
  const focus = focusedOf(context, 'creditNote')
  return focus && (await newestRecords(context, 'creditNote', [focus]))[0]
}

/** Asks what was paid for it and when, and books that; a part or all. Can be taken back. */
export async function payNote(context: CommandContext): Promise<void> {
  const { t } = context.services
  const note = await focusedNote(context)
  if (note === undefined) return
  openForm(context, {
    form: paymentForm(note, isCredit(note) ? undefined : 'carriers.payment.date'),
    name: `payment ${note.id}`,
    command: 'creditNotes.pay',
    title: t(isCredit(note) ? 'carriers.refund.title' : 'billing.payment.title', { number: note.number }),
    confirm: t('billing.payment.confirm'),
    width: 480,
    async onSend({ values }) {
      const body = paymentBody(values, note)
      if (body === undefined) return false
      await noteChanges.change<typeof body>(context, {
        commandId: 'creditNotes.pay',
        title: t('billing.payment.done'),
        records: [note],
        call: (call, request) => call('creditNotes.pay', request),
        deliver: (send) => send(body),
      })
      return true
    },
  })
}

const paidText = ({ paidCents }: CreditNote, t: Translate) =>
  paidCents > 0 ? [t('carriers.cancel.credit', { amount: formatFor(currentLanguage()).cents(paidCents) })] : []

/** Cancels it by one of its own, after a question for the reason; its orders can be credited anew. */
export async function cancelNote(context: CommandContext): Promise<void> {
  const { openPanel, t } = context.services
  const note = await focusedNote(context)
  if (note === undefined) return
  const question = {
    title: t('billing.cancel.question', { number: withAmount(note.number, note.grossCents) }),
    detail: [t('carriers.cancel.detail', { count: note.orderIds.length }), ...paidText(note, t)].join(' '),
    confirmLabel: t('carriers.cancel.confirm'),
  }
  await noteChanges.change<{ reason: string }>(context, {
    commandId: 'creditNotes.cancel',
    title: t('billing.state.cancelled'),
    records: [note],
    message: ({ number, cancelledByNumber = '' }) => t('billing.cancelled', { number, other: cancelledByNumber }),
    done: ({ cancelledById }) =>
      cancelledById !== undefined && openPanel({ kind: 'creditNote', id: cancelledById }, 'add'),
    call: (call, request) => call('creditNotes.cancel', request),
    deliver: (send, record) => noteChanges.askReason(context, record, question, (reason) => send({ reason })),
  })
}

async function fileOf({ services }: CommandContext, { id, format }: NoteFile): Promise<File> {
  const asked = queryFor(services.call, 'creditNotes.file', { params: { id }, query: { format } })
  return services.queryClient.fetchQuery({ ...asked, staleTime: 0 })
}

/** Shows the paper as it is printed. */
export async function printNote(context: CommandContext): Promise<void> {
  const focus = focusedOf(context, 'creditNote')
  if (focus !== undefined) openFile(asPdf(await fileOf(context, { id: focus.id, format: 'pdf' })))
}

/** The formats it can be had in. */
export async function noteFiles(context: CommandContext): Promise<Choice<NoteFile>[]> {
  const { t } = context.services
  const focus = focusedOf(context, 'creditNote')
  if (focus === undefined) return []
  return INVOICE_FORMATS.map((format) => ({
    id: format,
    title: t(`billing.format.${format}`),
    detail: t(`billing.format.${format}.detail`),
    value: { id: focus.id, format },
  }))
}

/** Puts one of them where the browser keeps downloads. */
export async function saveNote(context: CommandContext, chosen: NoteFile): Promise<void> {
  const file = await fileOf(context, chosen)
  saveFile(file, file.name)
}
