import { runWithArguments } from '#src/commands/gate/command-arguments.ts'
import type { Act, ParsedLine } from '#src/domain/command-line/line.ts'
import { drivenBy } from './driven.ts'
import { obstacle, refusal } from './gate.ts'
import { orderOf } from './known.ts'
import { aboutText, objectOf } from './object.ts'
import { bold, type LineContext, type Chip, type Interpretation } from './understanding.ts'

/** Says how late what a vehicle drives now is, or the transport of an order: all that is aboard, in one step. */
export async function understandDelay(
  asking: LineContext,
  parsed: ParsedLine,
  line: Extract<Act, { verb: 'delay' }> | undefined,
): Promise<Interpretation> {
  const { t, format, context } = asking
  const forbidden = refusal(asking, 'transports.write')
  if (forbidden !== undefined) return { chips: [], suggestions: [], blocked: forbidden }
  const meant = await objectOf(asking, parsed, ['vehicle', 'order'])
  if ('instead' in meant) return meant.instead
  const { thing, chip } = meant
  const driven = thing.kind === 'order' ? [{ id: thing.id }] : await drivenBy(asking, thing.id)
  const orders = await Promise.all(driven.map(({ id }) => orderOf(asking, id)))
  const carried = orders.flatMap(({ transportId, orderNumber }) =>
    transportId === undefined || transportId === '' ? [] : [{ transportId, orderNumber }],
  )
  const numbers: Chip[] =
    thing.kind === 'order'
      ? []
      : carried.map(({ orderNumber }) => ({ role: 'object', kind: 'order', value: orderNumber, state: 'sure' }))
  const chips = [chip, ...numbers]
  if (carried.length === 0) {
    const blocked =
      thing.kind === 'order' ? t('records.transport.none') : t('line.why.drivesNothing', { vehicle: thing.name })
    return { chips, suggestions: [], blocked }
  }
  const about = await aboutText(asking, thing)
  if (line === undefined) return { chips, sentence: t('line.say.delay', { about, time: '…' }), suggestions: [] }
  const { minutes, cause } = line.delay
  const time = format.duration(minutes)
  const said = minutes === 0 ? t('line.say.delay.none', { about }) : t('line.say.delay', { about, time: bold(time) })
  const transports = await Promise.all(
    carried.map(async ({ transportId: id }) => {
      return {
        kind: 'transport' as const,
        id,
        record: await context.services.call('transports.get', { params: { id } }),
      }
    }),
  )
  const [first] = transports
  const blocked = transports.map((transport) => obstacle(asking, 'transports.setDelay', transport)).find(Boolean)
  return {
    chips: [...chips, { role: 'delay', value: [time, cause].filter(Boolean).join(' '), state: 'sure' }],
    sentence: cause === '' ? said : `${said}: ${cause}`,
    suggestions: [],
    ...(blocked !== undefined
      ? { blocked }
      : {
          act: async (now) => {
            const focus = first === undefined ? {} : { focus: first }
            await runWithArguments(
              asking.registry,
              'transports.setDelay',
              { ...now, ...focus, selection: transports },
              line.delay,
            )
          },
        }),
  }
}
