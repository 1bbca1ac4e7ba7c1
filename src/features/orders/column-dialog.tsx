import { RotateCcw } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { announce, LiveRegion } from '#src/ui/live-region.tsx'
import { columnWidths } from '#src/ui/table-columns.ts'
import { ColumnKeys } from './column-keys.tsx'
import { ColumnLine, type ColumnAct } from './column-line.tsx'
import type { OrderTableColumn } from './order-columns.tsx'
import {
  isAlwaysShown,
  moved,
  USUAL_LAYOUT,
  withPinned,
  withShown,
  withWidth,
  type OrderColumn,
  type OrderLayout,
} from './order-layout.ts'

interface DialogProps {
  columns: readonly OrderTableColumn[]
  layout: OrderLayout
  /** Px a column takes in the table now; undefined while it is hidden. */
  widthOf(id: OrderColumn): number | undefined
  /** Shows the table like this for now. */
  onTry(layout: OrderLayout): void
  onKeep(layout: OrderLayout): void
  onCancel(): void
}

/** Px for a column that otherwise takes the space left. */
const WIDE = 240

/** The act of a key, as the arrows, Space, p and Pos1 have it. */
function actOf({ key, shiftKey }: KeyboardEvent): ColumnAct | 'next' | 'previous' | 'first' | 'last' | undefined {
  const down = key === 'ArrowDown' || key.toLowerCase() === 'j'
  if (down || key === 'ArrowUp' || key.toLowerCase() === 'k') {
    if (shiftKey) return down ? 'down' : 'up'
    return down ? 'next' : 'previous'
  }
  if (key === 'ArrowLeft') return 'narrower'
  if (key === 'ArrowRight') return 'wider'
  if (key === 'Home') return 'usualWidth'
  if (key === 'PageUp') return 'first'
  if (key === 'PageDown' || key === 'End') return 'last'
  if (key.toLowerCase() === 'p') return 'pin'
  return key === ' ' ? 'show' : undefined
}

/**
 * The columns of the list, one line each, with the table behind as it will be: ↑↓ or j k choose a line, Space shows or
 * hides it, Shift with ↑↓ moves it, ←→ change its width, Pos1 gives the usual one, p pins it. Enter keeps, Esc puts back.
 */
