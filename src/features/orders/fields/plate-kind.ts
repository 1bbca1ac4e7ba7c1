import { normalisedPlate } from '#src/domain/vehicles/licence-plate.ts'
import { textKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'

/** A licence plate: `hh ab 1234` is `HH-AB 1234`. */
export const plateKind: FieldKind = {
  ...textKind(20),
  read: (text) => [text.trim() === '' ? null : normalisedPlate(text)],
}
