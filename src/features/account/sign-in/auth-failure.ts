import type { AuthError } from '#machines/auth-ports.ts'
import type { TextKey } from '#src/i18n/keys.ts'

/** How a failure is shown: a title in the interface's language, and below it the catalogue's words as they are. */
export interface AuthFailure {
  title: TextKey
  lines: readonly string[]
}

const LOGIN_FAILED = 'Login fehlgeschlagen'

/** Words for what went wrong while signing in or registering, or that ended a session. Source: specification 8, decision A9 */
export function authFailure(error: AuthError, intent: 'login' | 'register'): AuthFailure {
  const lines = [error.message, error.detail].filter((line) => line !== undefined && line !== '') as string[]
  if (error.message === 'Authentication failed') return { title: 'session.error.ended', lines }
  if (error.message === 'Token refresh failed') return { title: 'session.error.notRenewed', lines }
  if (error.message.startsWith('Backend unavailable') || error.message === 'Network error occurred') {
    return { title: 'session.error.unreachable', lines }
  }
  if (intent === 'register') return { title: 'session.error.registration', lines }
  // A wrong password is said in one sentence, the catalogue's own. Source: specification 8, authentication
  if (error.message.startsWith(LOGIN_FAILED)) return { title: 'session.error.checkInput', lines: [] }
  return { title: 'session.error.login', lines }
}
