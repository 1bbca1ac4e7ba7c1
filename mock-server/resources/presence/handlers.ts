import type { LivePresence } from '#src/contract/live/presence.ts'
import { handle } from '../../core/handle.ts'

/** What is told of who has which record on the screen: nothing of it is kept. */
export const presenceHandlers = {
  'presence.tell': handle('presence.tell', async ({ tenantId, session, server, body, forget }) => {
    // Nothing to be answered again to a repetition: it is over by then.
    forget()
    const said: LivePresence = {
      ...{ type: 'presence', tenantId, actorId: session.userId, actorName: session.userName },
      ...body,
    }
    return { success: server.say(tenantId, session.userId, said) }
  }),
}
