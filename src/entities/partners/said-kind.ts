import type { FieldKind, Words } from '#src/records/fields/kinds/kinds.ts'

/** Yes or no, or nothing where somebody has not said: what is not said is not the same as a no. */
export function saidKind<T = unknown>(): FieldKind<T> {
  const word = (value: unknown, { t }: Words<T>) =>
    value === true ? t('app.yes') : value === false ? t('app.no') : t('partners.notSaid')
  return {
    control: 'choice',
    typed: ([value]) => (typeof value === 'boolean' ? String(value) : ''),
    read: (text) => [text === 'true' ? true : text === 'false' ? false : null],
    shown: ([value], words) => word(value, words),
    wrong: 'issue.required',
    options: (words) => [
      { value: '', word: word(undefined, words) },
      { value: 'true', word: word(true, words) },
      { value: 'false', word: word(false, words) },
    ],
  }
}
