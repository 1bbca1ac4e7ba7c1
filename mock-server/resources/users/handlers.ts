import { notFound } from '../../core/http-error.ts'
import { handle } from '../../core/handle.ts'
import { note } from '../../write/act.ts'
import { accept, invitation, invite, resend, withdraw } from './invitations.ts'
import { endingSessions, lock, sessionIdsOf, setRole, unlock } from './rules.ts'
import { sessionPage } from './sessions.ts'
import { users } from './user.resource.ts'
import { shownUsers as shown } from './view.ts'

const { changing, read } = users

export const userNoun = {
  ...users,
  handlers: {
    ...users.handlers,
    'users.invite': handle(
      'users.invite',
      async (context) => ({ users: await shown(await invite(context, context.body), context), warnings: [] }),
      { status: 201 },
    ),
    'users.resend': changing('users.resend', resend),
    'users.withdraw': handle('users.withdraw', async (context) => {
      await withdraw(context, await read(context, context.params.id))
      return { success: true }
    }),
    'users.setRole': changing('users.setRole', (context, user) => setRole(context, user, context.body.role)),
    'users.lock': changing('users.lock', async (context, user) => {
      const change = await lock(context, user, context.body.reason)
      await context.server.endSessions(await sessionIdsOf(context.store, user.id))
      return change
    }),
    'users.unlock': changing('users.unlock', unlock),
    'users.endSessions': handle('users.endSessions', async (context) => {
      const user = await read(context, context.params.id)
      const ids = await endingSessions(context, user, context.body.sessionId)
      if (ids.length > 0) {
        await context.server.endSessions(ids)
        await note(context, { kind: 'user', id: user.id }, { type: 'sessions_ended', payload: { count: ids.length } })
      }
      const [told] = await shown([user], context)
      if (!told) throw notFound()
      return { user: told, ended: ids.length }
    }),
    'users.sessions': handle('users.sessions', (context) => sessionPage(context, context.query)),
  },
}

/** The public side of an invitation. */
export const invitationHandlers = {
  'invitations.get': handle('invitations.get', (context) => invitation(context, context.params.token)),
  'invitations.accept': handle('invitations.accept', accept),
}
