import type { CommandContext } from '#src/commands/gate/command.ts'
import { chosenTargets, newestRecords } from '#src/records/changes/newest-records.ts'
import { offerChanges } from './offer-changes.ts'

const targets = (context: CommandContext) => newestRecords(context, 'offer', chosenTargets(context))

/** The customer takes it, or them; can be taken back. */
export async function accept(context: CommandContext): Promise<void> {
  await offerChanges.change<object>(context, {
    commandId: 'offers.accept',
    title: context.services.t('offers.status.accepted'),
    records: await targets(context),
    field: 'status',
    call: (call, { body: _body, ...request }) => call('offers.accept', request),
    deliver: (send) => send({}),
  })
}

/** Turns one or many down, after a question for the reason; can be taken back. */
export async function reject(context: CommandContext): Promise<void> {
  const { ask, t } = context.services
  const records = await targets(context)
  const [first] = records
  if (first === undefined) return
  const question = {
    title:
      records.length > 1
        ? t('offers.reject.many', { count: records.length })
        : t('offers.reject.one', { id: first.id }),
    confirmLabel: t('offers.reject.confirm'),
    required: false,
  }
  const shared = {
    commandId: 'offers.reject',
    title: t('offers.status.rejected'),
    records,
    field: 'status',
  } as const
  if (records.length > 1) {
    const reason = await ask({ label: t('changes.reason'), ...question })
    if (reason === undefined) return
    await offerChanges.change<{ reason: string }>(context, {
      ...shared,
      call: (call, request) => call('offers.reject', request),
      deliver: (send) => send({ reason }),
    })
    return
  }
  await offerChanges.change<{ reason: string }>(context, {
    ...shared,
    call: (call, request) => call('offers.reject', request),
    deliver: (send, record) => offerChanges.askReason(context, record, question, (reason) => send({ reason })),
  })
}

/** Makes the order of it, once, and shows it; goes back with the offer. */
export async function createOrder(context: CommandContext): Promise<void> {
  const { t, openPanel } = context.services
  await offerChanges.change<object>(context, {
    commandId: 'offers.createOrder',
    title: t('offers.createOrder.done'),
    records: await targets(context),
    message: ({ id, orderId = '' }) => t('offers.orderMade', { id, order: orderId }),
    done: ({ orderId }) => orderId !== undefined && openPanel({ kind: 'order', id: orderId }, 'add'),
    call: (call, { body: _body, ...request }) => call('offers.createOrder', request),
    deliver: (send) => send({}),
  })
}
