import { useQuery } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { useCall } from '#src/api/provider.tsx'
import type { TabsHandle } from '#src/commands/gate/screen-handles.ts'
import { isOffered } from '#src/contract/extras.ts'
import type { Call } from '#src/contract/index.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import type { SignedInContext } from '#src/workspace/loading/early-loader.ts'
import type { ListDefinition } from '../define-list.ts'
import type { ListRow } from '../rows/rows.ts'

/** What a list is handed that is one of several views of a screen. */
export interface TabbedParts {
  /** The name of the list that is shown among them. */
  title: TextKey
  /** The tabs themselves, for the row of the filters. */
  strip: ReactNode
  /** What keys do with them. */
  handle: TabsHandle
}

/** One view of a screen with several: a list of its own. */
export interface ListTab {
  /** What stands for it in the address; the usual view of a screen has no word there. */
  id: string
  /** What a plain address means, where that is not the first one. */
  isUsual?: true
  title: TextKey
  /** That it has rows at all says that something is to be done. */
  warns?: true
  /** The call its rows come from, where they come from one: a backend that does not offer it has no such view (decision A34). */
  calls?: string
  /** How many rows it has without any filter; undefined until that is known. */
  useCount(): number | undefined
  /** Draws its screen. */
  show(parts: TabbedParts): ReactElement
  /** Asks for its first rows. */
  ask(address: object, context: SignedInContext): Promise<void>
}

interface GivenTab<Row extends ListRow> extends Pick<ListTab, 'id' | 'title' | 'warns' | 'isUsual' | 'show'> {
  list: ListDefinition<Row>
  /** Which of its rows are counted, where those are not all. */
  counted?: ListDefinition<Row>['useRows']
}

/** Says what a view of a screen is: another list, or the same one with something fixed (`pagedRows` with `fixed`). */
export function listTab<Row extends ListRow>({ list, counted = list.useRows, ...tab }: GivenTab<Row>): ListTab {
  const { total } = counted
  if (total === undefined)
    throw new Error(`The rows of "${list.name}" do not come in pages: nobody could say how many there are`)
  return {
    ...tab,
    calls: total(nothingSent).queryKey[0],
    useCount() {
      return useQuery(total(useCall())).data?.pagination.total
    },
    ask: async (address, context) => (await import('../first-rows.ts')).askFirstRows(list, address, context),
  }
}

/** Only to ask which call a query would send. */
const nothingSent: Call = () => Promise.reject(new Error('Nothing is sent'))

/** The views a backend has the rows for. */
export const offeredTabs = (tabs: readonly ListTab[], session: Parameters<typeof isOffered>[0]): readonly ListTab[] =>
  tabs.filter(({ calls }) => isOffered(session, calls))

/** The view an address means: the one it names, else the usual one. */
export function tabIn(tabs: readonly ListTab[], named: unknown): ListTab {
  return tabs.find(({ id }) => id === named) ?? usualTab(tabs)
}

/** The view of a plain address: the one that says so, else the first. */
export function usualTab(tabs: readonly ListTab[]): ListTab {
  const found = tabs.find(({ isUsual }) => isUsual) ?? tabs[0]
  if (found === undefined) throw new Error('A screen with views has at least one')
  return found
}
