import type { FocusedRecord } from '#src/commands/gate/command.ts'
import { contextFor } from '#src/commands/gate/command-runner.ts'
import { runWithArguments } from '#src/commands/gate/command-arguments.ts'
import type { Act, ParsedLine } from '#src/domain/command-line/line.ts'
import { obstacle } from './gate.ts'
import { aboutText, objectOf } from './object.ts'
import { bold, type LineContext, type Interpretation } from './understanding.ts'

type ActOf<V extends Act['verb']> = Extract<Act, { verb: V }> | undefined

function daysText(from: string, to: string | undefined, { t, format }: LineContext): string {
  if (to === undefined) return t('vehicles.block.open', { from: format.date(from) })
  return from === to ? format.date(from) : `${format.date(from)} – ${format.date(to)}`
}

/** Blocks a vehicle on some days. What stands against it is asked about, as it is by key. */
export async function understandBlock(
  asking: LineContext,
  parsed: ParsedLine,
  line: ActOf<'block'>,
): Promise<Interpretation> {
  const meant = await objectOf(asking, parsed, ['vehicle'])
  if ('instead' in meant) return meant.instead
  const { t } = asking
  const record: FocusedRecord = { kind: 'vehicle', id: meant.thing.id }
  const about = await aboutText(asking, meant.thing)
  const chips = [meant.chip]
  const sentence = t('line.say.block', { about, days: '…', reason: '…' })
  const blocked = obstacle(asking, 'vehicles.block', record)
  if (blocked !== undefined) return { chips, sentence, suggestions: [], blocked }
  if (line === undefined) return { chips, sentence, suggestions: [] }
  const { kind, from, to } = line
  const days = daysText(from, to, asking)
  const reason = line.reason ?? t(`vehicles.block.kind.${kind}`)
  return {
    chips: [...chips, { role: 'days', value: days, state: 'sure' }, { role: 'reason', value: reason, state: 'sure' }],
    sentence: t('line.say.block', { about, days: bold(days), reason: bold(reason) }),
    suggestions: [],
    keepsReason: true,
    act: async (context, { withReason }) => {
      const at = { ...contextFor(context, record), asksReason: withReason }
      await runWithArguments(asking.registry, 'vehicles.block', at, {
        kind,
        from,
        ...(to !== undefined && { to }),
        reason,
      })
    },
  }
}

/** Says that a driver is away on some days. */
export async function understandAbsent(
  asking: LineContext,
  parsed: ParsedLine,
  line: ActOf<'absent'>,
): Promise<Interpretation> {
  const meant = await objectOf(asking, parsed, ['driver'])
  if ('instead' in meant) return meant.instead
  const { t } = asking
  const record: FocusedRecord = { kind: 'driver', id: meant.thing.id }
  const about = await aboutText(asking, meant.thing)
  const chips = [meant.chip]
  const blocked = obstacle(asking, 'drivers.absent', record)
  if (line === undefined || blocked !== undefined) {
    const sentence = t('line.say.absent', { about, kind: '…', days: '' }).trim()
    return { chips, sentence, suggestions: [], ...(blocked !== undefined && { blocked }) }
  }
  const { kind, from, to, note } = line
  const days = daysText(from, to, asking)
  const why = t(`drivers.status.${kind}`)
  return {
    chips: [
      ...chips,
      { role: 'days', value: days, state: 'sure' },
      { role: 'reason', value: [why, note].filter(Boolean).join(', '), state: 'sure' },
    ],
    sentence: t('line.say.absent', { about, kind: bold(why), days: bold(days) }),
    suggestions: [],
    keepsReason: true,
    act: async (context, { withReason }) => {
      const at = { ...contextFor(context, record), asksReason: withReason }
      await runWithArguments(asking.registry, 'drivers.absent', at, {
        kind,
        from,
        to,
        ...(note !== undefined && { note }),
      })
    },
  }
}
