import { useId, useRef, useState, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { floatingClasses, useFloating } from './floating.ts'

/** What the element a tip belongs to has to spread. */
export interface TipTarget {
  onMouseEnter(event: { currentTarget: HTMLElement }): void
  onMouseLeave(): void
  onFocus(event: { currentTarget: HTMLElement }): void
  onBlur(): void
  'aria-describedby'?: string
}

/**
 * A short text beside an element, on hover and on keyboard focus. `describes` adds it to the element's description;
 * leave it out where the text already is the element's name. `when` is asked each time it would be shown.
 */
export function useTip(
  text: ReactNode,
  options: { describes?: boolean; when?: (element: HTMLElement) => boolean } = {},
): { target: TipTarget | Record<string, never>; tip: ReactNode } {
  const id = useId()
  const anchor = useRef<HTMLElement | null>(null)
  const [shown, setShown] = useState(false)
  const open = shown && Boolean(text)
  const popover = useFloating(() => anchor.current, open)
  if (!text) return { target: {}, tip: null }

  const show = (event: { currentTarget: HTMLElement }) => {
    if (options.when?.(event.currentTarget) === false) return
    anchor.current = event.currentTarget
    setShown(true)
  }
  const hide = () => setShown(false)
  const target: TipTarget = {
    onMouseEnter: show,
    onMouseLeave: hide,
    onFocus: (event) => {
      if (event.currentTarget.matches(':focus-visible')) show(event)
    },
    onBlur: hide,
    ...(options.describes ? { 'aria-describedby': id } : {}),
  }
  const tip = (
    <div
      ref={popover}
      id={id}
      popover="manual"
      role="tooltip"
      className={classes(floatingClasses, 'pointer-events-none w-max max-w-80 rounded-control px-2 py-1 text-chip')}
    >
      {text}
    </div>
  )
  return { target, tip }
}
