import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import type { Import } from '#src/contract/imports/import.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { DataTable, type TableHandle } from '#src/ui/table/table.tsx'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { importsAside, type ImportAside } from '../work/aside.ts'
import { importScreen, type PastImport } from '../work/import-screen.ts'
import { pastColumns } from './past-columns.tsx'

/** Imports that are shown; what is older is in the orders themselves. */
const SHOWN = 20

/** What was imported before: by whom, when, how many orders of it there are, and what of it was left open on this computer. */
export function PastImports() {
  const { t } = useText()
  const { source } = useCommands()
  const aside = useSessionValue(importsAside)
  const open = useSyncExternalStore(aside.subscribe, aside.current)
  useEffect(() => {
    void import('../work/aside.late.ts').then(({ readAsideImports }) => readAsideImports(source.current()))
  }, [source])
  const { data, isPending } = useQuery(queryFor(useCall(), 'imports.list', { query: { limit: SHOWN } }))
  const imports = useMemo(() => pastOf(data?.data ?? [], open), [data, open])
  if (isPending && open.length === 0) return <LoadingRows rows={4} />
  return (
    <section aria-label={t('imports.past')} className="flex min-h-40 min-w-0 grow flex-col">
      <h2 className="flex h-9 shrink-0 items-center px-4 text-section text-text-2">{t('imports.past')}</h2>
      {imports.length === 0 ? (
        <p className="px-4 text-text-2">{t('imports.past.none')}</p>
      ) : (
        <PastTable imports={imports} />
      )}
    </section>
  )
}

/** What the server tells, and above it what was set aside before any order was made of it. */
function pastOf(imports: readonly Import[], aside: readonly ImportAside[]): readonly PastImport[] {
  const openOf = new Map(aside.map(({ id, open }) => [id, open]))
  const known = new Set(imports.map(({ id }) => id))
  const bare = aside
    .filter(({ id }) => !known.has(id))
    .map((one): PastImport => ({ ...one, by: undefined, byId: undefined, created: 0 }))
  const told = imports.map(({ id, name, createdAt, createdBy, createdById, rows, created }): PastImport => {
    return { id, name, at: createdAt, by: createdBy, byId: createdById, rows, created, open: openOf.get(id) }
  })
  return [...bare, ...told]
}

function PastTable({ imports }: { imports: readonly PastImport[] }) {
  const { t } = useText()
  const format = useFormat()
  const { active } = usePanelPlace()
  const screen = useSessionValue(importScreen)
  const table = useRef<TableHandle>(null)
  const element = useFocusScope<HTMLDivElement>({ scopes: ['own:importPast'] })
  const [id, setId] = useState<string>()
  const columns = useMemo(() => pastColumns(t, format), [t, format])
  const latest = useRef({ imports, id })
  useEffect(() => {
    latest.current = { imports, id }
  })
  useEffect(() => {
    const at = () => latest.current.imports.findIndex((one) => one.id === latest.current.id)
    const go = (index: number) =>
      table.current?.focusIndex(Math.min(Math.max(0, index), latest.current.imports.length - 1))
    const nothing = () => undefined
    return screen.register({
      past: () => latest.current.imports[at()],
      line: nothing,
      column: nothing,
      move: (by) => go(at() + by),
      page: (by) => go(at() + by * (table.current?.pageSize() ?? 10)),
      toEnd: (end) => go(end === 'first' ? 0 : latest.current.imports.length - 1),
      moveColumn: nothing,
      toFault: () => false,
      goTo: nothing,
      restart: nothing,
      editCell: nothing,
      leaveCell: nothing,
      takeCell: nothing,
      openRow: nothing,
      show: nothing,
    })
  }, [screen])
  return (
    <div ref={element} className="flex min-h-0 grow flex-col">
      <DataTable
        ref={table}
        label={t('imports.past')}
        columns={columns}
        rowCount={imports.length}
        getRow={(index) => imports[index]}
        rowId={(row) => row.id}
        rowLabel={({ name }) => name}
        {...(id !== undefined && { focusedId: id })}
        onFocusRow={(index) => setId(imports[index]?.id)}
        density="normal"
        isActive={active}
      />
      <footer
        data-foot
        className="flex min-h-10 shrink-0 flex-wrap items-center gap-1 border-t border-line bg-sunken pr-3 pl-4 text-chip text-text-2"
      >
        <span className="mr-auto truncate">{imports.find((one) => one.id === id)?.name}</span>
        <CommandButton id="imports.past.orders" label={t('imports.past.orders.short')} variant="quiet" />
        <CommandButton id="imports.past.resume" label={t('imports.past.resume.short')} variant="quiet" />
        <CommandButton id="imports.past.undo" label={t('imports.past.undo.short')} variant="quiet" />
        <CommandButton id="imports.past.discard" label={t('imports.replace.confirm')} variant="quiet" />
      </footer>
    </div>
  )
}
