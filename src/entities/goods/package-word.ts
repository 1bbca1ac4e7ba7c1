import type { MessageKey, Translate } from '#src/i18n/keys.ts'

/** What goods are packed in, in the number that goes with `count`: "Europalette", "Europaletten". Unknown words stay. */
export function packageWord(type: string, count: number, t: Translate): string {
  const key = `orders.package.${type}` as MessageKey
  const word = t(key, { count })
  return word === key ? type : word
}
