import type { Translate } from '#src/i18n/keys.ts'

/** How browsers say that a part of the program could not be fetched: Chromium and Firefox, then Safari. */
const MISSING_CODE = /dynamically imported module|importing a module script/i

/** What a command's error says to a person; nothing when it says nothing. */
export function failureText(error: unknown, t: Translate): string | undefined {
  if (!(error instanceof Error) || error.message === '') return undefined
  if (!MISSING_CODE.test(error.message)) return error.message
  return t(navigator.onLine ? 'commands.loadFailed' : 'reasons.offline')
}
