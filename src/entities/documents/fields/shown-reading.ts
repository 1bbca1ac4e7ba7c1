import type { ReadField } from '#src/contract/documents/readings.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Format } from '#src/i18n/format.ts'
import { NOTHING } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { Alternative, FieldState, ReadingField } from '#src/records/reading/reading-field.ts'
import { doubtText } from '#src/records/reading/doubt-text.ts'
import { isSame, shownValue, valueInOrder } from './field-values.ts'
import { knownField, placeOf } from './known-fields.ts'

export interface ReadFacts {
  /** What was read, or is to be filled in by hand. */
  fields: readonly ReadField[]
  order: Order | undefined
  /** What somebody has chosen, by the field's name. */
  choices: Readonly<Record<string, string>>
  /** Somebody has checked the document: nothing is left to look at. */
  verified: boolean
  /** The heading a field stands under and what it is called there, where that is not as in a document. */
  placed?: (name: string) => { section: string; label: string } | undefined
  /** Whether a field was read of a text, whose boxes count in letters and lines. */
  isOfText?: (name: string) => boolean
}

/** From here on a value is sure, percent. */
const SURE = 90

/** The fields of a document, each held against its order: what says the same is sure, what differs is to be looked at. */
export function shownReading(facts: ReadFacts, format: Format, t: Translate): ReadingField[] {
  return facts.fields
    .map((field) => fieldOf(field, facts, format, t))
    .toSorted((one, other) => placeOf(one.name) - placeOf(other.name))
}

function fieldOf(read: ReadField, facts: ReadFacts, format: Format, t: Translate): ReadingField {
  const { name, confidence: share, page, box, source } = read
  const known = knownField(name)
  const placed = facts.placed?.(name)
  const kind = known?.kind ?? 'text'
  const shown = (value: string) => shownValue(value, kind, format, t)
  const chosen = Object.hasOwn(facts.choices, name) ? facts.choices[name] : undefined
  const value = chosen ?? (read.value === '' ? undefined : read.value)
  const inOrder = known && facts.order && valueInOrder(facts.order, known)
  const agrees = value !== undefined && inOrder !== undefined ? isSame(value, inOrder, kind) : undefined
  const differing: Alternative[] =
    inOrder !== undefined && agrees !== true
      ? [{ value: inOrder, text: shown(inOrder), why: t('documents.field.asInOrder') }]
      : []
  const others = read.alternatives
    .filter((other) => inOrder === undefined || !isSame(other.value, inOrder, kind))
    .map((other) => ({ value: other.value, text: shown(other.value), why: t('documents.field.alsoRead') }))
  const isChosen = chosen !== undefined
  const state: FieldState = stateOf({ value, isChosen, agrees, confidence: share * 100, verified: facts.verified })
  const doubts = read.doubts.map((doubt) => doubtText(doubt, t)).filter((text) => text !== undefined)
  return {
    name,
    label: placed?.label ?? (known === undefined ? name : t(known.label)),
    section: placed?.section ?? known?.section ?? 'more',
    value,
    text: value === undefined ? NOTHING : shown(value),
    confidence: Math.round(share * 100),
    state,
    // What somebody has decided is no doubt any more.
    doubts:
      state === 'check'
        ? [...doubts, ...differing.map((other) => t('documents.field.inOrder', { value: other.text }))]
        : [],
    alternatives: [...differing, ...others],
    ...sourceOf({ page, box, source }, facts.isOfText?.(name) === true),
  }
}

/** Where it stands: on a page, or in a line of text. */
function sourceOf(
  { page, box, source }: Pick<ReadField, 'page' | 'box' | 'source'>,
  isOfText: boolean,
): Pick<ReadingField, 'source' | 'inText'> {
  if (box === undefined) return {}
  if (isOfText) return { inText: textSource(box) }
  return page === undefined ? {} : { source: { page, box, snippet: source } }
}

/** A box in letters and lines as the piece of text it means. */
export function textSource(box: ReadField['box']): ReadingField['inText'] {
  if (box === undefined) return undefined
  const { left, top, width } = box
  return { line: Math.round(top), from: Math.round(left), to: Math.round(left + width) }
}

function stateOf(of: {
  value: string | undefined
  isChosen: boolean
  agrees: boolean | undefined
  confidence: number
  verified: boolean
}): FieldState {
  if (of.value === undefined) return 'missing'
  if (of.isChosen) return 'confirmed'
  const isSure = of.agrees ?? of.confidence >= SURE
  return isSure ? 'sure' : of.verified ? 'confirmed' : 'check'
}
