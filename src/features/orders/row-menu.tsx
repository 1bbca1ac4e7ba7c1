import { useState, type MouseEvent, type ReactNode } from 'react'
import { CommandMenu } from '#src/commands/command-menu.tsx'
import type { Order } from '#src/contract/orders.ts'
import { useText } from '#src/i18n/use-text.ts'

/** The actions of a row at the place of a right click, for those who have the hand on the mouse anyway. */
export function RowMenu({ orderAt, children }: { orderAt(index: number): Order | undefined; children: ReactNode }) {
  const { t } = useText()
  const [place, setPlace] = useState<{ x: number; y: number; order: Order }>()
  const onContextMenu = (event: MouseEvent) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('tr[data-index]') : null
    const order = row === null ? undefined : orderAt(Number(row.dataset['index']))
    if (row === null || order === undefined) return
    event.preventDefault()
    row.focus({ preventScroll: true })
    setPlace({ x: event.clientX, y: event.clientY, order })
  }
  return (
    <div onContextMenu={onContextMenu} className="contents">
      {children}
      {place && (
        <CommandMenu
          open
          record={{ kind: 'order', id: place.order.id, record: place.order }}
          anchor={() => place}
          label={t('commands.palette.actionsFor', { name: place.order.orderNumber })}
          onClose={() => setPlace(undefined)}
        />
      )}
    </div>
  )
}
