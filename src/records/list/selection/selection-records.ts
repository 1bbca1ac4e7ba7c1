import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { recordFocus, type FocusedRecord } from '#src/commands/gate/command.ts'
import { readsOf } from '#src/contract/records/reads.ts'
import type { RecordKind, RecordOf } from '#src/contract/records/kinds.ts'
import { knownRecords } from '../../changes/record-cache.ts'
import type { RowChoice } from '../rows/chosen-rows.ts'
import type { ListRow, ListRows } from '../rows/rows.ts'

const none: readonly FocusedRecord[] = []

/**
 * The ticked rows as commands see them, each with the newest version that the list or the cache holds. Asked for at every
 * key, so the answer is kept until the selection or something of this kind in the cache changes.
 */
export function useSelectionRecords<Row extends ListRow>(
  kind: RecordKind,
  list: ListRows<Row>,
  choice: RowChoice<Row>,
): () => readonly FocusedRecord[] {
  const queryClient = useQueryClient()
  const changes = useRef(0)
  const kept = useRef<{ choice: RowChoice<Row>; changes: number; records: readonly FocusedRecord[] }>(undefined)
  useEffect(() => {
    const { lists, records } = readsOf(kind)
    const holding = new Set<unknown>([...lists, ...records])
    return queryClient.getQueryCache().subscribe((event) => {
      if (!holding.has(event.query.queryKey[0]) || event.type !== 'updated') return
      if (event.action.type === 'success' || event.action.type === 'setState') changes.current += 1
    })
  }, [queryClient, kind])
  return () => {
    const last = kept.current
    if (last?.choice === choice && last.changes === changes.current) return last.records
    const records = choice.kind === 'rows' ? recordsOf(queryClient, kind, list, choice.rows) : none
    kept.current = { choice, changes: changes.current, records }
    return records
  }
}

function recordsOf<Row extends ListRow>(
  queryClient: QueryClient,
  kind: RecordKind,
  list: ListRows<Row>,
  rows: ReadonlyMap<string, Row>,
): readonly FocusedRecord[] {
  if (rows.size === 0) return none
  const known = knownRecords(queryClient, kind, [...rows.keys()])
  return [...rows.values()].map((held) => {
    const versions: readonly (ListRow | undefined)[] = [list.getRow(list.indexOf(held.id)), known.get(held.id)]
    const newest = versions.reduce<ListRow>(
      (one, other) => (versionOf(other) > versionOf(one) ? (other ?? one) : one),
      held,
    )
    // That the rows of a list are of its kind is said where it is defined.
    return recordFocus(kind, held.id, { record: newest as RecordOf<RecordKind> })
  })
}

const versionOf = (row: ListRow | undefined) => row?.version ?? 0
