import { handle } from '../../core/handle.ts'
import { searchAll } from './rules.ts'

export const searchHandlers = {
  'search.all': handle('search.all', ({ store, session, body }) => searchAll(store, session.role, body)),
}
