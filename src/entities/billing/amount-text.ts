import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'

/** `RE-2026-01184 (1.618,40 €)`: what a question is about, with what it comes to; cents. */
export const withAmount = (name: string, cents: number): string =>
  `${name} (${formatFor(currentLanguage()).cents(cents)})`
