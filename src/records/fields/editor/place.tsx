import { createContext, use } from 'react'
import type { ReasonCode } from '#src/domain/refusals/reason-messages.ts'
import type { FieldReading } from '../saving/check.ts'
import type { EditableFields, EditableRecord, Field, FieldPermission } from '../field.ts'
import type { Words } from '../kinds/kinds.ts'
import type { OpenField, OpenFields } from '../saving/store.ts'

/** What the fields of one record know and can do in one place, its panel or its page. */
export interface FieldPlace<T extends EditableRecord = EditableRecord> {
  fields: EditableFields<T>
  /** The record as the server holds it, and as it will be once what is under way has arrived. */
  record: T
  shown: T
  /** As `shown`, with what is being typed where it can be read: sums follow at once. */
  expected: T
  words: Words<T>
  open: OpenFields<T>
  /** The field that Tab comes to. */
  current: string | undefined
  setCurrent(id: string): void
  /** Fields that somebody tried to leave; before that nothing typed is called wrong. */
  isChecked(id: string): boolean
  /** Whether a field wants the focus as soon as it is drawn; `fulfil` says that it has it. */
  isWanted(id: string): boolean
  fulfil(): void
  refusal(permission: FieldPermission): ReasonCode | undefined
  /** Whether a field that holds nothing is folded away now. */
  isFolded(field: Field<T>): boolean
  edit(field: Field<T>): void
  /** `also`: what is sent beside the text, of a suggestion that was taken. */
  type(field: Field<T>, text: string, also?: OpenField<T>['also']): void
  reading(field: Field<T>, entry: OpenField<T>): FieldReading
  /** Sends what was typed; false when it cannot be sent and the field stays open. `back`: to the list it came from. */
  save(field: Field<T>, back?: 'back'): boolean
  revert(field: Field<T>): void
  keepMine(field: Field<T>): void
  takeTheirs(field: Field<T>): void
}

const PlaceContext = createContext<FieldPlace | undefined>(undefined)
export const FieldPlaceProvider = PlaceContext

/** The fields around this component, whatever kind of record they are of; only below `FieldsOf`. */
export function useFieldPlace(): FieldPlace {
  const place = use(PlaceContext)
  if (place === undefined) throw new Error('A field was rendered outside of its record')
  return place
}

/** The fields around this component, which must be these: the record then has its type. */
export function useFieldPlaceOf<T extends EditableRecord>(fields: EditableFields<T>): FieldPlace<T> {
  const place = useFieldPlace()
  const here: unknown = place.fields
  if (here !== fields) throw new Error(`The fields around this are not those of the kind "${fields.kind}"`)
  return place as FieldPlace<T>
}
