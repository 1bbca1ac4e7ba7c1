import { handle } from '../../core/handle.ts'
import { HttpError, notFound, refusalBody } from '../../core/http-error.ts'
import { wireUser } from './rules.ts'

/** What people change of their own account. */
export const ownAccountHandlers = {
  'auth.changeProfile': handle('auth.changeProfile', async ({ store, session, body: { firstName, lastName } }) => {
    const name = `${firstName} ${lastName}`
    return wireUser(await store.patch('users', session.userId, { firstName, lastName, name, displayName: name }))
  }),
  'auth.changePassword': handle('auth.changePassword', async ({ store, session, body: { current, next } }) => {
    const user = await store.find('users', session.userId)
    if (user === undefined) throw notFound()
    if (user.password !== current) {
      const { message } = refusalBody({ code: 'reason.wrongPassword' })
      const fieldErrors = [{ path: 'current', code: 'reason.wrongPassword', message, severity: 'error' as const }]
      throw new HttpError(422, { message, code: 'VALIDATION', fieldErrors })
    }
    await store.patch('users', user.id, { password: next })
    return { success: true }
  }),
}
