import type { NumberSeries } from '#src/contract/accounts/settings.ts'
import type { Translate } from '#src/i18n/keys.ts'

/** What a series numbers. */
export const seriesText = ({ id }: Pick<NumberSeries, 'id'>, t: Translate): string => t(`numbering.${id}`)

/** The largest number that its digits hold. */
export const largestIn = ({ digits }: Pick<NumberSeries, 'digits'>): number => 10 ** digits - 1

/** A number as it will stand on paper. */
export const written = ({ prefix, digits }: Pick<NumberSeries, 'prefix' | 'digits'>, next: number): string =>
  prefix + String(next).padStart(digits, '0')
