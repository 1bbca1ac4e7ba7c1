import { useEffect, useMemo, useRef, useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { MAX_SELECTION, type FocusedRecord } from '#src/commands/command.ts'
import { useCommands } from '#src/commands/commands-provider.tsx'
import type { Order } from '#src/contract/order.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import type { SelectedRows } from '#src/ui/table-selection.ts'
import { filteredOrders, type RowChoice } from './order-list-rows.ts'
import { useSelectionFacts } from './selection-facts.ts'
import { useSelectionRecords } from './selection-records.ts'
import type { ListTasks } from './use-list-task.ts'
import type { OrderList } from './use-order-list.ts'

/** Ticked rows of the order list; they stay ticked while the list is scrolled and sorted. */
export interface Selection {
  /** How many are ticked. */
  count: number
  /** All that match the filter are ticked. */
  isAll: boolean
  /** What is ticked: rows, or by rule all that match the filter without some. */
  choice: RowChoice
  /** The rows the table draws ticked. */
  rowIds: SelectedRows
  /** The ticked rows with the newest that is known of them; none for a rule. */
  records(): readonly FocusedRecord[]
  toggle(order: Order): void
  add(orders: readonly Order[]): void
  remove(ids: readonly string[]): void
  clear(): void
  /** The rows that have come into view; a second time in a row all that match the filter. */
  selectAll(): void
  /** All that match the filter, also those not loaded yet. */
  selectFiltered(): Promise<void>
  /** All rows between two places, both included; those not loaded are fetched. */
  selectRange(from: number, to: number): Promise<void>
}

type Held = Exclude<RowChoice, { kind: 'all' }>

const nothing: Held = { kind: 'rows', orders: new Map() }

/**
 * Keeps the ticked rows; another filter drops them, so that nothing out of sight is changed by mistake. Up to 1 000 matches
 * "all in the filter" is a set of rows like any other; above it is a rule, at once and whatever the number: the rows are
 * never loaded, and commands that change data are blocked by the gate.
 */
export function useListSelection(list: OrderList, filters: string, tasks: ListTasks): Selection {
  const call = useCall()
  const format = useFormat()
  const { source } = useCommands()
  const [held, setHeld] = useState<Held>(nothing)
  const [forFilters, setForFilters] = useState(filters)
  const current = useRef(filters)
  /** The filters under which all rows in view were ticked last, while nothing else has been done since. */
  const allUnder = useRef<string>(undefined)
  useEffect(() => {
    current.current = filters
    allUnder.current = undefined
  }, [filters])
  if (forFilters !== filters) {
    setForFilters(filters)
    setHeld(nothing)
  }
  // Until the new filter has its answer, the rows on the screen are those of the one before: they must not be ticked for it.
  const [shownFilters, setShownFilters] = useState(filters)
  const isOutdated = list.isBehind && shownFilters !== filters
  if (!list.isBehind && shownFilters !== filters) setShownFilters(filters)
  const total = list.total ?? 0
  const tick = (orders: readonly Order[], isTicked: boolean) => {
    allUnder.current = undefined
    setHeld((before) => (isTicked ? withRows(before, orders) : withoutRows(before, orders)))
  }
  const records = useSelectionRecords(held)
  const rowIds = useMemo(() => rowIdsOf(held), [held])
  const count = held.kind === 'rows' ? held.orders.size : Math.max(0, total - held.without.size)
  useSelectionFacts(records(), count)

  /** Puts what was loaded into the selection, unless the filter is another one by now or it was cancelled. */
  const load = async (all: number, work: Parameters<typeof tasks.run<Order[]>>[2]) => {
    try {
      const found = await tasks.run('selection', all, work)
      if (found !== undefined && current.current === filters) tick(found, true)
    } catch (error) {
      const { services } = source.current()
      const reason = error instanceof Error ? error.message : ''
      services.notify({ type: 'error', message: services.t('orders.list.lost', { reason }) })
    }
  }
  const warn = () => {
    const { services } = source.current()
    services.notify({ type: 'warning', message: services.t('orders.list.unsteady') })
  }
  const selectFiltered = async () => {
    allUnder.current = undefined
    if (total > MAX_SELECTION) return setHeld({ kind: 'allBut', without: new Set() })
    const rows = list.heldRange(0, total - 1)
    if (rows !== undefined) return tick(rows, true)
    await load(total, async (signal, progress) => {
      const found: Order[] = []
      const reading = { signal, progress, unsteady: warn }
      for await (const orders of filteredOrders(call, list.input, reading)) found.push(...orders)
      return found
    })
  }
  const selectRange = async (from: number, to: number) => {
    if (isOutdated) return
    const [first, last] = [Math.max(0, Math.min(from, to)), Math.min(Math.max(from, to), total - 1)]
    const length = last - first + 1
    if (length > MAX_SELECTION) {
      const { services } = source.current()
      const most = format.number(MAX_SELECTION)
      return services.notify({ type: 'info', message: services.t('orders.selection.range.tooMany', { most }) })
    }
    const rows = list.heldRange(first, last)
    if (rows !== undefined) return tick(rows, true)
    await load(length, (signal, progress) => list.loadRange(first, last, { signal, progress }))
  }

  return {
    count,
    isAll: count > 0 && count >= total,
    choice: held,
    rowIds,
    records,
    toggle(order) {
      if (!isOutdated) tick([order], !isTicked(held, order.id))
    },
    add(orders) {
      if (!isOutdated) tick(orders, true)
    },
    remove(ids) {
      allUnder.current = undefined
      setHeld((before) => withoutIds(before, ids))
    },
    clear() {
      allUnder.current = undefined
      setHeld(nothing)
    },
    selectAll() {
      if (allUnder.current === filters) return void selectFiltered()
      if (isOutdated) return
      tick(list.reached(), true)
      allUnder.current = filters
    },
    selectFiltered,
    selectRange,
  }
}

function isTicked(held: Held, id: string): boolean {
  return held.kind === 'rows' ? held.orders.has(id) : !held.without.has(id)
}

function withRows(held: Held, orders: readonly Order[]): Held {
  if (held.kind === 'rows')
    return { kind: 'rows', orders: new Map([...held.orders, ...orders.map((order) => [order.id, order] as const)]) }
  const without = new Set(held.without)
  for (const { id } of orders) without.delete(id)
  return { kind: 'allBut', without }
}

function withoutRows(held: Held, orders: readonly Order[]): Held {
  return withoutIds(
    held,
    orders.map(({ id }) => id),
  )
}

function withoutIds(held: Held, ids: readonly string[]): Held {
  if (held.kind === 'allBut') return { kind: 'allBut', without: new Set([...held.without, ...ids]) }
  const orders = new Map(held.orders)
  for (const id of ids) orders.delete(id)
  return { kind: 'rows', orders }
}

function rowIdsOf(held: Held): SelectedRows {
  return held.kind === 'rows' ? new Set(held.orders.keys()) : { allBut: held.without }
}
