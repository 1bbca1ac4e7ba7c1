import type { Alert } from '#src/contract/dashboard.ts'
import type { TextKey, Translate } from './keys.ts'

/** The client words what it knows by its code; what it does not know is said in the server's words. */
export function alertText(alert: Alert, part: 'title' | 'message', t: Translate): string {
  const code = alert.code.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const key = `alert.${code}.${part}`
  const words = t(key as TextKey, alert.values)
  return words === key ? alert[part] : words
}
