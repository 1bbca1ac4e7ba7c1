import type { OfferedChoice } from '../../gate/command.ts'
import { fold, matchRanges, maxRows, prepare, rank, termsOf } from '../rank.ts'
import { group, type PaletteGroup, type PaletteInput, type PaletteRow } from './palette-row.ts'

/** A choice that is found without opening its command: the command's word stands before its own. */
export interface FoundChoice {
  commandId: string
  choice: OfferedChoice
  /** `Status setzen: Bestätigt` */
  title: string
  /** The record it would be done to, where it is for one. */
  context?: string
}

/** One with the other words of its command. */
export interface WordedChoice extends FoundChoice {
  words: readonly string[]
}

/** Letters typed from which on choices are looked for: fewer fit too many of them. */
export const minFoundLength = 3

function choiceRow(choice: OfferedChoice, commandId: string, query: string): PaletteRow {
  return {
    kind: 'choice',
    id: `choice:${choice.id}`,
    commandId,
    choice,
    title: choice.title,
    ranges: matchRanges(choice.title, query),
    ...(choice.detail && { context: choice.detail, contextRanges: matchRanges(choice.detail, query) }),
    ...(choice.keys && { keys: choice.keys }),
    ...(choice.icon && { icon: choice.icon }),
    ...(choice.blocked !== undefined && { blocked: { text: choice.blocked } }),
  }
}

/** The second page of a command: what can be taken before what cannot is for the command to say. */
export function choiceGroups({ choices, query }: PaletteInput): readonly PaletteGroup[] {
  if (!choices) return []
  const prepared = prepare(
    choices.rows,
    (choice) => choice.title,
    (choice) => [...(choice.synonyms ?? []), choice.detail ?? ''],
  )
  const { rows, total } = rank(prepared, query, choices.rows.length)
  const shown = (some: readonly OfferedChoice[]) => some.map((choice) => choiceRow(choice, choices.commandId, query))
  const of = (section: OfferedChoice['section']) => rows.filter((choice) => choice.section === section)
  const [fits, unfit, others] = [of('fits'), of('unfit'), of(undefined)]
  const isParted = choices.rows.some(({ section }) => section !== undefined)
  const most = maxRows - others.length
  const left = Math.max(0, most - fits.length)
  const groups = isParted
    ? [
        ...group('fits', shown(fits.slice(0, most)), fits.length, most),
        ...group('unfit', shown(unfit.slice(0, left)), unfit.length, left),
        ...group('otherwise', shown(others), others.length, maxRows),
      ]
    : group('choices', shown(rows), total, maxRows)
  // There is no page of more: what is not among the first is found by typing.
  return groups.map((all) => ({ ...all, more: false }))
}

/** Gets choices ready to be found: by their own words, and by those of their command beside one of their own. */
export function prepareFound(found: readonly WordedChoice[]): NonNullable<PaletteInput['found']> {
  return prepare(
    found,
    ({ title }) => title,
    ({ choice, words }) => [...(choice.synonyms ?? []), ...words],
  )
}

/** Whether a word of the choice itself is meant: a command's own words lead to the command. */
function isMeant({ title, synonyms = [] }: OfferedChoice, terms: readonly string[]): boolean {
  const words = fold([title, ...synonyms].join(' '), 400).split(/[^a-z0-9]+/)
  return terms.some((term) => words.some((word) => word.startsWith(term)))
}

/** Choices of commands, those that can be taken first; they stand below the commands that fit by themselves. */
export function foundGroup({ found, query }: PaletteInput, limit: number): readonly PaletteGroup[] {
  if (!found || query.trim().length < minFoundLength) return []
  const terms = termsOf(query)
  const rows = rank(found, query, found.items.length).rows.filter(({ choice }) => isMeant(choice, terms))
  const able = rows.toSorted((a, b) => Number(a.choice.blocked !== undefined) - Number(b.choice.blocked !== undefined))
  return group(
    'choices',
    able.slice(0, limit).map((entry) => foundRow(entry, query)),
    able.length,
    limit,
  )
}

function foundRow({ commandId, choice, title, context }: FoundChoice, query: string): PaletteRow {
  const { context: _detail, contextRanges: _marked, ...row } = choiceRow(choice, commandId, query)
  return {
    ...row,
    id: `found:${commandId}:${choice.id}`,
    title,
    ranges: matchRanges(title, query),
    ...(context && { context }),
  }
}
