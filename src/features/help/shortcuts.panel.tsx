import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CheatSheetColumns, useCheatSheet } from '#src/commands/help/cheat-sheet.tsx'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'

/** The keys that work here and now, beside the work; the same content as the overlay behind `?`. */
export function ShortcutsPanel(_props: { panel: PanelRef }) {
  const { t } = useText()
  const { overlays } = useCommands()
  const [query, setQuery] = useState('')
  const place = useWorkPlace()
  const { close } = usePanelPlace()
  return (
    <SidePanel
      title={t('commands.cheatSheet.title')}
      footer={
        <Button variant="quiet" className="text-accent" onClick={() => overlays.ui.openKeymapSettings()}>
          {t('commands.help.keymap')}
        </Button>
      }
    >
      <div className="p-4 pb-2">
        <span className="ring-within flex h-8 items-center gap-2 rounded-control border border-control bg-surface px-2">
          <Search aria-hidden size={14} strokeWidth={1.75} className="text-text-3" />
          <input
            data-autofocus
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && query === '') close()
            }}
            aria-label={t('commands.cheatSheet.search')}
            placeholder={t('commands.cheatSheet.search')}
            className="min-w-0 grow bg-transparent outline-none"
          />
        </span>
      </div>
      <KeyList key={place} query={query} />
    </SidePanel>
  )
}

function KeyList({ query }: { query: string }) {
  const { t } = useText()
  const groups = useCheatSheet(query)
  const rows = groups.flatMap((group) => group.rows)
  const blocked = rows.filter((row) => row.reason !== undefined).length
  return (
    <>
      <p role="status" className="px-4 pb-2 text-chip text-text-2">
        {t('commands.cheatSheet.count', { count: rows.length, blocked })}
      </p>
      <CheatSheetColumns groups={groups} columns={1} />
    </>
  )
}

/** Where the keyboard was before it came into this panel; a new text for each other place. */
function useWorkPlace(): string {
  const { source } = useCommands()
  const [place, setPlace] = useState('')
  useEffect(
    () =>
      source.subscribe(() => {
        const { path, panel, scopes } = source.current().place
        if (panel?.kind !== 'shortcuts') setPlace([path, panel?.kind, ...scopes].join(' '))
      }),
    [source],
  )
  return place
}
