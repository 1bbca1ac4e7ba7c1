import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Call } from '#src/contract/index.ts'
import type { Permission } from '#src/domain/accounts/roles.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { named } from '#src/storage/slot.ts'
import { slots } from '#src/storage/slots.ts'
import type { ListColumns } from '../columns/define-columns.ts'
import { inListOrder, sortOf } from '../columns/sort.ts'
import type { ListSearch } from '../filters/search.ts'
import type { ViewedList } from '../views/viewed-list.ts'
import type { RowGroup } from './rows/row-group.ts'
import type { ListAbout } from './list-about.ts'
import { pageQuery, totalQuery, type PageSource } from './rows/page-query.ts'
import { USUAL_PAGE, type ListRow, type ListRows, type PageInput } from './rows/rows.ts'
import { useHeldRows, type WholeRows } from './rows/use-held-rows.ts'
import { usePagedRows } from './rows/use-paged-rows.ts'

/** Everything a list screen is made of. */
export interface ListDefinition<Row extends ListRow> extends ListAbout<Row>, Omit<ViewedList, 'columns'> {
  /** Who may see it, and what the others are told; everybody may unless said. */
  access?: { permission: Permission; refusal: TextKey }
  columns: ListColumns<Row>
  /** The rows for what the address says. */
  useRows: RowsHook<Row>
}

/** The rows of a list for what its address says. */
interface RowsHook<Row extends ListRow> {
  (list: Parts<Row>, search: ListSearch): ListRows<Row>
  /** The query for how many there are without any filter. */
  total?(call: Call): ReturnType<typeof totalQuery<Row>>
  /** Asks for the first of them before the screen is there. */
  ask?(client: { call: Call; queryClient: QueryClient }, list: Parts<Row>, search: ListSearch): Promise<void>
}

type Parts<Row extends ListRow> = Pick<ListDefinition<Row>, 'columns' | 'filters'>

/** A definition as a feature writes it. */
type ListInputDefinition<Row extends ListRow> = Omit<ListDefinition<Row>, 'slot'> &
  Partial<Pick<ListDefinition<Row>, 'slot'>>

/** Says what a list is; `<ListScreen list={…} />` shows it. Its views are kept under its name unless it says where. */
export function defineList<Row extends ListRow>(given: ListInputDefinition<Row>): ListDefinition<Row> {
  return { slot: named(slots.views, given.name), ...given }
}

/** Rows per request as they come into view, and where all of a filter is wanted, unless a source says otherwise. */
const usualSizes = { pageSize: USUAL_PAGE, wholeSize: 500 }

/** What a list with such an address asks the server for: its filters, and its sort. */
export function inputOf<Row extends ListRow>({ columns, filters }: Parts<Row>, search: ListSearch): PageInput {
  const sort = sortOf(columns, search)
  return { ...filters.input(search), sortBy: sort.id, sortOrder: sort.desc ? 'desc' : 'asc' }
}

/** Rows in pages, and how many there are without a filter. */
type PagedRows<Row extends ListRow> = RowsHook<Row> & Required<Pick<RowsHook<Row>, 'ask' | 'total'>>

type GivenSource<Row extends ListRow> = Omit<PageSource<Row>, keyof typeof usualSizes> &
  Partial<Pick<PageSource<Row>, keyof typeof usualSizes>>

/** Rows that come in pages from an endpoint, which filters and sorts them. */
export function pagedRows<Row extends ListRow>(given: GivenSource<Row>): PagedRows<Row> {
  const source: PageSource<Row> = { ...usualSizes, ...given }
  return rowsInPages(source, (list, search) => ({ ...inputOf(list, search), ...source.fixed }))
}

/**
 * Rows in pages that come in groups as long as nobody sorts them: the endpoint is then asked for no sort and answers group by group.
 * `useGroups` says which groups there are for the same filters, in the same order; undefined until it is known.
 */
export function groupedRows<Row extends ListRow>(
  given: GivenSource<Row>,
  useGroups: (input: PageInput) => readonly RowGroup[] | undefined,
): PagedRows<Row> {
  const source: PageSource<Row> = { ...usualSizes, ...given }
  const isInGroups = ({ columns }: Parts<Row>, search: ListSearch) => {
    const [sort, own] = [sortOf(columns, search), columns.sort]
    return sort.id === own.id && sort.desc === own.desc
  }
  const filtersOf = (list: Parts<Row>, search: ListSearch): PageInput => ({
    ...list.filters.input(search),
    ...source.fixed,
  })
  const rows = rowsInPages(source, (list, search) =>
    isInGroups(list, search) ? filtersOf(list, search) : { ...inputOf(list, search), ...source.fixed },
  )
  function useRowsInGroups(list: Parts<Row>, search: ListSearch): ListRows<Row> {
    const paged = rows(list, search)
    const groups = useGroups(filtersOf(list, search))
    if (!isInGroups(list, search)) return paged
    // A row would jump when a head came above it: they wait for each other.
    return groups === undefined ? { ...paged, total: undefined } : { ...paged, groups }
  }
  const { ask, total } = rows
  return Object.assign(useRowsInGroups, { ask, total })
}

function rowsInPages<Row extends ListRow>(
  source: PageSource<Row>,
  ofSource: (list: Parts<Row>, search: ListSearch) => PageInput,
): PagedRows<Row> {
  function useRowsInPages(list: Parts<Row>, search: ListSearch) {
    return usePagedRows({
      source,
      input: ofSource(list, search),
      page: search.page,
      isFiltered: list.filters.has(search),
      compare: inListOrder(list.columns, sortOf(list.columns, search)),
    })
  }
  const ask: PagedRows<Row>['ask'] = ({ call, queryClient }, list, search) =>
    queryClient.prefetchQuery(pageQuery(call, source, ofSource(list, search), search.page ?? 1))
  const total = (call: Call) => totalQuery(call, source)
  return Object.assign(useRowsInPages, { ask, total })
}

/** Rows that are all in hand once they have come; they are filtered and sorted here. */
export function heldRows<Row extends ListRow>(
  useHeld: () => WholeRows<Row>,
  matches: (row: Row, search: ListSearch) => boolean,
): RowsHook<Row> {
  return function useRowsInHand({ columns, filters }, search) {
    const sort = sortOf(columns, search)
    const key = JSON.stringify([filters.key(search), sort])
    const order = useMemo(
      () => ({ matches: (row: Row) => matches(row, search), compare: inListOrder(columns, sort) }),
      // oxlint-disable-next-line react/exhaustive-deps -- the key says all that is read of the address
      [columns, key],
    )
    return useHeldRows(useHeld(), order)
  }
}
