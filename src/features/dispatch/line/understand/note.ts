import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Line, ParsedLine } from '#src/domain/command-line/line.ts'
import { orderChanges } from '#src/entities/orders/order-changes.ts'
import { obstacle } from './gate.ts'
import { orderOf } from './known.ts'
import { aboutText, objectOf } from './object.ts'
import { bold, type LineContext, type Interpretation } from './understanding.ts'

/** Writes a line below the note of an order. */
export async function understandNote(
  asking: LineContext,
  parsed: ParsedLine,
  line: Extract<Line, { verb: 'note' }> | undefined,
): Promise<Interpretation> {
  const meant = await objectOf(asking, parsed, ['order'])
  if ('instead' in meant) return meant.instead
  const { t } = asking
  const order = await orderOf(asking, meant.thing.id)
  const about = await aboutText(asking, meant.thing)
  const text = line?.text ?? '…'
  const understood: Interpretation = {
    chips: [meant.chip],
    sentence: t('line.say.note', { about, text: line ? bold(text) : text }),
    suggestions: [],
  }
  const blocked = obstacle(asking, 'orders.editNotes', { kind: 'order', id: order.id, record: order })
  if (blocked !== undefined) return { ...understood, blocked }
  return line ? { ...understood, act: (context) => addNote(context, asking, order, text) } : understood
}

function addNote(context: CommandContext, { t }: LineContext, order: Order, text: string): Promise<void> {
  return orderChanges.change<{ internalNotes: string }>(context, {
    commandId: 'orders.editNotes',
    title: t('line.done.note'),
    records: [order],
    field: 'internalNotes',
    call: (call, request) => call('orders.update', request),
    deliver: (send) => send({ internalNotes: [order.internalNotes, text].filter(Boolean).join('\n') }),
  })
}
