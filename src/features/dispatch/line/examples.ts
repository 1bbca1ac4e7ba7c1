import { nearestLines } from '#src/domain/command-line/nearest.ts'
import type { ParsedLine } from '#src/domain/command-line/line.ts'
import type { Verb } from '#src/domain/command-line/words.ts'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import { foldText } from '#src/domain/basics/fold-text.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { Suggestion, Interpretation } from './understand/understanding.ts'

/** Lines that show what can be typed, in the words of the grammar, which are the same in every language. */
const EXAMPLES: readonly (readonly [line: string, verb: Verb])[] = [
  ['4711 > HH-NK 120 mo 14:00', 'plan'],
  ['4711 an Alstertal', 'assign'],
  ['bestätigen 4711 4712', 'confirm'],
  ['HH-NK 120 +', 'advance'],
  ['st 4711 zugestellt', 'status'],
  ['4711 verschieben auf fr 8-12', 'move'],
  ['KI-ML 967 verspätet 45 Stau', 'delay'],
  ['4711 preis +5%', 'price'],
  ['neu elbufer hh > m 6 epal 2,4t mi 8-12 / do', 'create'],
  ['freie fahrzeuge morgen', 'find'],
  ['zeige heute nach hamburg', 'find'],
  ['zeige bestätigt morgen hansekontor', 'find'],
  ['suche PLZ 7 koffer morgen', 'find'],
  ['touren HH-NK 120', 'tours'],
  ['werkstatt HH-NK 120 do-fr', 'block'],
  ['kowalski urlaub mo-fr', 'absent'],
  ['4711 -', 'unplan'],
  ['storno 4711 Kunde sagt ab', 'cancel'],
  ['4711 notiz Fahrer ruft vorher an', 'note'],
  ['gehe aufträge', 'go'],
]

/** The examples as they are offered; of a topic those that have to do with it, where there are any. */
export function exampleLines(t: Translate, topic = ''): Suggestion[] {
  const wanted = foldText(topic)
  const all = EXAMPLES.map(([line, verb]) => ({
    id: line,
    name: line,
    detail: t(`line.form.${verb}`),
    insert: line,
    isLine: true as const,
  }))
  const fitting = all.filter(({ name, detail }) => foldText(`${name} ${detail}`).includes(wanted))
  return fitting.length > 0 ? fitting : all
}

/** Whether a line says nothing that is known: a name no one has, or words without a verb. */
export const saysNothing = ({ verb, trouble }: ParsedLine, { wrong }: Interpretation): boolean =>
  trouble?.code === 'verb' || (verb === 'open' && wrong !== undefined)

/** The lines nearest to one that says nothing, each to be taken by its number. */
export const nearLines = (text: string, today: PlainDate, t: Translate): Suggestion[] =>
  nearestLines(text, today).map(({ line, verb }, at) => ({
    id: line,
    name: line,
    detail: t(`line.form.${verb}`),
    insert: line,
    isLine: true,
    number: at + 1,
  }))
