import type { Doubt } from '#src/domain/extraction/fields.ts'
import type { Translate } from '#src/i18n/keys.ts'

const DOUBTS: readonly Doubt[] = [
  'ambiguous',
  'letters',
  'conflict',
  'bounds',
  'unlabelled',
  'assumed',
  'unknown',
  'gross',
]

/** Why a value is not sure, in words; undefined for a reason no one here knows. */
export function doubtText(code: string, t: Translate): string | undefined {
  const doubt = DOUBTS.find((known) => known === code)
  return doubt && t(`reading.doubt.${doubt}`)
}
