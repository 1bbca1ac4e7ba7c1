import { askEarly } from '#src/workspace/loading/early-loader.ts'
import type { ListDefinition } from './define-list.ts'
import type { ListRow } from './rows/rows.ts'
import type { ListTab } from './tabs/define-tabs.tsx'

/** The loader of a list's route: asks for the first rows its address means. The list comes with the screen's code. */
export function listLoader<Row extends ListRow>(list: () => Promise<ListDefinition<Row>>) {
  return askEarly(async (context, { location }) => {
    const [definition, { askFirstRows }] = await Promise.all([list(), import('./first-rows.ts')])
    await askFirstRows(definition, location.search, context)
  })
}

/** The same for a screen of several lists: asks for those of the one its address names. */
export function tabsLoader(tabs: () => Promise<readonly ListTab[]>) {
  return askEarly(async (context, { location }) => {
    const [all, { offeredTabs, tabIn }] = await Promise.all([tabs(), import('./tabs/define-tabs.tsx')])
    await tabIn(offeredTabs(all, context.session), Reflect.get(location.search, 'tab')).ask(location.search, context)
  })
}
