import { Printer, Search } from 'lucide-react'
import { Fragment, useCallback, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { cheatSheetRows, inColumns, type CheatSheetGroup, type CheatSheetRow } from './cheat-sheet-rows.ts'
import { useCommands } from '../gate/commands-provider.tsx'
import { isSingleKey } from '../keys/keys.ts'
import { openDialog } from '../keys/own-keys.ts'
import { contextInDialog } from '../keys/use-shortcuts.ts'

/** All keys that work here and now, searchable and printable. Mount it to open it. */
export function CheatSheet({ onClose }: { onClose: () => void }) {
  const { t } = useText()
  const { changes, setChanges, overlays } = useCommands()
  const [query, setQuery] = useState('')
  const groups = useCheatSheet(query)
  const rows = groups.flatMap((group) => group.rows)
  const blocked = rows.filter((row) => row.reason !== undefined).length
  const { box, below, columns, look, onScrollKey } = useRest(groups)

  return (
    <Dialog
      open
      title={t('commands.cheatSheet.title')}
      width={1240}
      closeOnBackdrop
      onCancel={onClose}
      footer={
        <>
          <label className="flex items-center gap-2 text-chip text-text-2">
            <input
              type="checkbox"
              checked={changes.singleKeys}
              onChange={(event) => setChanges({ ...changes, singleKeys: event.target.checked })}
            />
            {t(changes.singleKeys ? 'commands.cheatSheet.singleKeysOn' : 'commands.cheatSheet.singleKeysOff')}
          </label>
          <Button variant="quiet" onClick={() => overlays.ui.openKeymapSettings()} className="mr-auto text-accent">
            {t('commands.help.keymap')}
          </Button>
          <span role="status" className="text-chip text-text-2">
            {t('commands.cheatSheet.count', { count: rows.length, blocked })}
            {below > 0 && ` · ${t('commands.cheatSheet.below', { count: below })}`}
          </span>
        </>
      }
    >
      <div className="flex h-12 shrink-0 items-center gap-2 px-4 print:hidden">
        <span className="ring-within flex h-8 w-60 min-w-0 items-center gap-2 rounded-control border border-control bg-surface px-2">
          <Search aria-hidden size={14} strokeWidth={1.75} className="text-text-3" />
          <input
            data-autofocus
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={onScrollKey}
            aria-label={t('commands.cheatSheet.search')}
            placeholder={t('commands.cheatSheet.search')}
            className="min-w-0 grow bg-transparent outline-none"
          />
        </span>
        <Button variant="quiet" icon={Printer} onClick={() => window.print()} className="ml-auto">
          {t('commands.cheatSheet.print')}
        </Button>
      </div>
      <div
        ref={box}
        role="region"
        aria-label={t('commands.cheatSheet.title')}
        tabIndex={0}
        onScroll={look}
        className="min-h-0 grow overflow-y-auto focus-visible:ring-shown print:overflow-visible"
      >
        <CheatSheetColumns groups={groups} columns={columns} />
      </div>
    </Dialog>
  )
}

/** How far each key scrolls the list while the keyboard is in the search, in px or in pages. */
const scrolls: ReadonlyMap<string, { px?: number; pages?: number }> = new Map([
  ['ArrowDown', { px: 48 }],
  ['ArrowUp', { px: -48 }],
  ['PageDown', { pages: 0.9 }],
  ['PageUp', { pages: -0.9 }],
])

/** So wide is a column at least, px: a title beside its keys. */
const COLUMN = 344
const MOST_COLUMNS = 3

/** Scrolls the list from the search, counts the lines that are still below and the columns that have room. */
function useRest(groups: readonly CheatSheetGroup[]) {
  const box = useRef<HTMLDivElement>(null)
  const [below, setBelow] = useState(0)
  const [columns, setColumns] = useState(MOST_COLUMNS)
  const look = useCallback(() => {
    const room = Math.floor((box.current?.clientWidth ?? 0) / COLUMN)
    setColumns(Math.min(MOST_COLUMNS, Math.max(1, room)))
    const edge = box.current?.getBoundingClientRect().bottom ?? 0
    const lines = [...(box.current?.querySelectorAll('li') ?? [])]
    setBelow(lines.filter((line) => line.getBoundingClientRect().bottom > edge + 1).length)
  }, [])
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [look])
  useLayoutEffect(look, [look, groups, columns])
  const onScrollKey = (event: KeyboardEvent) => {
    const by = scrolls.get(event.key)
    const element = box.current
    if (by === undefined || element === null || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    element.scrollBy({ top: by.px ?? (by.pages ?? 0) * element.clientHeight })
  }
  return { box, below, columns, look, onScrollKey }
}

/** The lines for the current place; also used by the side panel that shows the same. */
export function useCheatSheet(query: string): readonly CheatSheetGroup[] {
  const { t } = useText()
  const { registry, keymap, source, mac, localKeys, changes } = useCommands()
  const [context] = useState(() => (openDialog() === undefined ? source.current() : contextInDialog(source.current())))
  const [here] = useState(() => localKeys.here())
  return useMemo(() => {
    const local = changes.singleKeys ? here : here.filter(({ keys }) => !isSingleKey(keys))
    return cheatSheetRows(registry.all, keymap, context, query, { mac, t, local })
  }, [registry, keymap, context, query, mac, t, here, changes.singleKeys])
}

/** The groups side by side; `columns` is 1 in a side panel. */
export function CheatSheetColumns({ groups, columns }: { groups: readonly CheatSheetGroup[]; columns: number }) {
  const { t } = useText()
  if (groups.length === 0) return <p className="px-4 pb-6 text-text-2">{t('commands.cheatSheet.none')}</p>
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-x-6 px-4 pb-4">
      {inColumns(groups, columns).map((column, index) => (
        <div key={index} className="min-w-0">
          {column.map((group) => (
            <section key={group.group} className="mb-3 break-inside-avoid">
              <h3 className="mb-1 flex flex-wrap gap-x-2 border-b border-line-strong py-1 text-section text-text-2">
                {t(group.title)}
                {group.goesOn && ' …'}
                {group.place && <span className="font-normal text-text-3">{t(group.place)}</span>}
              </h3>
              <ul>
                {group.rows.map((row) => (
                  <Line key={row.id} row={row} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      ))}
    </div>
  )
}

function Line({ row }: { row: CheatSheetRow }) {
  const { t } = useText()
  return (
    <li>
      <div className="flex min-h-6 items-center gap-2">
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <span className={classes('min-w-0 wrap-anywhere', row.reason && 'text-text-3')}>{row.title}</span>
          {row.place && <span className="text-cap text-text-3">{t(row.place)}</span>}
        </span>
        <span className="ml-auto flex shrink-0 items-center gap-1.5 text-cap text-text-3">
          {row.keys.map((keys, index) => (
            <Fragment key={keys}>
              {index > 0 && t('commands.cheatSheet.or')}
              <KeyCaps keys={keys} />
            </Fragment>
          ))}
        </span>
      </div>
      {row.reason && <p className="-mt-0.5 pb-0.5 text-cap text-text-3">{row.reason}</p>}
    </li>
  )
}
