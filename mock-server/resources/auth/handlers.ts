import { handle } from '../../core/handle.ts'
import { HttpError } from '../../core/http-error.ts'
import { login, refreshToken, switchTenant, tenantsOf, wireUser } from './rules.ts'

export const authHandlers = {
  'csrf.token': handle('csrf.token', async ({ server }) => {
    const csrfToken = server.issueCsrfToken()
    return { csrfToken, data: { csrfToken } }
  }),
  'auth.login': handle('auth.login', ({ server, body, passwords }) => login(server, body, passwords)),
  'auth.logout': handle('auth.logout', async ({ server, session }) => {
    await server.signOut(session.id)
    return { success: true }
  }),
  'auth.profile': handle('auth.profile', async ({ store, session }) => {
    const user = await store.find('users', session.userId)
    if (!user) throw new HttpError(401, { message: 'Authentication failed', code: 'UNAUTHENTICATED' })
    return wireUser(user)
  }),
  'auth.refresh': handle('auth.refresh', ({ server, token }) => refreshToken(server, token)),
  // Cookies are a matter of the HTTP host; elsewhere the calls are only answered.
  'auth.setCookie': handle('auth.setCookie', async () => ({ success: true })),
  'auth.clearCookie': handle('auth.clearCookie', async () => ({ success: true })),
  'auth.tenants': handle('auth.tenants', ({ server, session }) => tenantsOf(server, session)),
  'auth.switchTenant': handle('auth.switchTenant', ({ server, session, body }) => {
    return switchTenant(server, session, body.tenantId)
  }),
}
