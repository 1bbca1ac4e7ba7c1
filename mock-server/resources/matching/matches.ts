import { handle } from '../../core/handle.ts'
import { acceptMatch } from './accept.ts'
import { matches } from './match.resource.ts'

const { acts, read, shown } = matches

const SAID = { success: true, error: undefined } as const

/** Pairings as the specification answers them: in an envelope. */
export const matchNoun = {
  ...matches,
  handlers: {
    ...matches.handlers,
    'matches.get': handle('matches.get', async (context) => {
      const row = await read({ store: context.store }, context.params.id)
      return { ...SAID, data: await shown(row, context), eventId: undefined, warnings: [] }
    }),
    'matches.create': handle(
      'matches.create',
      async (context) => {
        const { row, eventId, warnings } = await acts.create(context, context.body)
        return { ...SAID, data: await shown(row, context), eventId, warnings }
      },
      { status: 201 },
    ),
    'matches.update': handle('matches.update', async (context) => {
      const { row, eventId, warnings } = await acts.update(context, context.params.id, context.body)
      return { ...SAID, data: await shown(row, context), eventId, warnings }
    }),
    'matches.delete': handle('matches.delete', async (context) => {
      const row = await read(context, context.params.id)
      const eventId = await acts.remove(context, row.id)
      return { ...SAID, data: await shown(row, context), eventId, warnings: [] }
    }),
    'matches.accept': handle('matches.accept', async (context) => {
      const match = await read(context, context.params.id)
      const { row, eventId, warnings } = await acceptMatch(context, match, context.body ?? {})
      return { ...SAID, data: await shown(row, context), eventId, warnings }
    }),
  },
}
