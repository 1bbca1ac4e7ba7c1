import { askEarly } from '#src/workspace/early-loader.ts'
import type { ListDefinition } from './define-list.ts'
import type { ListRow } from './rows.ts'

/** The loader of a list's route: asks for the first rows its address means. The list comes with the screen's code. */
export function listLoader<Row extends ListRow>(list: () => Promise<ListDefinition<Row>>) {
  return askEarly(async (context, { location }) => {
    const [definition, { askFirstRows }] = await Promise.all([list(), import('./first-rows.ts')])
    await askFirstRows(definition, location.search, context)
  })
}
