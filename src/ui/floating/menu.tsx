import { Check, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { floatingClasses, useFloating, type Anchor } from './floating.ts'
import { KeyCaps, type Keys } from '../keys/key-cap.tsx'
import { announce } from '../live-region.tsx'

/** A line of a menu. */
export interface MenuItem {
  id: string
  title: string
  icon?: LucideIcon
  /** A status sign in the place of the icon. */
  sign?: ReactNode
  keys?: Keys
  /** Why it cannot be chosen now: it stays reachable and says so. */
  disabledReason?: string
  danger?: boolean
  checked?: boolean
  /** Starts a new group: a line above. */
  separated?: boolean
  onSelect: () => void
}

export interface MenuProps {
  open: boolean
  label: string
  /** The element it belongs to, or the place of a right click. */
  anchor: () => Anchor | null
  align?: 'start' | 'end'
  items: readonly MenuItem[]
  onClose: () => void
}

/** A menu in the top layer: arrows, Home, End, first letters, Enter, Esc; the focus goes back to where it was. */
export function Menu(props: MenuProps) {
  return props.open ? <OpenMenu {...props} /> : null
}

function OpenMenu({ label, anchor, align, items, onClose }: MenuProps) {
  const popover = useFloating(anchor, true, { align })
  const latestClose = useRef(onClose)
  useEffect(() => {
    latestClose.current = onClose
  })
  const typed = useRef({ text: '', at: 0 })

  const lines = () => [...(popover.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
  const focusLine = (index: number) => lines().at(index)?.focus()

  useEffect(() => {
    const before = document.activeElement
    const menu = popover.current
    // A menu of choices opens at the chosen one, a menu of actions at its first.
    const choices = items.every((item) => item.checked !== undefined)
    focusLine(
      choices
        ? Math.max(
            0,
            items.findIndex((item) => item.checked),
          )
        : 0,
    )
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu?.contains(event.target)) latestClose.current()
    }
    document.addEventListener('pointerdown', outside, true)
    return () => {
      document.removeEventListener('pointerdown', outside, true)
      const inside = document.activeElement === document.body || menu?.contains(document.activeElement)
      if (inside && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once per opening; the component lives only while open
  }, [])

  const hasSigns = items.some(
    ({ icon, sign, checked }) => icon !== undefined || sign !== undefined || checked !== undefined,
  )
  const run = (item: MenuItem) => {
    if (item.disabledReason) return announce(item.disabledReason)
    onClose()
    item.onSelect()
  }
  const typeAhead = (key: string, time: number) => {
    const text = time - typed.current.at < 700 ? typed.current.text + key : key
    typed.current = { text, at: time }
    const start = lines().findIndex((line) => line === document.activeElement) + (text.length === 1 ? 1 : 0)
    const order = items.map((_, index) => (start + index) % items.length)
    const hit = order.find((index) => items[index]?.title.toLowerCase().startsWith(text.toLowerCase()))
    if (hit !== undefined) focusLine(hit)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const at = lines().findIndex((line) => line === document.activeElement)
    const target = { ArrowDown: (at + 1) % items.length, ArrowUp: at <= 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key]
    const letter = event.key.length === 1 && event.key !== ' '
    if (target !== undefined) focusLine(target)
    else if (event.key === 'Escape' || event.key === 'Tab') onClose()
    else if (letter) typeAhead(event.key, event.timeStamp)
    if (target !== undefined || letter || event.key === 'Escape' || event.key === 'Tab') event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      ref={popover}
      popover="manual"
      role="menu"
      aria-label={label}
      onKeyDown={onKeyDown}
      className={classes(
        floatingClasses,
        'max-h-[calc(100dvh-16px)] max-w-[calc(100vw-16px)] min-w-48 overflow-y-auto rounded-toast py-1 text-body',
      )}
    >
      {items.map((item) => (
        <MenuLine key={item.id} item={item} hasSigns={hasSigns} onRun={() => run(item)} />
      ))}
    </div>
  )
}

/** `hasSigns`: some line has a sign in front, and all leave the room for one. */
function MenuLine({ item, hasSigns, onRun }: { item: MenuItem; hasSigns: boolean; onRun: () => void }) {
  const Icon = item.checked ? Check : item.icon
  return (
    <>
      {item.separated && <div role="separator" className="my-1 border-t border-line" />}
      <button
        type="button"
        role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
        aria-checked={item.checked}
        aria-disabled={item.disabledReason ? true : undefined}
        tabIndex={-1}
        onClick={onRun}
        onMouseMove={(event) => event.currentTarget.focus({ preventScroll: true })}
        className={classes(
          'mx-1 flex h-7 w-[calc(100%-8px)] items-center gap-2 rounded-control px-2 text-left whitespace-nowrap focus:ring-shown focus:bg-tint',
          item.disabledReason ? 'text-text-3' : item.danger ? 'text-status-red' : 'text-text',
        )}
      >
        {hasSigns && (
          <span className="inline-flex w-4 shrink-0 justify-center">
            {item.sign ?? (Icon && <Icon aria-hidden size={16} strokeWidth={1.75} />)}
          </span>
        )}
        <span className={classes('truncate', item.disabledReason && 'max-w-[calc(100%-56px)] shrink-0')}>
          {item.title}
        </span>
        {item.disabledReason && (
          <span className="max-w-64 min-w-0 truncate text-chip text-text-2">{item.disabledReason}</span>
        )}
        <span className="ml-auto shrink-0 pl-4">
          {item.keys && item.keys.length > 0 && <KeyCaps keys={item.keys} />}
        </span>
      </button>
    </>
  )
}
