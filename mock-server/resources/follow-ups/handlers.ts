import type { EndpointName } from '#src/contract/index.ts'
import { isFollowUpOf } from '#src/domain/follow-ups/follow-ups.ts'
import { handle, type Handler } from '../../core/handle.ts'
import { notFound } from '../../core/http-error.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import type { Jobs } from '../../write/noun.ts'
import { tellDue } from './due.ts'
import { followUps } from './follow-up.resource.ts'
import { followUpPeople, setDone } from './rules.ts'

type Own = RuleContext & { params: { id: string } }

/** What is somebody else's is to everybody else not there. */
const ofOwn = <N extends EndpointName>(handler: Handler<N>): Handler<N> => ({
  ...handler,
  async run(context) {
    const { store, session, params } = context as unknown as Own
    const row = await store.find('followUps', params.id)
    if (row && !isFollowUpOf(row, session.userId)) throw notFound()
    return handler.run(context)
  },
})

const { handlers, changing } = followUps

export const followUpNoun = {
  ...followUps,
  handlers: {
    ...handlers,
    'followUps.get': ofOwn(handlers['followUps.get']),
    'followUps.events': ofOwn(handlers['followUps.events']),
    'followUps.update': ofOwn(handlers['followUps.update']),
    'followUps.delete': ofOwn(handlers['followUps.delete']),
    'followUps.setDone': ofOwn(
      changing('followUps.setDone', (context, row) => setDone(context, row, context.body.done)),
    ),
    'followUps.people': handle('followUps.people', async ({ store }) => ({ data: await followUpPeople(store) })),
  },
}

/** What comes up by the clock. */
export const followUpJobs: Jobs = {
  'followUps.due': (context, { followUpId = '', dueAt = '' }) => tellDue(context, followUpId, dueAt),
}
