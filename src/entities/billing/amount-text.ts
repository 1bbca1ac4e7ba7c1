import { type Format, formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'

/** What is open of a paper, cents; nothing of one that cancels another, and of a cancelled one only what was paid. */
export function openText(
  { type, state, openCents }: { type: string; state: string; openCents: number },
  format: Format,
): string | undefined {
  const asksNothing = type === 'cancellation' || (state === 'cancelled' && openCents === 0)
  return asksNothing ? undefined : format.cents(openCents)
}

/** `RE-2026-01184 (1.618,40 €)`: what a question is about, with what it comes to; cents. */
export const withAmount = (name: string, cents: number): string =>
  `${name} (${formatFor(currentLanguage()).cents(cents)})`
