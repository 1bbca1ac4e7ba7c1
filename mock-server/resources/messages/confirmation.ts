import { changedForCustomer, customerPaper } from '#src/domain/documents/customer-paper.ts'
import { whyNotDue } from '#src/domain/messages/sending.ts'
import { isMailbox } from '#src/domain/partners/recipients.ts'
import type { UploadedFile } from '../../core/bodies/upload.ts'
import { notNow, type RuleContext, ruleContextOf } from '../../core/rule-context.ts'
import { readOrder } from '../orders/read.ts'
import { setOrderStatus } from '../orders/status.ts'
import {
  alreadySent,
  deliver,
  heldMessages,
  isPdf,
  refusedField,
  refuseRecipient,
  replace,
  type SendInput,
} from './send.ts'
import type { Message } from './shown.ts'

/**
 * Confirms an order to its customer, once per version: the same again only on purpose. The one before is replaced by it. What is
 * confirmed to a customer is confirmed: an order that was only taken down becomes so by its own rules, and what they refuse is not sent.
 */
export async function sendConfirmation(
  context: RuleContext,
  input: SendInput,
  file: UploadedFile,
  token: string,
): Promise<Message> {
  const order = await readOrder(context, input.orderId)
  const whyNot = whyNotDue('confirmation', order)
  if (whyNot !== undefined) throw notNow(whyNot)
  refuseRecipient(input.recipient, isMailbox, 'reason.send.mailbox')
  if (!isPdf(file)) throw refusedField('file', 'reason.send.noPdf')
  const held = await heldMessages(context, order, 'orderConfirmation')
  const same = held.find(({ paper = {} }) => changedForCustomer(paper, order).length === 0)
  if (same && input.again !== true) throw alreadySent(same)
  for (const message of held) await replace(context, message)
  if (order.status === 'CREATED') await setOrderStatus(ruleContextOf(context), order.id, { status: 'CONFIRMED' })
  return deliver({ ...ruleContextOf(context), ifMatch: undefined }, order, {
    ...input,
    file,
    kind: 'orderConfirmation',
    subject: `Auftragsbestätigung ${order.orderNumber}`,
    name: order.customerName,
    token,
    paper: customerPaper(order),
    event: 'confirmation_sent',
  })
}
