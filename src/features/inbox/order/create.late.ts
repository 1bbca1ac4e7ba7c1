import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { knownCustomer } from '#src/entities/partners/known-customer.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'
import { putRecords } from '#src/records/changes/record-cache.ts'
import { emailOrders } from './order-handle.ts'

/**
 * Makes the order that stands in an e-mail, once: the e-mail is done with it, and one step takes both back. What somebody has to look at
 * comes first. Throws what speaks against it.
 */
export async function createOrder(context: CommandContext): Promise<void> {
  const { call, notify, panels, queryClient, sessionValue, t } = context.services
  const focus = focusedOf(context, 'email')
  const handle = sessionValue(emailOrders).of(context)
  if (focus === undefined || handle === undefined) return
  if (handle.doubtful > 0) return handle.toFirstDoubtful()
  const [email] = await newestRecords(context, 'email', [focus])
  if (email === undefined) return
  const { id } = email
  const { customerPrice } = handle
  const draft = { ...handle.draft, customer: await knownCustomer(context.services, handle.draft.customer) }
  const body = { draft, ...(customerPrice !== undefined && { customerPrice }) }
  const made: Order[] = []
  await changeRecords(context, {
    kind: 'email',
    commandId: 'emails.createOrder',
    title: t('inbox.order.create'),
    records: [email],
    labelOf: ({ subject }) => subject,
    message: () => t('inbox.order.made', { number: made[0]?.orderNumber ?? '' }),
    send: (_email, own) =>
      own(['emails.createOrder', id, body], async (idempotencyKey) => {
        const answer = await call('emails.createOrder', { params: { id }, body, idempotencyKey })
        const { order, isNew, eventId } = answer
        putRecords(queryClient, 'order', [order])
        made.push(order)
        if (isNew) return { record: answer.email, eventId }
        putRecords(queryClient, 'email', [answer.email])
        notify({ type: 'info', message: t('inbox.order.existed', { number: order.orderNumber }) })
        return undefined
      }),
  })
  const [order] = made
  if (order === undefined) return
  // The e-mail leaves the list: the keyboard goes on with the next one.
  panels.focus(1)
  handle.made(order.id)
}
