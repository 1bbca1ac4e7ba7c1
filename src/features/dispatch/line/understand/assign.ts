import type { Act, ParsedLine } from '#src/domain/command-line/line.ts'
import { choiceFor, obstacle, runs } from './gate.ts'
import { orderOf } from './known.ts'
import { aboutText, meantBy, objectOf } from './object.ts'
import { bold, type LineContext, type Interpretation } from './understanding.ts'

/** Gives an order to a subcontractor, as its key does. */
export async function understandAssign(
  asking: LineContext,
  parsed: ParsedLine,
  line: Extract<Act, { verb: 'assign' }> | undefined,
): Promise<Interpretation> {
  const meant = await objectOf(asking, parsed, ['order'])
  if ('instead' in meant) return meant.instead
  const { t } = asking
  const order = await orderOf(asking, meant.thing.id)
  const record = { kind: 'order', id: order.id, record: order } as const
  const about = await aboutText(asking, meant.thing)
  const part = parsed.parts.find(({ role }) => role === 'carrier')
  const open: Interpretation = {
    chips: [meant.chip],
    sentence: t('line.say.assign', { about, carrier: '…' }),
    suggestions: [],
  }
  const blocked = obstacle(asking, 'orders.setCarrier', record)
  if (blocked !== undefined) return { ...open, blocked }
  if (line === undefined || part === undefined) return open
  const carrier = await meantBy(asking, part, ['carrier'])
  if ('instead' in carrier) {
    return { ...carrier.instead, sentence: open.sentence ?? '', chips: [meant.chip, ...carrier.instead.chips] }
  }
  const shown: Interpretation = {
    chips: [meant.chip, carrier.chip],
    sentence: t('line.say.assign', { about, carrier: bold(carrier.thing.name) }),
    suggestions: [],
  }
  const offered = await choiceFor(asking, 'orders.setCarrier', record, carrier.thing.id)
  if ('blocked' in offered) return { ...shown, blocked: offered.blocked }
  const { choice } = offered
  return {
    ...shown,
    ...(choice.detail !== undefined && {
      verdict: {
        sign: choice.section === 'unfit' ? ('warning' as const) : ('success' as const),
        lines: [choice.detail],
      },
    }),
    keepsReason: true,
    act: runs(asking, 'orders.setCarrier', record, choice),
  }
}
