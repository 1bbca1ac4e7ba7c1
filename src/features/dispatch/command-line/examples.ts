import type { Verb } from '#src/domain/command-line/words.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { Suggestion } from './understand/understanding.ts'

/** Lines that show what can be typed, in the words of the grammar, which are the same in every language. */
const EXAMPLES: readonly (readonly [line: string, verb: Verb])[] = [
  ['4711 > HH-NK 120 mo 14:00', 'plan'],
  ['HH-NK 120 +', 'advance'],
  ['st 4711 zugestellt', 'status'],
  ['4711 preis +5%', 'price'],
  ['suche PLZ 7 koffer morgen', 'find'],
  ['4711 -', 'unplan'],
  ['4711 notiz Fahrer ruft vorher an', 'note'],
  ['gehe aufträge', 'go'],
]

/** The examples as they are offered. */
export const exampleLines = (t: Translate): Suggestion[] =>
  EXAMPLES.map(([line, verb]) => ({ id: line, name: line, detail: t(`line.form.${verb}`), insert: line }))
