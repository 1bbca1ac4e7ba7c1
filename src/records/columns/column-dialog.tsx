import { RotateCcw } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useLocalKeys, useRowKeys } from '#src/commands/keys/local-keys.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { announce, LiveRegion } from '#src/ui/live-region.tsx'
import { columnWidths, type TableColumn } from '#src/ui/table/columns.ts'
import { ColumnKeys } from './column-keys.tsx'
import { ColumnLine, type ColumnAct } from './column-line.tsx'
import { moved, withPinned, withWidth, type Layout, type Layouts } from './layout.ts'

interface DialogProps {
  columns: readonly Pick<TableColumn<never>, 'id' | 'header' | 'width'>[]
  layouts: Layouts
  /** Says the kit's words, or the list's own. */
  t: Translate
  layout: Layout
  /** Px a column takes in the table now; undefined while it is hidden. */
  widthOf(id: string): number | undefined
  /** Shows the table like this for now. */
  onTry(layout: Layout): void
  onKeep(layout: Layout): void
  onCancel(): void
}

/** Px for a column that otherwise takes the space left. */
const WIDE = 240

/** Pins the line in front, while the keyboard is in the list. */
const PIN_KEY = 'p'

/** The act of a key, as the arrows, Space and Pos1 have it. */
function actOf({ key, shiftKey }: KeyboardEvent): ColumnAct | 'next' | 'previous' | 'first' | 'last' | undefined {
  const down = key === 'ArrowDown'
  if (down || key === 'ArrowUp') {
    if (shiftKey) return down ? 'down' : 'up'
    return down ? 'next' : 'previous'
  }
  if (key === 'ArrowLeft') return 'narrower'
  if (key === 'ArrowRight') return 'wider'
  if (key === 'Home') return 'usualWidth'
  if (key === 'PageUp') return 'first'
  if (key === 'PageDown' || key === 'End') return 'last'
  return key === ' ' ? 'show' : undefined
}

/**
 * The columns of the list, one line each, with the table behind as it will be: ↑↓ or j k choose a line, Space shows or
 * hides it, Shift with ↑↓ moves it, ←→ change its width, Pos1 gives the usual one, p pins it. Enter keeps, Esc puts back.
 */
export function ColumnDialog({ columns, layouts, t, layout, widthOf, onTry, onKeep, onCancel }: DialogProps) {
  const list = useRef<HTMLUListElement>(null)
  const keysId = useId()
  const [active, setActive] = useState(layout.order[0] ?? '')
  const nameOf = (id: string) => columns.find((column) => column.id === id)?.header ?? id
  useFollow(list, active, layout)
  const seen = layouts.asSeen(layout, (id) => widthOf(id) !== undefined)

  const go = (by: number) => {
    const at = Math.min(Math.max(layout.order.indexOf(active) + by, 0), layout.order.length - 1)
    const next = layout.order[at]
    if (next !== undefined) setActive(next)
  }
  const usualWidthOf = (id: string) => {
    const width = columns.find((column) => column.id === id)?.width
    return typeof width === 'number' ? width : undefined
  }
  const resize = (id: string, by: -1 | 1) => {
    const now = layout.widths[id] ?? widthOf(id) ?? usualWidthOf(id) ?? WIDE
    const next = withWidth(layout, id, now + by * columnWidths.step)
    announce(t('list.columns.sized', { name: nameOf(id), width: next.widths[id] ?? 0 }))
    onTry(next)
  }
  const move = (id: string, by: -1 | 1) => {
    const next = moved(layout, id, by)
    const values = { name: nameOf(id), place: next.order.indexOf(id) + 1, count: next.order.length }
    announce(t(next === layout ? 'list.columns.notMoved' : 'list.columns.moved', values))
    onTry(next)
  }
  const act = (id: string, what: ColumnAct) => {
    setActive(id)
    const name = nameOf(id)
    if (what === 'up' || what === 'down') return move(id, what === 'up' ? -1 : 1)
    if (what === 'narrower' || what === 'wider') return resize(id, what === 'narrower' ? -1 : 1)
    if (what === 'usualWidth') {
      announce(t('list.columns.sizedUsual', { name }))
      return onTry(withWidth(layout, id, undefined))
    }
    if (what === 'pin') {
      const isPinned = !layout.pinned.includes(id)
      announce(t(isPinned ? 'list.columns.pinned' : 'list.columns.unpinned', { name }))
      const next = withPinned(layout, id, isPinned)
      // A column that took the space left gets a width of its own: what is pinned does not grow.
      const grew = isPinned && layout.widths[id] === undefined && usualWidthOf(id) === undefined
      return onTry(grew ? withWidth(next, id, Math.min(widthOf(id) ?? WIDE, WIDE)) : next)
    }
    const isShown = !seen.shown.includes(id)
    if (!isShown && layouts.isAlwaysShown(id)) return announce(t('list.columns.alwaysShown', { name }))
    announce(t(isShown ? 'list.columns.shown' : 'list.columns.hidden', { name }))
    onTry(layouts.withShown(seen, id, isShown))
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
  useRowKeys(list, go)
  const keysOf = useLocalKeys(list, [
    {
      ...{
        keys: 'shift+j',
        title: t('list.columns.down', { name: nameOf(active) }),
        withFocus: true,
        repeatable: true,
      },
      run: () => act(active, 'down'),
    },
    {
      ...{ keys: 'shift+k', title: t('list.columns.up', { name: nameOf(active) }), withFocus: true, repeatable: true },
      run: () => act(active, 'up'),
    },
    { keys: PIN_KEY, title: t('list.columns.keys.pin'), withFocus: true, run: () => act(active, 'pin') },
  ])
  const restore = () => {
    announce(t('list.columns.restored'))
    onTry(layouts.usual)
  }
  return (
    <Dialog
      open
      title={t('list.columns.head')}
      fact={t('list.columns.fact', { shown: seen.shown.length, all: layout.order.length })}
      placement="side"
      width={400}
      onCancel={onCancel}
      footer={
        <>
          <Button variant="secondary" keys="escape" onClick={onCancel}>
            {t('app.cancel')}
          </Button>
          <Button variant="primary" keys="enter" onClick={() => onKeep(layout)}>
            {t('list.columns.keep')}
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
            isShown={seen.shown.includes(id)}
            isFixed={layouts.isAlwaysShown(id)}
            isPinned={layout.pinned.includes(id)}
            endsPinned={place === layout.pinned.length - 1}
            width={layout.widths[id]}
            pinKeys={keysOf(PIN_KEY)}
            onFocus={() => setActive(id)}
            onAct={(what) => act(id, what)}
          />
        ))}
      </ul>
      <div className="flex shrink-0 border-t border-line px-2 py-1">
        <Button variant="quiet" icon={RotateCcw} onClick={restore}>
          {t('list.columns.restore')}
        </Button>
      </div>
      <ColumnKeys id={keysId} pinKeys={keysOf(PIN_KEY)} />
      {/* The page's own is silent behind a modal dialog. */}
      <LiveRegion />
    </Dialog>
  )
}

/** The focus is on the box of the active line, also after the line has moved, and the line is in view. */
function useFollow(list: RefObject<HTMLUListElement | null>, active: string, layout: Layout): void {
  const last = useRef<string>(undefined)
  useLayoutEffect(() => {
    const line = list.current?.querySelector<HTMLElement>(`[data-column="${active}"]`)
    line?.scrollIntoView({ block: 'nearest' })
    const isElsewhere = !line?.contains(document.activeElement)
    if (last.current !== active || isElsewhere) line?.querySelector('input')?.focus({ preventScroll: true })
    last.current = active
  }, [list, active, layout])
}
