import { useState, type MouseEvent, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { loadedLater } from '#src/ui/loading/loaded-later.tsx'
import type { FocusedRecord } from '../gate/command.ts'
import { useFetched } from '../palette/use-fetched.ts'

const menu = loadedLater(async () => (await import('./command-menu.tsx')).CommandMenu)

/** A row's record, and how it is called. */
interface NamedRecord {
  record: FocusedRecord
  name: string
}

/** The actions of a table's row at the place of a right click, for those who have the hand on the mouse anyway. */
export function RowMenu(props: { recordAt(index: number): NamedRecord | undefined; children: ReactNode }) {
  const { recordAt, children } = props
  const { t } = useText()
  const fetched = useFetched(menu)
  const [place, setPlace] = useState<{ x: number; y: number } & NamedRecord>()
  const onContextMenu = (event: MouseEvent) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null
    const found = row === null ? undefined : recordAt(Number(row.dataset['index']))
    if (row === null || found === undefined) return
    event.preventDefault()
    row.focus({ preventScroll: true })
    const at = { x: event.clientX, y: event.clientY }
    fetched(() => setPlace({ ...at, ...found }))
  }
  return (
    <div onContextMenu={onContextMenu} className="contents">
      {children}
      {place && (
        <menu.component
          open
          record={place.record}
          anchor={() => place}
          label={t('commands.palette.actionsFor', { name: place.name })}
          onClose={() => setPlace(undefined)}
        />
      )}
    </div>
  )
}
