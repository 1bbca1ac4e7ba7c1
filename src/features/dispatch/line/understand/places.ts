import { isGoto } from '#src/commands/goto-id.ts'
import type { Command } from '#src/commands/gate/command.ts'
import { availability } from '#src/commands/gate/availability.ts'
import type { Line, ParsedLine, Part } from '#src/domain/command-line/line.ts'
import { byWords, type Thing } from '#src/domain/command-line/names.ts'
import { printLine } from '#src/domain/command-line/print.ts'
import { frontVerb, frontWords } from '#src/domain/command-line/words.ts'
import { foldText } from '#src/domain/basics/fold-text.ts'
import { commandWords } from '#src/i18n/command-words.ts'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { runs } from './gate.ts'
import { plannedDays } from './known.ts'
import { aboutText, objectOf } from './object.ts'
import { AT_END } from './status.ts'
import { bold, type LineContext, type Interpretation } from './understanding.ts'

/** Opens what is named beside the screen. */
export async function understandOpen(asking: LineContext, parsed: ParsedLine): Promise<Interpretation> {
  const part = parsed.parts.find(({ role }) => role === 'object')
  const words = part && frontWords.filter((word) => foldText(word).startsWith(foldText(part.text)))
  if (part && words && words.length > 0) return beginnings(asking, part, words)
  const meant = await objectOf(asking, parsed, ['order', 'tour', 'vehicle', 'carrier', 'driver'])
  if ('instead' in meant) return meant.instead
  const { thing, chip } = meant
  const panel = await panelOf(asking, thing)
  return {
    chips: [chip],
    sentence: asking.t('line.say.open', { about: await aboutText(asking, thing) }),
    suggestions: [],
    leads: true,
    act: async ({ services }) => {
      services.openPanel(panel)
      return { ok: true, text: asking.t('line.done.open', { name: thing.name }) }
    },
  }
}

/** A line that begins with a word of the grammar, or the beginning of one. */
function beginnings({ t }: LineContext, { from, to }: Part, words: readonly string[]): Interpretation {
  return {
    chips: [],
    suggestions: words.map((word) => ({
      id: word,
      name: word,
      detail: t(`line.form.${frontVerb(word) ?? 'open'}`),
      insert: `${word} `,
    })),
    replaces: { from, to },
    question: t('line.which.word'),
  }
}

/** A tour is seen in the panel of its first order. */
async function panelOf(asking: LineContext, { kind, id }: Thing): Promise<PanelRef> {
  if (kind === 'carrier' || kind === 'customer') return { kind: 'partner', id }
  if (kind !== 'tour') return { kind, id }
  const { tours } = await plannedDays(asking)
  return { kind: 'order', id: tours.find((tour) => tour.id === id)?.stops[0]?.orderId ?? id }
}

/** Goes to a screen of the navigation, by any word of its name. */
export function understandGo(
  asking: LineContext,
  parsed: ParsedLine,
  line: Extract<Line, { verb: 'go' }> | undefined,
): Interpretation {
  const { t, registry, context } = asking
  const isMine = (command: Command) =>
    isGoto(command.id) && availability(command, context, 'anywhere').state !== 'hidden'
  const screens = registry.all.filter(isMine).map((command) => {
    const title = t(command.title)
    return { id: command.id, title, words: [title, ...commandWords(command.id)] }
  })
  const part = parsed.parts.find(({ role }) => role === 'screen')
  const found = line ? byWords(line.screen, screens, ({ words }) => words) : screens
  const [only] = found
  if (line && only && found.length === 1) {
    return {
      chips: [{ role: 'screen', value: only.title, state: 'sure' }],
      sentence: t('line.say.go', { screen: bold(only.title) }),
      suggestions: [],
      leads: true,
      act: async (now) => {
        await runs(asking, only.id)?.(now, { withReason: false })
        return { ok: true, text: only.title }
      },
    }
  }
  const state = only ? 'choose' : 'wrong'
  const offered = only ? found : screens
  return {
    chips: line
      ? [{ role: 'screen', value: only ? t('line.several', { count: found.length }) : line.screen, state }]
      : [],
    question: t('line.which.screen'),
    suggestions: offered.map(({ id, title }) => ({
      id,
      name: title,
      insert: printLine({ verb: 'go', screen: title }).replace(/^\S+ /, ''),
    })),
    replaces: part ?? AT_END,
    ...(line && !only && { blocked: t('line.why.noScreen', { text: line.screen }) }),
    ...(part && !only && { wrong: { from: part.from, to: part.to } }),
  }
}
