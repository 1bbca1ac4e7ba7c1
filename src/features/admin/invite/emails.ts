import { isEmail } from '#src/domain/refusals/field-issue.ts'

/** The addresses in what was typed, parted by commas, semicolons, blanks or lines; each once, in small letters. */
export function emailsIn(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/[\s,;]+/)
        .map((part) => part.trim().toLowerCase())
        .filter((part) => part !== ''),
    ),
  ]
}

/** Those that are none. */
export const wrongIn = (emails: readonly string[]): string[] => emails.filter((email) => !isEmail(email))
