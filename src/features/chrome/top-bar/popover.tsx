import { useEffect, useRef, type ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import { floatingClasses, useFloating } from '#src/ui/floating/floating.ts'

interface PopoverProps {
  id: string
  label: string
  open: boolean
  /** The button it hangs from; it gets the focus back. */
  anchor(): HTMLElement | null
  onClose(): void
  children: ReactNode
}

/** A few facts below a button; Esc, Tab and a press elsewhere close it. */
export function Popover(props: PopoverProps) {
  return props.open ? <OpenPopover {...props} /> : null
}

function OpenPopover({ id, label, anchor, onClose, children }: PopoverProps) {
  const popover = useFloating(anchor, true, { align: 'end' })
  const latest = useRef({ anchor, onClose })
  useEffect(() => {
    latest.current = { anchor, onClose }
  })
  useEffect(() => {
    popover.current?.focus({ preventScroll: true })
    const outside = (event: PointerEvent) => {
      const { target } = event
      if (!(target instanceof Node) || popover.current?.contains(target)) return
      if (!latest.current.anchor()?.contains(target)) latest.current.onClose()
    }
    document.addEventListener('pointerdown', outside, true)
    return () => document.removeEventListener('pointerdown', outside, true)
  }, [popover])
  return (
    <div
      ref={popover}
      id={id}
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      data-own-keys
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && event.key !== 'Tab') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
        anchor()?.focus()
      }}
      className={classes(floatingClasses, 'no-ring min-w-60 rounded-toast p-3')}
    >
      {children}
    </div>
  )
}
