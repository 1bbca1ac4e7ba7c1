import { epochToZoned } from '#src/domain/basics/dates.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { translate } from '#src/i18n/setup.ts'
import type { SignedInContext } from '#src/workspace/loading/early-loader.ts'
import { resolveSearch } from '../views/address.ts'
import { builtInViews } from '../views/saved-views.ts'
import { createViewStore } from '../views/store.ts'
import type { ListDefinition } from './define-list.ts'
import type { ListRow } from './rows/rows.ts'

/** Asks for the rows a list will show first, as its address and the person's views say; nothing where that person may not read them. */
export async function askFirstRows<Row extends ListRow>(
  list: ListDefinition<Row>,
  address: object,
  { call, queryClient, session }: SignedInContext,
): Promise<void> {
  const { access, useRows } = list
  if (useRows.ask === undefined || (access !== undefined && !may(session.role, access.permission))) return
  const saved = createViewStore(list, session).current()
  const views = [...builtInViews(list, translate), ...saved.views]
  const { search } = resolveSearch(list, list.search.parse(address), views, saved, () => epochToZoned(Date.now()).date)
  await useRows.ask({ call, queryClient }, list, search)
}
