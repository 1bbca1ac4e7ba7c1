import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { TableHandle } from '#src/ui/table/table.tsx'
import { screenParts } from '#src/workspace/session/screen-parts.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { statusFacts } from '#src/workspace/session/status-facts.ts'
import { MappingColumn } from '../mapping/mapping-column.tsx'
import { RowDialog } from '../rows/row-dialog.tsx'
import { RowsPanel } from '../rows/rows-panel.tsx'
import { useRowsCursor } from '../rows/use-rows-cursor.ts'
import { StartView } from '../start/start-view.tsx'
import { importScreen, type RowTab } from '../work/import-screen.ts'
import { importWork } from '../work/import-work.ts'
import { shownOf } from '../work/shown-of.ts'
import type { ImportState } from '../work/state.ts'
import { FileLine, ImportHeader } from './header.tsx'
import { Notices } from './notices.tsx'
import type { ImportStep } from './steps.tsx'
import { useGivenRows } from './use-given-rows.ts'
import { useTakenBack } from './use-taken-back.ts'

/** Rows become orders: which column is what, what is wrong with which row, and all that is right in one step. */
export function ImportsScreen() {
  const work = useSessionValue(importWork)
  const { source } = useCommands()
  const state = useSyncExternalStore(work.subscribe, work.current)
  useGivenRows()
  useEffect(() => {
    // What was not done before a reload is there again.
    void import('../work/load.late.ts').then(({ restoreImport }) => restoreImport(source.current()))
  }, [source])
  return (
    <div className="@container flex h-full min-h-0 flex-col">
      <ImportHeader state={state} step={stepOf(state)} />
      {state.phase === 'rows' ? <Rows state={state} /> : <StartView state={state} />}
    </div>
  )
}

function stepOf({ phase, creation, counts, mapping }: ImportState): ImportStep {
  if (phase !== 'rows') return 'file'
  if (creation !== undefined && (creation.state === 'running' || counts.ready === 0)) return 'create'
  return mapping.some(({ target }) => target !== 'skip') ? 'check' : 'columns'
}

function Rows({ state }: { state: ImportState }) {
  const { t } = useText()
  const format = useFormat()
  const { source } = useCommands()
  const screen = useSessionValue(importScreen)
  const parts = useSessionValue(screenParts)
  const [tab, setTab] = useState<RowTab>('all')
  const [column, setColumn] = useState(() =>
    Math.max(
      0,
      state.mapping.findIndex(({ isNew }) => isNew),
    ),
  )
  const [editing, setEditing] = useState<number>()
  const [opened, setOpened] = useState<number>()
  const shown = useMemo(() => shownOf(state, { tab, editing }, { t, format }), [state, tab, editing, t, format])
  const table = useRef<TableHandle>(null)
  const cursor = useRowsCursor(shown.lines, table)
  const enterColumns = useRef<() => void>(undefined)
  const focusColumn = useRef<(at: number) => void>(undefined)
  /** The row that gets the keyboard once it is drawn. */
  const [wanted, want] = useState(0)
  const latest = useRef({ cursor, column, shown })
  useEffect(() => {
    latest.current = { cursor, column, shown }
  })
  useEffect(() => latest.current.cursor.enter(), [wanted])

  useEffect(() => {
    const leave = () => {
      setEditing(undefined)
      want((before) => before + 1)
    }
    const ends = [
      parts.set([() => enterColumns.current?.(), () => latest.current.cursor.enter()]),
      screen.register({
        past: () => undefined,
        line: () => latest.current.cursor.row?.line,
        column: () => latest.current.column,
        move: (by) => latest.current.cursor.move(by),
        page: (by) => latest.current.cursor.page(by),
        toEnd: (end) => latest.current.cursor.toEnd(end),
        moveColumn: (by) => focusColumn.current?.(latest.current.column + by),
        toFault: (by) => latest.current.cursor.toFault(by),
        goTo: (line) => latest.current.cursor.goTo(line),
        restart: () => {
          latest.current.cursor.restart()
          if (document.activeElement?.matches('tr[data-index]') === true) want((before) => before + 1)
        },
        editCell: () => setEditing(latest.current.cursor.row?.line),
        leaveCell: leave,
        takeCell(line, text) {
          setEditing(undefined)
          void import('../work/acts.late.ts').then(({ typeCell }) => typeCell(source.current(), line, text))
        },
        openRow: () => setOpened(latest.current.cursor.row?.line),
        show: (next) => {
          setTab(next)
          want((before) => before + 1)
        },
      }),
    ]
    return () => ends.forEach((end) => end())
  }, [parts, screen, source])
  useStrip(state)
  useTakenBack(state)
  return (
    <>
      <FileLine state={state} />
      <Notices state={state} />
      <div className="flex min-h-0 grow border-t border-line-strong max-[899px]:flex-col">
        <MappingColumn
          shown={shown}
          current={Math.min(column, shown.mapping.columns.length - 1)}
          onCurrent={setColumn}
          enterRef={enterColumns}
          focusRef={focusColumn}
        />
        <RowsPanel
          shown={shown}
          tab={tab}
          onTab={setTab}
          cursor={cursor}
          tableRef={table}
          onOpen={() => setOpened(cursor.row?.line)}
        />
      </div>
      <RowDialog state={state} line={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}

/** What is created by the key, in the status bar. */
function useStrip({ counts, sums }: ImportState): void {
  const { t } = useText()
  const format = useFormat()
  const facts = useSessionValue(statusFacts)
  const strong = t('imports.strip', { ready: format.number(counts.ready), all: format.number(counts.all) })
  const meters = t('imports.strip.meters', { value: format.number(sums.meters, 1, true) })
  const money = t('imports.strip.net', { value: format.cents(sums.net) })
  useEffect(() => {
    facts.set({ strong, rest: [meters, money] })
    return () => facts.set(undefined)
  }, [facts, strong, meters, money])
}
