import type { LiveCarrying } from '#src/contract/planning/board.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { handle } from '../../core/handle.ts'
import { boardView } from './view.ts'

export const boardHandlers = {
  'board.get': handle('board.get', async ({ store, now, session, query }) => {
    return boardView({ store, now, mayReadPapers: may(session.role, 'vehicles.read') }, query)
  }),
  'board.carry': handle('board.carry', async ({ tenantId, session, server, body, forget }) => {
    // Nothing to be answered again to a repetition: it is over by then.
    forget()
    const said: LiveCarrying = {
      ...{ type: 'carrying', tenantId, actorId: session.userId, actorName: session.userName },
      carrying: body.carrying,
    }
    return { success: server.say(tenantId, session.userId, said) }
  }),
}
