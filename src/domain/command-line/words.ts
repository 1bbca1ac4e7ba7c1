import { foldText } from '../basics/fold-text.ts'
import type { AbsenceKind } from '../drivers/statuses.ts'
import type { BlockKind } from '../vehicles/vehicles.ts'

/** What a line can be about to do. */
export const VERBS = [
  'plan',
  'assign',
  'unplan',
  'advance',
  'confirm',
  'cancel',
  'move',
  'status',
  'price',
  'note',
  'delay',
  'block',
  'absent',
  'tours',
  'create',
  'find',
  'open',
  'go',
  'help',
] as const
export type Verb = (typeof VERBS)[number]

/** Why a vehicle stands still, in a word each; the first one is printed. */
const BLOCKS: Readonly<Record<BlockKind, readonly string[]>> = {
  workshop: ['werkstatt', 'workshop'],
  other: ['sperren', 'sperre', 'block'],
}
/** Why a driver is away. */
const ABSENCES: Readonly<Record<AbsenceKind, readonly string[]>> = {
  holiday: ['urlaub', 'holiday'],
  sick: ['krank', 'sick'],
  other: ['abwesend', 'absent'],
}
const CONFIRM = ['bestätigen', 'bestätige', 'confirm']
const CANCEL = ['storno', 'stornieren', 'storniere', 'absagen', 'cancel']
const MOVE = ['verschieben', 'verschiebe', 'verlegen', 'move']

/** Words in front of a line, German first and with what they are called in English. */
const FRONT: Readonly<Partial<Record<Verb, readonly string[]>>> = {
  status: ['st', 'status'],
  price: ['preis', 'price'],
  note: ['notiz', 'note'],
  assign: ['an', 'vergeben'],
  confirm: CONFIRM,
  cancel: CANCEL,
  move: MOVE,
  delay: ['verspätung', 'verspätet', 'delay'],
  block: Object.values(BLOCKS).flat(),
  absent: Object.values(ABSENCES).flat(),
  tours: ['touren', 'tours'],
  create: ['neu', 'new'],
  help: ['hilfe', 'help', '?'],
  find: ['suche', 'suchen', 'zeige', 'zeig', 'find', 'search', 'show'],
  open: ['öffne', 'oeffne', 'öffnen', 'open'],
  go: ['gehe', 'geh', 'go', 'goto'],
}

/** Words and signs behind what they are done to; the first one is printed. */
const BEHIND: Readonly<Partial<Record<Verb, readonly string[]>>> = {
  plan: ['>', '→', 'auf', 'on'],
  advance: ['+', 'weiter', 'next'],
  unplan: ['-', '–', '−', 'entdisponieren', 'unplan'],
  status: ['st', 'status'],
  price: ['preis', 'price'],
  note: ['notiz', 'note'],
  assign: ['an', 'to'],
  confirm: CONFIRM,
  cancel: CANCEL,
  move: MOVE,
  delay: ['verspätung', 'verspätet', 'delay', 'late'],
  block: Object.values(BLOCKS).flat(),
  absent: Object.values(ABSENCES).flat(),
  tours: ['touren', 'tours'],
}

const table = (words: Readonly<Partial<Record<Verb, readonly string[]>>>): ReadonlyMap<string, Verb> =>
  new Map(VERBS.flatMap((verb) => (words[verb] ?? []).map((word) => [foldText(word), verb] as const)))

const fronts = table(FRONT)
const behinds = table(BEHIND)

/** The verb a word in front of a line names. */
export const frontVerb = (word: string): Verb | undefined => fronts.get(foldText(word))

/** The verb a word or sign behind an object names. */
export const behindVerb = (word: string): Verb | undefined => behinds.get(foldText(word))

/** How a verb is written. */
export const verbWord = (verb: Verb): string => (FRONT[verb] ?? BEHIND[verb] ?? [])[0] ?? ''

const kindNamed = <K extends string>(word: string, words: Readonly<Record<K, readonly string[]>>): K | undefined =>
  (Object.keys(words) as K[]).find((kind) => words[kind].some((one) => foldText(one) === foldText(word)))

/** Why a vehicle is to stand still, as the word says. */
export const blockKind = (word: string): BlockKind => kindNamed(word, BLOCKS) ?? 'other'
export const blockWord = (kind: BlockKind): string => BLOCKS[kind][0] ?? ''

/** Why a driver is to be away, as the word says. */
export const absenceKind = (word: string): AbsenceKind => kindNamed(word, ABSENCES) ?? 'other'
export const absenceWord = (kind: AbsenceKind): string => ABSENCES[kind][0] ?? ''

/** Every word that names a verb, for what was nearly typed. */
export const verbWords: readonly (readonly [word: string, verb: Verb])[] = VERBS.flatMap((verb) =>
  [...new Set([...(FRONT[verb] ?? []), ...(BEHIND[verb] ?? [])])].map((word) => [word, verb] as const),
)

/** The verbs and how they are written, to be offered. */
export const frontWords: readonly string[] = VERBS.flatMap((verb) => FRONT[verb]?.slice(0, 1) ?? [])

/** Words that may stand before a date or a time and mean nothing. */
export const FILLERS: ReadonlySet<string> = new Set(['um', 'ab', 'am', 'den', 'at'])

/** The word before a postal area. */
export const isAreaWord = (word: string): boolean => ['plz', 'zip'].includes(foldText(word))
