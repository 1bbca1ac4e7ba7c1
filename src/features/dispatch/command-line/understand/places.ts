import { isGoto } from '#src/commands/goto-id.ts'
import { availability, type Command } from '#src/commands/gate/command.ts'
import { listsFor } from '#src/domain/command-line/find.ts'
import type { Find, Line, Parsed, Part } from '#src/domain/command-line/line.ts'
import { byWords, type Thing } from '#src/domain/command-line/names.ts'
import { printLine } from '#src/domain/command-line/print.ts'
import { frontVerb, frontWords, listWord, type FoundList } from '#src/domain/command-line/words.ts'
import { foldText } from '#src/domain/fold-text.ts'
import type { PanelRef } from '#src/workspace/panel.ts'
import { runs } from './gate.ts'
import { plannedDays } from './known.ts'
import { aboutText, objectOf } from './object.ts'
import { AT_END } from './status.ts'
import { bold, type Asking, type Chip, type Understanding } from './understanding.ts'

/** Opens what is named beside the screen. */
export async function understandOpen(asking: Asking, parsed: Parsed): Promise<Understanding> {
  const part = parsed.parts.find(({ role }) => role === 'object')
  const words = part && frontWords.filter((word) => foldText(word).startsWith(foldText(part.text)))
  if (part && words && words.length > 0) return beginnings(asking, part, words)
  const meant = await objectOf(asking, parsed, ['order', 'tour', 'vehicle', 'carrier'])
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
function beginnings({ t }: Asking, { from, to }: Part, words: readonly string[]): Understanding {
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
async function panelOf(asking: Asking, { kind, id }: Thing): Promise<PanelRef> {
  if (kind === 'carrier') return { kind: 'partner', id }
  if (kind !== 'tour') return { kind, id }
  const { tours } = await plannedDays(asking)
  return { kind: 'order', id: tours.find((tour) => tour.id === id)?.stops[0]?.orderId ?? id }
}

/** Goes to a screen of the navigation, by any word of its name. */
export function understandGo(
  asking: Asking,
  parsed: Parsed,
  line: Extract<Line, { verb: 'go' }> | undefined,
): Understanding {
  const { t, registry, context } = asking
  const isMine = (command: Command) =>
    isGoto(command.id) && availability(command, context, 'anywhere').state !== 'hidden'
  const screens = registry.all.filter(isMine).map((command) => {
    const { synonyms } = command
    const others = typeof synonyms === 'string' ? [t(synonyms)] : (synonyms ?? [])
    return { id: command.id, title: t(command.title), words: [t(command.title), ...others] }
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
  }
}

/** Opens a list with what is looked for as its filters. */
export function understandFind(asking: Asking, parsed: Parsed, line: Find | undefined): Understanding {
  const { t } = asking
  if (line === undefined) return { chips: [], suggestions: [], sentence: t('line.say.find.nothing') }
  const lists = listsFor(line)
  const chips: Chip[] = [...filterChips(asking, line)]
  const [list] = lists
  if (list === undefined || lists.length > 1) {
    const first = parsed.parts[0]
    return {
      chips: [{ role: 'list', value: t('line.several', { count: lists.length }), state: 'choose' }, ...chips],
      sentence: t('line.say.find', { list: '…', filters: filterText(asking, line) }),
      question: t('line.which.list'),
      suggestions: lists.map((one) => ({ id: one, name: t(`line.list.${one}`), insert: `${listWord(one)} ` })),
      ...(first && { replaces: { from: first.from, to: first.from } }),
    }
  }
  const blocked = contradiction(asking, line, list)
  return {
    chips: [{ role: 'list', value: t(`line.list.${list}`), state: 'sure' }, ...chips],
    sentence: t('line.say.find', { list: bold(t(`line.list.${list}`)), filters: filterText(asking, line) }),
    suggestions: [],
    ...(blocked !== undefined
      ? { blocked }
      : {
          leads: true,
          act: async ({ services }) => {
            services.navigate(addressOf(line, list))
            return { ok: true, text: `${t(`line.list.${list}`)} ${filterText(asking, line)}`.trim() }
          },
        }),
  }
}

/** Only vehicles have a type and are free, only orders are not planned yet. */
function contradiction({ t }: Asking, { types, free, open }: Find, list: FoundList): string | undefined {
  const wrong = list === 'orders' ? types !== undefined || free === true : open === true
  return wrong ? t('line.why.notInList', { list: t(`line.list.${list}`) }) : undefined
}

function filterChips({ t, format }: Asking, { areas, types, date, open, free, text }: Find): Chip[] {
  const sure = (role: Chip['role'], value: string | undefined): Chip[] =>
    value === undefined ? [] : [{ role, value, state: 'sure' }]
  return [
    ...sure('trait', open && t('orders.filter.unassigned')),
    ...sure('trait', free && t('vehicles.free.now')),
    ...sure('areas', areas),
    ...sure('type', types?.map((type) => t(`vehicle.type.${type}`)).join(', ')),
    ...sure('date', date && format.date(date)),
    ...sure('text', text),
  ]
}

const filterText = (asking: Asking, line: Find) =>
  filterChips(asking, line)
    .map(({ role, value }) => `${asking.t(`line.part.${role}`)} ${value}`)
    .join(' · ')

/** The address of the list with these filters. */
export function addressOf({ areas, types, date, open, free, text }: Find, list: FoundList): string {
  const params = new URLSearchParams()
  const put = (name: string, value: string | undefined) => value !== undefined && params.set(name, value)
  put('q', text)
  put('plz', areas)
  if (list === 'orders') {
    put('unassigned', open && 'true')
    put('from', date)
    put('to', date)
  } else {
    put('type', types?.join(','))
    put('status', free && 'available')
    put('freeFrom', date)
    put('freeUntil', date)
  }
  return `/${list}?${params.toString()}`
}
