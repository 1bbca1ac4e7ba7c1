import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Where something floats: an element, or a point of the window (context menu). */
export type Anchor = HTMLElement | { x: number; y: number }

const gap = 4
const edge = 8

function boxOf(anchor: Anchor): { left: number; right: number; top: number; bottom: number } {
  if (anchor instanceof HTMLElement) return anchor.getBoundingClientRect()
  return { left: anchor.x, right: anchor.x, top: anchor.y, bottom: anchor.y }
}

function place(popover: HTMLElement, anchor: Anchor, align: 'start' | 'end', matchWidth: boolean): void {
  const box = boxOf(anchor)
  if (matchWidth) popover.style.minWidth = `${box.right - box.left}px`
  const { offsetWidth: width, offsetHeight: height } = popover
  const below = box.bottom + gap
  const above = box.top - gap - height
  const top = below + height > window.innerHeight - edge && above >= edge ? above : below
  const left = align === 'end' ? box.right - width : box.left
  popover.style.top = `${Math.max(edge, Math.min(top, window.innerHeight - edge - height))}px`
  popover.style.left = `${Math.max(edge, Math.min(left, window.innerWidth - edge - width))}px`
}

/**
 * Shows an element with `popover="manual"` in the top layer beside its anchor while `open`, and keeps it there on
 * scrolling. It stays in its place in the document, so it also works inside a modal dialog.
 */
export function useFloating(
  anchor: () => Anchor | null,
  open: boolean,
  options: { align?: 'start' | 'end'; matchWidth?: boolean } = {},
): RefObject<HTMLDivElement | null> {
  const popover = useRef<HTMLDivElement>(null)
  const latest = useRef(anchor)
  useLayoutEffect(() => {
    latest.current = anchor
  })
  const { align = 'start', matchWidth = false } = options

  useLayoutEffect(() => {
    const element = popover.current
    if (!open || !element) return
    const update = () => {
      const target = latest.current()
      if (target) place(element, target, align, matchWidth)
    }
    element.showPopover()
    update()
    const observer = new ResizeObserver(update)
    observer.observe(element)
    window.addEventListener('scroll', update, { capture: true, passive: true })
    window.addEventListener('resize', update)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', update, { capture: true })
      window.removeEventListener('resize', update)
      if (element.isConnected) element.hidePopover()
    }
  }, [open, align, matchWidth])

  return popover
}

/** Classes every floating element shares: they undo the browser's centring of popovers. */
export const floatingClasses = 'fixed inset-auto m-0 border border-line-strong bg-raised text-text shadow-float'
