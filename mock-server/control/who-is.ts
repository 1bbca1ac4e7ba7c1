import type { WhoAmI } from '#src/contract/mock/control.ts'
import type { Life } from '../life.ts'

/** Whom a token belongs to now, and whether a CSRF token is still accepted. */
export async function whoIs(
  { sessions, csrf, storeOf }: Pick<Life, 'sessions' | 'csrf' | 'storeOf'>,
  asked: { token?: string | undefined; csrf?: string | undefined },
): Promise<WhoAmI> {
  const told = asked.csrf === undefined ? 'none' : csrf.has(asked.csrf) ? 'accepted' : 'refused'
  const session = await sessions.verify(asked.token)
  if (!session) return { csrf: told }
  const { id: sessionId, userId: id, userName: name, email, role, tenantId, expiresAt } = session
  // The role as the row says it: what is shown elsewhere is made of it.
  const user = await storeOf(tenantId).find('users', id)
  return {
    user: { id, name, email, role: user?.role ?? role, tenantId },
    sessionId,
    tokenEndsAt: expiresAt,
    csrf: told,
  }
}
