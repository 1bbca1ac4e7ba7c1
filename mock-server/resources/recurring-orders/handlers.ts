import { handle } from '../../core/handle.ts'
import type { Jobs } from '../../write/noun.ts'
import { writeCreated } from '../../write/record-write.ts'
import { stamp } from '../../core/rule-context.ts'
import { readOrder } from '../orders/read.ts'
import { templateOfOrder } from './from-order.ts'
import { makeDueOrders } from './make.ts'
import { recurringOrders } from './recurring-order.resource.ts'
import { newTemplate, pause, skip } from './rules.ts'
import { madeOrders, preview } from './view.ts'

const { changing, read, shown } = recurringOrders

export const recurringOrderNoun = {
  ...recurringOrders,
  handlers: {
    ...recurringOrders.handlers,
    'recurringOrders.fromOrder': handle(
      'recurringOrders.fromOrder',
      async (context) => {
        const { orderId, ...said } = context.body
        const { input, further } = templateOfOrder(context, await readOrder({ store: context.store }, orderId))
        const { values } = await newTemplate(context, { ...input, ...said }, further)
        const stamps = { createdAt: stamp(context), updatedAt: stamp(context) }
        const made = { ...values, ...stamps, id: context.newId('rec') }
        const { row, eventId } = await writeCreated(context, 'recurringOrder', made)
        return { recurringOrder: await shown(row, context), eventId, warnings: [] }
      },
      { status: 201 },
    ),
    'recurringOrders.preview': handle('recurringOrders.preview', async ({ store, now, params }) =>
      preview(await read({ store }, params.id), { store, now }),
    ),
    'recurringOrders.made': handle('recurringOrders.made', async ({ store, now, params }) =>
      madeOrders(await read({ store }, params.id), { store, now }),
    ),
    'recurringOrders.pause': changing('recurringOrders.pause', (context, row) =>
      pause(context, row, context.body.paused),
    ),
    'recurringOrders.skip': changing('recurringOrders.skip', (context, row) => skip(context, row, context.body)),
  },
}

/** Orders are made ahead by the clock. */
export const recurringOrderJobs: Jobs = {
  'recurringOrders.make': (context, { recurringOrderId = '' }) => makeDueOrders(context, recurringOrderId),
}
