import '#src/i18n/later-words.ts'
import { Printer, Search } from 'lucide-react'
import { Fragment, useMemo, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { KeyCaps } from '#src/ui/key-cap.tsx'
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

  return (
    <Dialog
      open
      title={t('commands.cheatSheet.title')}
      width={960}
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
            aria-label={t('commands.cheatSheet.search')}
            placeholder={t('commands.cheatSheet.search')}
            className="min-w-0 grow bg-transparent outline-none"
          />
        </span>
        <Button variant="quiet" icon={Printer} onClick={() => window.print()} className="ml-auto">
          {t('commands.cheatSheet.print')}
        </Button>
      </div>
      <CheatSheetColumns groups={groups} />
    </Dialog>
  )
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
export function CheatSheetColumns({ groups, columns = 3 }: { groups: readonly CheatSheetGroup[]; columns?: 1 | 3 }) {
  const { t } = useText()
  if (groups.length === 0) return <p className="px-4 pb-6 text-text-2">{t('commands.cheatSheet.none')}</p>
  return (
    <div className={classes('grid grid-cols-[minmax(0,1fr)] gap-x-6 px-4 pb-4', columns === 3 && 'sm:grid-cols-3')}>
      {inColumns(groups, columns).map((column, index) => (
        <div key={index}>
          {column.map((group) => (
            <section key={group.group} className="mb-3 break-inside-avoid">
              <h3 className="mb-1 border-b border-line-strong py-1 text-section text-text-2">{t(group.title)}</h3>
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
    <li className="flex min-h-6 items-center gap-2">
      <span className={row.reason ? 'shrink-0 text-text-3' : 'min-w-0'}>{row.title}</span>
      {row.reason && <span className="min-w-0 truncate text-cap text-text-3">{row.reason}</span>}
      <span className="ml-auto flex shrink-0 items-center gap-1.5 text-cap text-text-3">
        {row.keys.map((keys, index) => (
          <Fragment key={keys}>
            {index > 0 && t('commands.cheatSheet.or')}
            <KeyCaps keys={keys} />
          </Fragment>
        ))}
      </span>
    </li>
  )
}
