import { may } from '#src/domain/roles.ts'
import { handle } from '../core/handle.ts'

/** The rules of the board, fetched with the first call for it. */
const views = () => import('../rules/board/board-view.ts')

export const boardHandlers = {
  'board.get': handle('board.get', async ({ store, now, session, query }) => {
    const { boardView } = await views()
    return boardView({ store, now, mayReadPapers: may(session.role, 'vehicles.read') }, query)
  }),
}
