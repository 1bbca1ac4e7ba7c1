import type { Box } from '#src/domain/extraction/paper.ts'

/** Sure enough, to be looked at, confirmed by a person, or not found. */
export type FieldState = 'sure' | 'check' | 'confirmed' | 'missing'

/** A value a field may have, and why. */
export interface Alternative {
  /** As it is kept. */
  value: string
  /** As it is shown. */
  text: string
  why?: string | undefined
}

/** Where a value was read: page from 1, box in points from its top left, and the piece of text. */
export interface FieldSource {
  page: number
  box: Box
  snippet?: string | undefined
}

/** Where a value stands in a text: line from 0, letters `from` inclusive to `to` exclusive. */
export interface TextSource {
  line: number
  from: number
  to: number
}

/** A field that was read, in words. */
export interface ReadingField {
  /** Unique among those shown together. */
  name: string
  label: string
  /** The heading it stands under. */
  section: string
  /** As it is kept; undefined where nothing was found. */
  value: string | undefined
  /** As it is shown. */
  text: string
  /** 0 to 100. */
  confidence: number
  state: FieldState
  /** Without it, nothing is done: missing, it is to be looked at like a doubtful one. */
  isRequired?: boolean
  /** What speaks against it, in sentences. */
  doubts: readonly string[]
  /** What else it may be, the likeliest first. */
  alternatives: readonly Alternative[]
  source?: FieldSource | undefined
  inText?: TextSource | undefined
}

/** Proposals of one field that have a key. */
export const MOST_PROPOSALS = 5

/** Whether somebody has to look at it. */
export const isDoubtful = ({ state, isRequired }: ReadingField): boolean =>
  state === 'check' || (state === 'missing' && isRequired === true)

/** Whether values are offered for it: it is doubtful, or lacks one. */
export const isOffered = (field: ReadingField): boolean => isDoubtful(field) || field.state === 'missing'

/** What can be taken for a doubtful field with one key: its own value first. */
export function proposalsOf({
  value,
  text,
  alternatives,
}: ReadingField): readonly (Alternative & { isOwn: boolean })[] {
  const own = value === undefined ? [] : [{ value, text, isOwn: true }]
  const others = alternatives.filter((other) => other.value !== value).map((other) => ({ ...other, isOwn: false }))
  return [...own, ...others].slice(0, MOST_PROPOSALS)
}

/** How many fields are in which state. */
export function countsOf(fields: readonly ReadingField[]): Readonly<Record<FieldState, number>> {
  const counts = { sure: 0, check: 0, confirmed: 0, missing: 0 }
  for (const field of fields) counts[isDoubtful(field) ? 'check' : field.state] += 1
  return counts
}

/** The doubtful field after one, from the top again behind the last; undefined where there is no other. */
export function nextDoubtful(fields: readonly ReadingField[], after: string | undefined): ReadingField | undefined {
  const at = fields.findIndex(({ name }) => name === after)
  return [...fields.slice(at + 1), ...fields.slice(0, Math.max(0, at))].find(isDoubtful)
}
