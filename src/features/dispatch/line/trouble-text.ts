import type { Trouble } from '#src/domain/command-line/line.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'

/** What is wrong with a line, and what would fit in its place. */
export function troubleText(
  { code, text, date }: Trouble,
  t: Translate,
  format: Format,
): { said: string; fits: string } {
  return {
    said: t(`line.trouble.${code}`, { text }),
    fits: t(`line.fits.${code}`, { date: date === undefined ? '' : format.date(date) }),
  }
}