export function ColumnDialog({ columns, layout, widthOf, onTry, onKeep, onCancel }: DialogProps) {
  const { t } = useText()
  const list = useRef<HTMLUListElement>(null)
  const keysId = useId()
  const [active, setActive] = useState<OrderColumn>(layout.order[0] ?? 'orderNumber')
  const nameOf = (id: OrderColumn) => columns.find((column) => column.id === id)?.header ?? id
  useFollow(list, active, layout)

  const go = (by: number) => {
    const at = Math.min(Math.max(layout.order.indexOf(active) + by, 0), layout.order.length - 1)
    const next = layout.order[at]
    if (next !== undefined) setActive(next)
  }
  const usualWidthOf = (id: OrderColumn) => {
    const width = columns.find((column) => column.id === id)?.width
    return typeof width === 'number' ? width : undefined
  }
  const resize = (id: OrderColumn, by: -1 | 1) => {
    const now = layout.widths[id] ?? widthOf(id) ?? usualWidthOf(id) ?? WIDE
    const next = withWidth(layout, id, now + by * columnWidths.step)
    announce(t('orders.columns.sized', { name: nameOf(id), width: next.widths[id] ?? 0 }))
    onTry(next)
  }
  const move = (id: OrderColumn, by: -1 | 1) => {
    const next = moved(layout, id, by)
    const values = { name: nameOf(id), place: next.order.indexOf(id) + 1, count: next.order.length }
    announce(t(next === layout ? 'orders.columns.notMoved' : 'orders.columns.moved', values))
    onTry(next)
  }
  const act = (id: OrderColumn, what: ColumnAct) => {
    setActive(id)
    const name = nameOf(id)
    if (what === 'up' || what === 'down') return move(id, what === 'up' ? -1 : 1)
    if (what === 'narrower' || what === 'wider') return resize(id, what === 'narrower' ? -1 : 1)
    if (what === 'usualWidth') {
      announce(t('orders.columns.sizedUsual', { name }))
      return onTry(withWidth(layout, id, undefined))
    }
    if (what === 'pin') {
      const isPinned = !layout.pinned.includes(id)
      announce(t(isPinned ? 'orders.columns.pinned' : 'orders.columns.unpinned', { name }))
      const next = withPinned(layout, id, isPinned)
      // A column that took the space left gets a width of its own: what is pinned does not grow.
      const grew = isPinned && layout.widths[id] === undefined && usualWidthOf(id) === undefined
      return onTry(grew ? withWidth(next, id, Math.min(widthOf(id) ?? WIDE, WIDE)) : next)
    }
    const isShown = !layout.shown.includes(id)
    if (!isShown && isAlwaysShown(id)) return announce(t('orders.columns.alwaysShown'))
    announce(t(isShown ? 'orders.columns.shown' : 'orders.columns.hidden', { name }))
    onTry(withShown(layout, id, isShown))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const onButton = event.target instanceof HTMLButtonElement
    const what = actOf(event)
    if (event.key === 'Enter' && !onButton) onKeep(layout)
    else if (what === undefined || (onButton && what === 'show')) return
    else if (what === 'next' || what === 'previous') go(what === 'next' ? 1 : -1)
    else if (what === 'first' || what === 'last') go(what === 'first' ? -layout.order.length : layout.order.length)
    else act(active, what)
    event.preventDefault()
  }
  const restore = () => {
    announce(t('orders.columns.restored'))
    onTry(USUAL_LAYOUT)
  }
  return (
    <Dialog
      open
      title={t('orders.columns.head')}
      fact={t('orders.columns.fact', { shown: layout.shown.length, all: layout.order.length })}
      placement="side"
      width={400}
      onCancel={onCancel}
      footer={
        <>
          <Button variant="secondary" keys="Esc" onClick={onCancel}>
            {t('app.cancel')}
          </Button>
          <Button variant="primary" keys={t('commands.key.enter')} onClick={() => onKeep(layout)}>
            {t('orders.columns.keep')}
          </Button>
        </>
      }
    >
      <ul ref={list} aria-describedby={keysId} onKeyDown={onKeyDown} className="min-h-0 grow overflow-y-auto py-1">
        {layout.order.map((id, place) => (
          <ColumnLine
            key={id}
            id={id}
            name={nameOf(id)}
            isActive={id === active}
            isShown={layout.shown.includes(id)}
            isFixed={isAlwaysShown(id)}
            isPinned={layout.pinned.includes(id)}
            endsPinned={place === layout.pinned.length - 1}
            width={layout.widths[id]}
            onFocus={() => setActive(id)}
            onAct={(what) => act(id, what)}
          />
        ))}
      </ul>
      <div className="flex shrink-0 border-t border-line px-2 py-1">
        <Button variant="quiet" icon={RotateCcw} onClick={restore}>
          {t('orders.columns.restore')}
        </Button>
      </div>
      <ColumnKeys id={keysId} />
      {/* The page's own is silent behind a modal dialog. */}
      <LiveRegion />
    </Dialog>
  )
}

/** The focus is on the box of the active line, also after the line has moved, and the line is in view. */
function useFollow(list: RefObject<HTMLUListElement | null>, active: OrderColumn, layout: OrderLayout): void {
  const last = useRef<OrderColumn>(undefined)
  useLayoutEffect(() => {
    const line = list.current?.querySelector<HTMLElement>(`[data-column="${active}"]`)
    line?.scrollIntoView({ block: 'nearest' })
    const isElsewhere = !line?.contains(document.activeElement)
    if (last.current !== active || isElsewhere) line?.querySelector('input')?.focus({ preventScroll: true })
    last.current = active
  }, [list, active, layout])
}
