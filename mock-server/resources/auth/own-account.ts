import { handle } from '../../core/handle.ts'
import { NO_TENANT } from '../../store/store.ts'
import { HttpError, notFound, refusalBody } from '../../core/http-error.ts'
import { act, note } from '../../write/act.ts'
import { wireUser } from './rules.ts'

/** What people change of their own account. */
export const ownAccountHandlers = {
  'auth.changeProfile': handle('auth.changeProfile', async (context) => {
    const { store, session, body } = context
    const { firstName, lastName } = body
    const name = `${firstName} ${lastName}`
    const values = { firstName, lastName, name, displayName: name }
    await act(context, { kind: 'user', id: session.userId }, { type: 'updated', payload: {} }, () =>
      store.patch('users', session.userId, values),
    )
    const user = await store.find('users', session.userId)
    if (user === undefined) throw notFound()
    return wireUser(user)
  }),
  'auth.changePassword': handle('auth.changePassword', async (context) => {
    const { store, session, server, passwords } = context
    const user = await store.find('users', session.userId)
    if (user === undefined) throw notFound()
    const { compared, hash } = passwords
    if (compared?.isRight !== true || compared.kept !== user.password || hash === undefined) {
      const { message } = refusalBody({ code: 'reason.wrongPassword' })
      const fieldErrors = [{ path: 'current', code: 'reason.wrongPassword', message, severity: 'error' as const }]
      throw new HttpError(422, { message, code: 'VALIDATION', fieldErrors })
    }
    await store.patch('users', user.id, { password: hash })
    await note(context, { kind: 'user', id: user.id }, { type: 'password_changed', payload: {} })
    const others = await store.of(NO_TENANT).all('sessions', { userId: user.id, id: { ne: session.id } })
    await server.endSessions(others.map(({ id }) => id))
    return { success: true }
  }),
}
