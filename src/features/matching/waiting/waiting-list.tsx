import { useEffect, useRef, type ReactNode } from 'react'
import { recordFocus } from '#src/commands/gate/command.ts'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import type { RecordKind } from '#src/contract/records/kinds.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CursorRows } from '#src/records/list/cursor/cursor-rows.tsx'
import { useListCursor, useSpot, type Cursor } from '#src/records/list/cursor/use-list-cursor.ts'
import type { ListFace } from '#src/records/list/list-about.ts'
import type { ListRow } from '#src/records/list/rows/rows.ts'
import { useHeldRows, type WholeRows } from '#src/records/list/rows/use-held-rows.ts'
import { SmallFoot } from '#src/records/list/screen/list-foot.tsx'
import { ListStates } from '#src/records/list/screen/list-states.tsx'
import { useCursorKeys } from '#src/records/list/use-list.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeyLookup } from '#src/ui/keys/keys-of.tsx'
import type { TableHandle } from '#src/ui/table/table.tsx'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { useMatchingSearch } from '../use-matching-search.ts'
import { matchingState } from '../matching-state.ts'

/** Milliseconds the keyboard rests on a row until something is proposed for it. */
const PAUSE = 120

interface Props<Row extends ListRow> {
  kind: RecordKind
  face: ListFace
  label: string
  rows: WholeRows<Row>
  rowHeight: number
  /** The keyboard is in it, or was last: of two lists of the screen one shows its row. */
  isCurrent: boolean
  nameOf(row: Row): string
  text(row: Row): string
  /** In place of the plain sentence that there are none. */
  empty?: ReactNode
  /** Draws a row. Keep it stable. */
  children(row: Row): ReactNode
}

/** One of the lists of what waits: the row the keyboard is on stands in the address, and proposals are made for it. */
export function WaitingList<Row extends ListRow>(props: Props<Row>) {
  const { kind, face, label, rowHeight, nameOf, text } = props
  const { active } = usePanelPlace()
  const state = useSessionValue(matchingState)
  const rows = useHeldRows(props.rows)
  const table = useRef<TableHandle>(null)
  const { row } = useMatchingSearch()
  const cursor = useListCursor(rows, table, { panelOf: ({ id }) => ({ kind, id }), address: { row, filters: kind } })
  const keys = useCursorKeys(cursor, rows, table)
  const latest = useRef(cursor)
  useEffect(() => {
    latest.current = cursor
  })
  useEffect(() => latest.current.follow(row), [row])
  useEffect(() => state.register('waiting', () => latest.current.moveTo(Math.max(0, latest.current.index()))), [state])
  const { spot } = cursor
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => state.row.set(spot.current().focusedId)
    // A held key passes rows nobody looks at: proposals are made for the one it rests on.
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(tell, state.row.current() === undefined ? 0 : PAUSE)
    }
    tell()
    const end = spot.subscribe(wait)
    return () => {
      clearTimeout(timer)
      end()
      state.row.set(undefined)
    }
  }, [spot, state])
  const part = useFocusScope<HTMLDivElement>({
    scopes: ['list', 'list:matching', 'matching'],
    list: {
      ...keys,
      focusFilter: () => state.filters.current()?.open(),
      get clearFilters() {
        return state.filters.current()?.clear
      },
      text: () => {
        const here = cursor.row()
        return here === undefined ? '' : text(here)
      },
    },
    get focus() {
      const here = cursor.row()
      return here && recordFocus(kind, here.id, { record: here, name: nameOf(here) })
    },
    changes: cursor.spot,
  })
  return (
    <div ref={part} className="@container flex min-h-0 grow flex-col">
      <ListStates face={face} rows={rows} empty={props.empty} bars={{ rows: 8, rowHeight }}>
        <div className="whole-rows">
          <CursorRows<Row>
            cursor={cursor}
            isMarked={props.isCurrent || !active || row !== undefined}
            ref={table}
            label={label}
            rowCount={rows.total ?? 0}
            getRow={rows.getRow}
            rowId={({ id }) => id}
            rowLabel={nameOf}
            height={rowHeight}
            onFocusRow={cursor.onFocusRow}
            onOpen={(index) => cursor.open('inPlace', index)}
            onPeek={(index) => cursor.peek(index)}
          >
            {props.children}
          </CursorRows>
        </div>
      </ListStates>
      <SmallFoot rows={rows} />
      {(rows.total ?? 0) > 0 && <Foot cursor={cursor} count={rows.total ?? 0} />}
    </div>
  )
}

/** Which row it is, and the keys that go on from it. */
function Foot<Row extends ListRow>({ cursor, count }: { cursor: Cursor<Row>; count: number }) {
  const { t } = useText()
  const format = useFormat()
  const keysOf = useKeyLookup()
  const { place } = useSpot(cursor)
  const keys = [keysOf('list.down'), keysOf('list.up')].filter((key) => key !== undefined)
  return (
    <div
      data-foot
      className="flex h-10 shrink-0 items-center gap-2 border-t border-line-strong px-4 text-chip text-text-2"
    >
      <span className="mr-auto truncate">
        {t('list.rowOf', { row: format.number(Math.max(0, place) + 1), count: format.number(count) })}
      </span>
      {keys.map((key) => (
        <KeyCaps key={key} keys={key} />
      ))}
      {keys.length > 0 && t('matching.keys.move')}
    </div>
  )
}
