import { foldPlain, foldText } from '../basics/fold-text.ts'

/** What a line can be about. */
export type ThingKind = 'order' | 'tour' | 'vehicle' | 'carrier' | 'driver' | 'customer'

export interface Thing {
  kind: ThingKind
  id: string
  /** Number, plate or name. */
  name: string
}

/** Words before a name that say what it is of. */
const KIND_WORDS: ReadonlyMap<string, ThingKind> = new Map([
  ['auftrag', 'order'],
  ['order', 'order'],
  ['tour', 'tour'],
  ['fahrzeug', 'vehicle'],
  ['lkw', 'vehicle'],
  ['vehicle', 'vehicle'],
  ['truck', 'vehicle'],
  ['frachtfuehrer', 'carrier'],
  ['carrier', 'carrier'],
  ['fahrer', 'driver'],
  ['driver', 'driver'],
  ['kunde', 'customer'],
  ['customer', 'customer'],
])

/** A name without what says of which kind it is: `tour 2618`. */
export function kindIn(text: string): { kind?: ThingKind; name: string } {
  const [, word = '', name = ''] = /^(\S+)\s+(.+)$/.exec(text.trim()) ?? []
  const kind = KIND_WORDS.get(foldText(word))
  return kind === undefined ? { name: text.trim() } : { kind, name }
}

/** Letters and figures alone: plates are typed with and without their signs. */
export const signless = (text: string): string => text.toUpperCase().replace(/[^\p{L}\d]/gu, '')

/** Whether a text can only be the end of a number. */
export const isNumber = (text: string): boolean => /^\d+$/.test(text)

/** The first of several groups that is not empty: what is exactly meant goes before what only contains it. */
function firstOf<T>(...groups: readonly (() => readonly T[])[]): readonly T[] {
  for (const group of groups) {
    const found = group()
    if (found.length > 0) return found
  }
  return []
}

/** Those whose number is this one or ends with it: `4711` is NK-2026-004711 before it is NK-2026-014711. */
export function byNumber<T extends { name: string }>(text: string, all: readonly T[]): readonly T[] {
  const wanted = signless(text)
  if (wanted === '') return []
  const running = (name: string) => /\d+$/.exec(name)?.[0] ?? ''
  return firstOf(
    () => all.filter(({ name }) => signless(name) === wanted),
    () =>
      isNumber(text) ? all.filter(({ name }) => running(name) !== '' && Number(running(name)) === Number(text)) : [],
    () => (/\d/.test(text) ? all.filter(({ name }) => signless(name).endsWith(wanted)) : []),
  )
}

/** Those whose plate is this one, or holds it: `NK 12` is HH-NK 120 and MD-NK 1204. */
export function byPlate<T extends { name: string }>(text: string, all: readonly T[]): readonly T[] {
  const wanted = signless(text)
  if (wanted.length < 2) return []
  return firstOf(
    () => all.filter(({ name }) => signless(name) === wanted),
    () => all.filter(({ name }) => name.toUpperCase().startsWith(text.trim().toUpperCase())),
    () => all.filter(({ name }) => signless(name).includes(wanted)),
  )
}

/** Those with a name or another word for them that is this one, begins with it, or has a word that does. */
export function byWords<T>(text: string, all: readonly T[], wordsOf: (one: T) => readonly string[]): readonly T[] {
  const typed = [...new Set([foldText(text), foldPlain(text)])]
  if (typed[0] === '') return []
  const has = (one: T, fits: (word: string, wanted: string) => boolean) =>
    wordsOf(one).some((word) => typed.some((wanted) => fits(foldText(word), wanted) || fits(foldPlain(word), wanted)))
  return firstOf(
    () => all.filter((one) => has(one, (word, wanted) => word === wanted)),
    () => all.filter((one) => has(one, (word, wanted) => word.startsWith(wanted))),
    () => all.filter((one) => has(one, (word, wanted) => word.includes(` ${wanted}`))),
  )
}
