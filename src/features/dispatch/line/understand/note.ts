import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Line, Parsed } from '#src/domain/command-line/line.ts'
import { changeRecords, type Changed } from '#src/records/changes/change-records.ts'
import { onVersion } from '#src/records/changes/versions.ts'
import { obstacle } from './gate.ts'
import { orderOf } from './known.ts'
import { aboutText, objectOf } from './object.ts'
import { bold, type Asking, type Understanding } from './understanding.ts'

/** Writes a line below the note of an order. */
export async function understandNote(
  asking: Asking,
  parsed: Parsed,
  line: Extract<Line, { verb: 'note' }> | undefined,
): Promise<Understanding> {
  const meant = await objectOf(asking, parsed, ['order'])
  if ('instead' in meant) return meant.instead
  const { t } = asking
  const order = await orderOf(asking, meant.thing.id)
  const about = await aboutText(asking, meant.thing)
  const text = line?.text ?? '…'
  const understood: Understanding = {
    chips: [meant.chip],
    sentence: t('line.say.note', { about, text: line ? bold(text) : text }),
    suggestions: [],
  }
  const blocked = obstacle(asking, 'orders.editNotes', { kind: 'order', id: order.id, record: order })
  if (blocked !== undefined) return { ...understood, blocked }
  return line ? { ...understood, act: (context) => addNote(context, asking, order, text) } : understood
}

async function addNote(context: CommandContext, { t }: Asking, order: Order, text: string): Promise<void> {
  const versioned = onVersion<'order', Changed<Order>>(context, 'order', order, {
    field: 'internalNotes',
    title: (current) => t('changes.versionConflict.title', { name: current.orderNumber }),
    detail: (current) =>
      t('changes.versionConflict.field', {
        field: t('orders.field.internalNotes'),
        value: current.internalNotes ?? '',
      }),
  })
  const body = { internalNotes: [order.internalNotes, text].filter(Boolean).join('\n') }
  await changeRecords(context, {
    kind: 'order',
    commandId: 'orders.editNotes',
    title: t('line.done.note'),
    records: [order],
    labelOf: ({ orderNumber }) => orderNumber,
    send: ({ id }, own) =>
      versioned((ifMatch) =>
        own(['orders.update', id, ifMatch, body], async (idempotencyKey) => {
          const { call } = context.services
          const answer = await call('orders.update', { params: { id }, body, ifMatch, idempotencyKey })
          return { record: answer.order, eventId: answer.eventId, warnings: answer.warnings }
        }),
      ),
  })
}
