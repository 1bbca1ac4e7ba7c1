import { userStateOf } from '#src/domain/accounts/user-states.ts'
import { handle } from '../../core/handle.ts'
import { heldSessions } from '../users/view.ts'
import { countOfLog, logPage } from './log.ts'

/** The log of what was done, which no call changes or deletes. */
export const auditHandlers = {
  'audit.list': handle('audit.list', ({ store, query }) => logPage(store, query)),
  'audit.summary': handle('audit.summary', async ({ store, now }) => {
    const people = await store.all('users')
    const states = people.map(userStateOf)
    const count = (state: (typeof states)[number]) => states.filter((one) => one === state).length
    const open = new Set(people.filter((_user, index) => states[index] === 'active').map(({ id }) => id))
    return {
      users: people.length,
      invited: count('invited'),
      locked: count('locked'),
      waiting: count('waiting'),
      sessions: (await heldSessions(store, now)).filter(({ userId }) => open.has(userId)).length,
      entries: await countOfLog(store),
    }
  }),
}
