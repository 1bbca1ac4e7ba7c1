import { useEffect, useMemo, useRef, useState } from 'react'
import type { FocusedRecord } from '#src/commands/gate/command.ts'
import { MAX_SELECTION } from '#src/commands/gate/availability.ts'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import type { RecordKind } from '#src/contract/records/kinds.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import type { SelectedRows } from '#src/ui/table/selection.ts'
import type { RowChoice } from '../rows/chosen-rows.ts'
import { saidIn, type OwnWords } from '../own-words.ts'
import type { ListRow, ListRows } from '../rows/rows.ts'
import { useSelectionFacts, type FactsOf } from './selection-facts.ts'
import { useSelectionRecords } from './selection-records.ts'
import type { ListTasks } from '../use-list-task.ts'

/** Ticked rows of a list; they stay ticked while the list is scrolled and sorted. */
export interface Selection<Row extends ListRow> {
  /** How many are ticked. */
  count: number
  /** All that match the filter are ticked. */
  isAll: boolean
  /** What is ticked: rows, or by rule all that match the filter without some. */
  choice: RowChoice<Row>
  /** The rows the table draws ticked. */
  rowIds: SelectedRows
  /** The ticked rows with the newest that is known of them; none for a rule. */
  records(): readonly FocusedRecord[]
  toggle(row: Row): void
  add(rows: readonly Row[]): void
  remove(ids: readonly string[]): void
  clear(): void
  /** The rows that have come into view; a second time in a row all that match the filter. */
  selectAll(): void
  /** All that match the filter, also those not loaded yet. */
  selectFiltered(): Promise<void>
  /** All rows between two places, both included; those not loaded are fetched. */
  selectRange(from: number, to: number): Promise<void>
}

type ExplicitChoice<Row extends ListRow> = Exclude<RowChoice<Row>, { kind: 'all' }>

const nothing = { kind: 'rows', rows: new Map<string, never>() } as const

/** What the selection has to know of the list. */
interface SelectionInput<Row extends ListRow> {
  /** A text that is the same for the same filters. */
  filters: string
  tasks: ListTasks
  kind: RecordKind
  factsOf: FactsOf<Row> | undefined
  ownWords: OwnWords | undefined
}

/**
 * Keeps the ticked rows; another filter drops them, so that nothing out of sight is changed by mistake. Up to 1 000 matches
 * "all in the filter" is a set of rows like any other; above it is a rule, at once and whatever the number: the rows are
 * never loaded, and commands that change data are blocked by the gate.
 */
export function useListSelection<Row extends ListRow>(
  list: ListRows<Row>,
  { filters, tasks, kind, factsOf, ownWords }: SelectionInput<Row>,
): Selection<Row> {
  const format = useFormat()
  const commands = useCommands()
  const [held, setHeld] = useState<ExplicitChoice<Row>>(nothing)
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
  const tick = (rows: readonly Row[], isTicked: boolean) => {
    allUnder.current = undefined
    setHeld((before) => (isTicked ? withRows(before, rows) : withoutRows(before, rows)))
  }
  const records = useSelectionRecords(kind, list, held)
  const rowIds = useMemo(() => rowIdsOf(held), [held])
  const count = held.kind === 'rows' ? held.rows.size : Math.max(0, total - held.without.size)
  useSelectionFacts(records(), count, factsOf)

  /** Puts what was loaded into the selection, unless the filter is another one by now or it was cancelled. */
  const load = async (all: number, work: Parameters<typeof tasks.run<Row[]>>[2]) => {
    try {
      const found = await tasks.run('selection', all, work)
      if (found !== undefined && current.current === filters) tick(found, true)
    } catch (error) {
      const { services } = commands.source.current()
      const reason = error instanceof Error ? error.message : ''
      services.notify({ type: 'error', message: saidIn(ownWords, services.t)('list.lost', { reason }) })
    }
  }
  const warn = () => {
    const { services } = commands.source.current()
    services.notify({ type: 'warning', message: saidIn(ownWords, services.t)('list.unsteady') })
  }
  const selectFiltered = async () => {
    allUnder.current = undefined
    if (total > MAX_SELECTION) return setHeld({ kind: 'allBut', without: new Set() })
    const rows = list.heldRange(0, total - 1)
    if (rows !== undefined) return tick(rows, true)
    await load(total, async (signal, progress) => {
      const found: Row[] = []
      const reading = { signal, progress, unsteady: warn }
      for await (const piece of list.chosen({ kind: 'all' }, reading)) found.push(...piece)
      return found
    })
  }
  const selectRange = async (from: number, to: number) => {
    if (isOutdated) return
    const [first, last] = [Math.max(0, Math.min(from, to)), Math.min(Math.max(from, to), total - 1)]
    const length = last - first + 1
    if (length > MAX_SELECTION) {
      const { services } = commands.source.current()
      const most = format.number(MAX_SELECTION)
      return services.notify({ type: 'info', message: services.t('list.selection.tooMany', { most }) })
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
    toggle(row) {
      if (!isOutdated) tick([row], !isTicked(held, row.id))
    },
    add(rows) {
      if (!isOutdated) tick(rows, true)
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

function isTicked<Row extends ListRow>(held: ExplicitChoice<Row>, id: string): boolean {
  return held.kind === 'rows' ? held.rows.has(id) : !held.without.has(id)
}

function withRows<Row extends ListRow>(held: ExplicitChoice<Row>, rows: readonly Row[]): ExplicitChoice<Row> {
  if (held.kind === 'rows')
    return { kind: 'rows', rows: new Map([...held.rows, ...rows.map((row) => [row.id, row] as const)]) }
  const without = new Set(held.without)
  for (const { id } of rows) without.delete(id)
  return { kind: 'allBut', without }
}

function withoutRows<Row extends ListRow>(held: ExplicitChoice<Row>, rows: readonly Row[]): ExplicitChoice<Row> {
  return withoutIds(
    held,
    rows.map(({ id }) => id),
  )
}

function withoutIds<Row extends ListRow>(held: ExplicitChoice<Row>, ids: readonly string[]): ExplicitChoice<Row> {
  if (held.kind === 'allBut') return { kind: 'allBut', without: new Set([...held.without, ...ids]) }
  const rows = new Map(held.rows)
  for (const id of ids) rows.delete(id)
  return { kind: 'rows', rows }
}

function rowIdsOf<Row extends ListRow>(held: ExplicitChoice<Row>): SelectedRows {
  return held.kind === 'rows' ? new Set(held.rows.keys()) : { allBut: held.without }
}
