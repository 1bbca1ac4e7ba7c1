import type { Parsed } from '#src/domain/command-line/line.ts'
import { obstacle, runs } from './gate.ts'
import { orderOf } from './known.ts'
import { aboutText, objectOf } from './object.ts'
import type { Asking, Understanding } from './understanding.ts'

/** Takes an order off the plan. */
export async function understandUnplan(asking: Asking, parsed: Parsed): Promise<Understanding> {
  const meant = await objectOf(asking, parsed, ['order'])
  if ('instead' in meant) return meant.instead
  const order = await orderOf(asking, meant.thing.id)
  const record = { kind: 'order', id: order.id, record: order } as const
  const blocked = obstacle(asking, 'orders.unassign', record)
  return {
    chips: [meant.chip],
    sentence: asking.t('line.say.unplan', { about: await aboutText(asking, meant.thing) }),
    suggestions: [],
    ...(blocked === undefined ? { act: runs(asking, 'orders.unassign', record) } : { blocked }),
  }
}
