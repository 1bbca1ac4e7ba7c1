import { handle } from '../../core/handle.ts'
import { NO_TENANT } from '../../store/store.ts'
import { HttpError, notFound, refusalBody } from '../../core/http-error.ts'
import { wireUser } from './rules.ts'

/** What people change of their own account. */
export const ownAccountHandlers = {
  'auth.changeProfile': handle('auth.changeProfile', async ({ store, session, body: { firstName, lastName } }) => {
    const name = `${firstName} ${lastName}`
    return wireUser(await store.patch('users', session.userId, { firstName, lastName, name, displayName: name }))
  }),
  'auth.changePassword': handle('auth.changePassword', async ({ store, session, server, passwords }) => {
    const user = await store.find('users', session.userId)
    if (user === undefined) throw notFound()
    const { compared, hash } = passwords
    if (compared?.isRight !== true || compared.kept !== user.password || hash === undefined) {
      const { message } = refusalBody({ code: 'reason.wrongPassword' })
      const fieldErrors = [{ path: 'current', code: 'reason.wrongPassword', message, severity: 'error' as const }]
      throw new HttpError(422, { message, code: 'VALIDATION', fieldErrors })
    }
    await store.patch('users', user.id, { password: hash })
    const others = await store.of(NO_TENANT).all('sessions', { userId: user.id, id: { ne: session.id } })
    await server.endSessions(others.map(({ id }) => id))
    return { success: true }
  }),
}
