import { Download } from 'lucide-react'
import { useMemo, type KeyboardEvent, type RefObject } from 'react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { Tabs } from '#src/ui/page/tabs.tsx'
import { DataTable, type TableHandle } from '#src/ui/table/table.tsx'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { ROW_TABS, type RowTab } from '../work/import-screen.ts'
import type { ShownImport } from '../work/shown.ts'
import { headingOf, rowColumns } from './row-columns.tsx'
import { RowsFoot } from './rows-foot.tsx'
import type { RowsCursor } from './use-rows-cursor.ts'

/** The columns of a row where the list is narrow. */
const LINES = [
  ['line', 'reason'],
  ['proposal', 'route', 'loading', 'meters'],
] as const

interface RowsPanelProps {
  shown: ShownImport
  tab: RowTab
  onTab(tab: RowTab): void
  cursor: RowsCursor
  tableRef: RefObject<TableHandle | null>
  onOpen(): void
}

/** The rows of the file: what is wrong with them, and what becomes of them. */
export function RowsPanel({ shown, tab, onTab, cursor, tableRef, onOpen }: RowsPanelProps) {
  const { t } = useText()
  const focusKeys = useKeysOf('panels.focus2')
  const format = useFormat()
  const { active } = usePanelPlace()
  const element = useFocusScope<HTMLElement>({ scopes: ['own:importRows'] })
  const columns = useMemo(() => rowColumns(t), [t])
  const { lines, counts } = shown
  const words = { all: t('imports.tab.all'), faulty: t('imports.tab.faulty'), good: t('imports.tab.good') }
  const onKeyDown = (event: KeyboardEvent) => {
    // Tab walks what is wrong; behind the last one it leaves the table as everywhere.
    const isTab = event.key === 'Tab' && !event.ctrlKey && !event.altKey && !event.metaKey
    const isOnRow = event.target instanceof Element && event.target.matches('tr[data-index]')
    if (!isTab || !isOnRow || !cursor.toFault(event.shiftKey ? -1 : 1)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <section
      ref={element}
      aria-label={t('imports.rows')}
      className="flex min-h-0 min-w-0 grow flex-col"
      onKeyDown={onKeyDown}
    >
      <div className="flex h-9 shrink-0 items-end border-b border-line-strong bg-sunken pr-4 max-[479px]:h-auto max-[479px]:flex-wrap [&>[role=tablist]]:border-b-0">
        <Tabs
          label={t('imports.rows')}
          idPrefix="imports"
          tabs={ROW_TABS.map((id) => ({ id, title: words[id], count: format.number(counts[id]) }))}
          current={tab}
          onSelect={(id) => onTab(ROW_TABS.find((one) => one === id) ?? 'all')}
        />
        <span className="ml-auto flex h-9 shrink-0 items-center gap-3">
          <CommandButton id="imports.faultList" variant="quiet" icon={Download} showKeys={false} />
          {focusKeys !== undefined && <KeyCaps keys={focusKeys} />}
        </span>
      </div>
      <div
        role="tabpanel"
        id={`imports-panel-${tab}`}
        aria-labelledby={`imports-tab-${tab}`}
        className="flex min-h-0 grow flex-col"
      >
        <DataTable
          ref={tableRef}
          label={t('imports.rows')}
          columns={columns}
          lines={LINES}
          rowCount={lines.length}
          getRow={(index) => lines[index]}
          rowId={({ id }) => id}
          rowLabel={(line) => (line.kind === 'row' ? t('imports.row', { line: line.line }) : line.title)}
          heading={headingOf}
          {...(cursor.id !== undefined && { focusedId: cursor.id })}
          onFocusRow={cursor.onFocusRow}
          onOpen={onOpen}
          density="normal"
          isActive={active}
        />
      </div>
      <RowsFoot shown={shown} cursor={cursor} />
    </section>
  )
}
