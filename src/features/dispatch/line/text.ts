import type { Trouble } from '#src/domain/command-line/line.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { plainText, type Suggestion, type Interpretation } from './understand/understanding.ts'

/** Why nothing can be run now; undefined where it can. */
export function obstacleOf(
  { act, blocked, question }: Interpretation,
  now: { isAsking: boolean; trouble: string | undefined; missing: string | undefined },
  t: Translate,
): string | undefined {
  if (now.trouble !== undefined) return now.trouble
  if (now.missing !== undefined) return t('line.hint.missing', { part: now.missing })
  if (now.isAsking) return t('line.hint.asking')
  if (blocked !== undefined) return blocked
  return act === undefined ? (question ?? t('line.hint.empty')) : undefined
}

/** What a part may be, where only these fit. */
export function choicesOf(trouble: Trouble | undefined): Suggestion[] | undefined {
  return trouble?.choices?.map((choice) => ({ id: choice, name: choice, insert: choice }))
}

/** The line with a suggestion in its place; what lies beyond the end is written behind a blank. */
export function written(text: string, insert: string, replaces: { from: number; to: number } | undefined): string {
  if (replaces === undefined || replaces.from > text.length) return `${text.trimEnd()} ${insert}`.trimStart()
  const rest = text.slice(replaces.to)
  return `${text.slice(0, replaces.from)}${insert}${rest}`
}

/** The preview in one sentence, for who hears it. */
export function spoken(
  { sentence, question, blocked, verdict }: Interpretation,
  trouble: { said: string; fits: string } | undefined,
): string | undefined {
  if (trouble) return `${trouble.said} ${trouble.fits}`
  const parts = [sentence && plainText(sentence), question, ...(verdict?.lines ?? []), verdict?.right, blocked]
  return parts.filter(Boolean).join('. ') || undefined
}
