import { DEFAULT_COUNTRY } from '#src/domain/places/postal-codes.ts'
import type { ReadingField } from '#src/records/reading/reading-field.ts'

/** A country everybody takes for granted: nobody has to read it. */
export const isDefaultCountry = ({ name, value, state }: ReadingField): boolean =>
  name.endsWith('.country') && value === DEFAULT_COUNTRY && state === 'sure'
