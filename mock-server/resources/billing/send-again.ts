import { coverText } from '#src/domain/billing/cover-texts.ts'
import { documentTitle } from '#src/domain/billing/paper/words.ts'
import { isEmail } from '#src/domain/refusals/field-issue.ts'
import { notNow, type RuleContext } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { act } from '../../write/act.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import { frozenDocument } from './cancel.ts'
import { finishSoon, queueMail } from './papers.ts'

/** Sends an issued invoice, again or to another address. 409 for a draft, 422 for an address that is none. */
export async function sendInvoice(
  context: RuleContext,
  invoice: Row<'invoices'>,
  { email }: { email?: string | undefined },
) {
  const { store, session } = context
  if (invoice.number === undefined) throw notNow('reason.billing.isDraft', 'IS_DRAFT')
  const recipient = email?.trim() || invoice.email
  refuseUnsendable(recipient !== undefined && isEmail(recipient))
  const document = await frozenDocument(store, invoice.id)
  const orders = await store.findMany('orders', invoice.orderIds)
  const title = documentTitle(document)
  const said = { type: 'sent', payload: { to: recipient } }
  await act(context, { kind: 'invoice', id: invoice.id }, said, async () => {
    if (recipient !== invoice.email) await store.patch('invoices', invoice.id, { email: recipient })
    const messageId = await queueMail(context, {
      ...{ kind: 'invoice', orders, recipient: recipient ?? '', name: invoice.customerName },
      ...coverText(document, session.userName),
      fileName: `${title}.pdf`,
    })
    await finishSoon(store, context.now, { paperId: invoice.id, messageId })
  })
  return { eventId: undefined }
}

/** 422 where there is no address to send to. */
function refuseUnsendable(hasAddress: boolean): void {
  if (hasAddress) return
  const code = 'reason.billing.noEmail' as const
  const said = refusalBody({ code })
  const fieldErrors = [{ path: 'email', code, message: said.message, severity: 'error' as const }]
  throw new HttpError(422, { ...said, code, fieldErrors })
}
