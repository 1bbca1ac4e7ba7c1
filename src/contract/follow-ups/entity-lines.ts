/** Claims, follow-ups and hand-overs in the table of kinds of records. */
export const followLines = {
  claim: {
    entity: 'claims',
    hasPanel: true,
    endpoints: { list: 'claims.list', get: 'claims.get', also: ['claims.events'] },
    invalidates: ['claims.figures'],
    cascades: [],
    undo: 'claims.undo',
  },
  followUp: {
    entity: 'followUps',
    hasPanel: true,
    endpoints: { list: 'followUps.list', get: 'followUps.get', also: ['followUps.events', 'followUps.people'] },
    invalidates: ['navigation.get'],
    // What is done or put off is told of no more.
    cascades: ['alert'],
    undo: 'followUps.undo',
  },
  handover: {
    entity: 'handovers',
    endpoints: { list: 'handovers.list', get: 'handovers.get', also: ['handovers.events', 'handovers.now'] },
    invalidates: [],
    cascades: [],
    undo: 'handovers.undo',
  },
} as const
