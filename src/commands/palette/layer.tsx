import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'

interface PaletteLayerProps {
  title: string
  /** What has the focus as long as the layer is open. */
  input: RefObject<HTMLElement | null>
  onCancel(): void
  children: ReactNode
}

/**
 * The palette's dialog over everything. It behaves as a modal one, but keeps the focus by itself: `showModal` makes the whole
 * page inert and back, which costs more than all the rest of opening (decision 015). Only over a modal dialog it is one, too.
 */
export function PaletteLayer({ title, input, onCancel, children }: PaletteLayerProps) {
  const titleId = useId()
  const layer = useRef<HTMLDivElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  useKeptFocus(layer, dialog, input)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    onCancel()
  }
  return (
    <div
      ref={layer}
      popover="manual"
      // The press on what lies behind: the layer itself, or the backdrop where it is modal.
      onMouseDown={(event) => {
        if (event.target !== layer.current && event.target !== dialog.current) return
        event.preventDefault()
        onCancel()
      }}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none border-0 bg-scrim p-0"
    >
      <dialog
        ref={dialog}
        aria-modal
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
        onCancel={(event) => {
          event.preventDefault()
          onCancel()
        }}
        className="no-ring fixed inset-0 mx-auto mt-14 mb-2 max-h-[calc(100dvh-72px)] w-[664px] max-w-[calc(100vw-16px)] flex-col overflow-hidden rounded-palette border border-line-strong bg-raised text-text shadow-float backdrop:bg-transparent open:flex"
      >
        <h2 id={titleId} className="sr-only">
          {title}
        </h2>
        <div className="flex min-h-0 grow flex-col overflow-y-auto">{children}</div>
      </dialog>
    </div>
  )
}

/** Opens the layer with the focus in it, holds it there, and gives it back to where it was. */
function useKeptFocus(
  layer: RefObject<HTMLElement | null>,
  dialog: RefObject<HTMLDialogElement | null>,
  input: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [own, box] = [layer.current, dialog.current]
    if (own === null || box === null) return undefined
    const before = document.activeElement
    const isOverModal = document.querySelector('dialog:modal') !== null
    own.showPopover()
    if (isOverModal) box.showModal()
    else box.open = true
    const toInput = () => input.current?.focus({ preventScroll: true })
    toInput()
    const show = isOverModal ? () => undefined : hideBehind(own)
    const onFocusIn = (event: FocusEvent) => {
      const { target } = event
      if (!(target instanceof Element) || own.contains(target) || target.closest('dialog:modal') !== null) return
      // No one hears of it: as if what lies behind could not have the focus.
      event.stopImmediatePropagation()
      toInput()
    }
    window.addEventListener('focusin', onFocusIn, { capture: true })
    return () => {
      window.removeEventListener('focusin', onFocusIn, { capture: true })
      show()
      if (isOverModal) box.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [layer, dialog, input])
}

/** Screen readers pass over what lies behind, but not over what speaks to them. Few attributes, which no style depends on. */
function hideBehind(layer: Element): () => void {
  const hidden: Element[] = []
  for (let part = layer; part !== document.body && part.parentElement !== null; part = part.parentElement) {
    const others = [...part.parentElement.children].filter((other) => other !== part)
    hidden.push(...others.filter((other) => !other.matches('[data-speaks], [aria-hidden="true"], script, style')))
  }
  for (const part of hidden) part.setAttribute('aria-hidden', 'true')
  return () => {
    for (const part of hidden) part.removeAttribute('aria-hidden')
  }
}
