import { foldText } from '../fold-text.ts'
import type { VehicleType } from '../vehicles.ts'

/** What a line can be about to do. */
export const VERBS = ['plan', 'unplan', 'advance', 'status', 'price', 'note', 'find', 'open', 'go'] as const
export type Verb = (typeof VERBS)[number]

/** Words in front of a line, German first and with what they are called in English. */
const FRONT: Readonly<Partial<Record<Verb, readonly string[]>>> = {
  status: ['st', 'status'],
  price: ['preis', 'price'],
  note: ['notiz', 'note'],
  find: ['suche', 'suchen', 'find', 'search'],
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

/** The verbs and how they are written, to be offered. */
export const frontWords: readonly string[] = VERBS.flatMap((verb) => FRONT[verb]?.slice(0, 1) ?? [])

/** Words that may stand before a date or a time and mean nothing. */
export const FILLERS: ReadonlySet<string> = new Set(['um', 'ab', 'am', 'den', 'at'])

/** Types of vehicles in a word each; the first one is printed. */
const TYPES: Readonly<Record<VehicleType, readonly string[]>> = {
  TRUCK: ['lkw', 'truck'],
  TAUTLINER: ['plane', 'tautliner', 'curtain'],
  MEGA: ['mega'],
  JUMBO: ['gliederzug', 'jumbo'],
  BOX: ['koffer', 'box'],
  REEFER: ['kühlkoffer', 'kühler', 'kühl', 'reefer'],
  SOLO_12: ['solo12', '12t'],
  SOLO_7_5: ['solo7,5', '7,5t', '7.5t'],
  SPRINTER: ['sprinter', 'van'],
}
const types: ReadonlyMap<string, VehicleType> = new Map(
  (Object.keys(TYPES) as VehicleType[]).flatMap((type) => TYPES[type].map((word) => [foldText(word), type] as const)),
)
export const foundType = (word: string): VehicleType | undefined => types.get(foldText(word))
export const typeWord = (type: VehicleType): string => TYPES[type][0] ?? type

/** The word before a postal area. */
export const isAreaWord = (word: string): boolean => ['plz', 'zip'].includes(foldText(word))
