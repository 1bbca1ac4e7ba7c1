import { handle } from '../../core/handle.ts'

export const searchHandlers = {
  'search.all': handle('search.all', async ({ store, session, body }) => {
    const { searchAll } = await import('./rules.ts')
    return searchAll(store, session.role, body)
  }),
}
