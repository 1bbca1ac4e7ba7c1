import './print.css'
import { Printer, X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'

/**
 * Shows papers over the whole window and prints exactly them: Enter or Ctrl+P prints, arrows and page keys scroll, Esc
 * closes and gives the focus back to where it was. An element with `data-autofocus` gets the focus instead of the paper. Put `Paper`s into it; while it is open nothing else gets on paper.
 */
export function PrintPreview(props: {
  title: string
  /** A quiet fact behind the title. */
  fact?: ReactNode
  /** More buttons, before "Drucken". */
  actions?: ReactNode
  /** False while there is nothing to print yet; `children` then say why. */
  ready?: boolean
  onClose: () => void
  /** Further keys of the preview (which paper, for instance); call `preventDefault` on those taken. */
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}) {
  const { title, fact, actions, ready = true, onClose, children } = props
  const { t } = useText()
  const titleId = useId()
  const layer = useRef<HTMLDialogElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  useAloneOnScreen(layer, scroller)

  const onKeyDown = (event: KeyboardEvent) => {
    props.onKeyDown?.(event)
    if (event.defaultPrevented) return
    const onButton = event.target instanceof Element && event.target.closest('button, a, input, select') !== null
    const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey) && !event.altKey
    if (event.key === 'Escape') onClose()
    else if (isPrint || (event.key === 'Enter' && !onButton)) printNow(ready)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return createPortal(
    // It can have the focus itself: a click beside its buttons must not take the keys away from it.
    <dialog
      ref={layer}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-modal
      onKeyDown={onKeyDown}
      className="print-layer no-ring"
    >
      <header
        data-screen-only
        className="flex h-12 shrink-0 items-center gap-3 border-b border-line-strong bg-raised pr-2 pl-4"
      >
        <h2 id={titleId} className="truncate text-title">
          {title}
        </h2>
        {fact && <span className="truncate text-text-2">{fact}</span>}
        <span className="ml-auto flex shrink-0 items-center gap-2">
          {actions}
          {ready && (
            <Button variant="primary" icon={Printer} keys="enter" onClick={() => printNow(true)}>
              {t('commands.cheatSheet.print')}
            </Button>
          )}
          <IconButton icon={X} label={t('ui.close')} keys="escape" showKeys onClick={onClose} />
        </span>
      </header>
      <div
        ref={scroller}
        data-scroll
        role="region"
        aria-label={title}
        tabIndex={0}
        className="ring-inside min-h-0 grow overflow-auto"
      >
        {children}
      </div>
    </dialog>,
    document.body,
  )
}

/**
 * One document on A4, black on white. Several in one preview each begin on a page of their own. With `pageWord` ("Seite")
 * each printed page names the document by its label and its place among the pages: "Seite 2/3".
 */
export function Paper(props: { label: string; landscape?: boolean; pageWord?: string; children: ReactNode }) {
  usePageFoot(props.label, props.pageWord)
  return (
    <article aria-label={props.label} data-landscape={props.landscape ? '' : undefined} className="paper">
      {props.children}
    </article>
  )
}

/** The foot of printed pages stands outside the document, where only the root's custom properties reach. */
function usePageFoot(label: string, pageWord: string | undefined): void {
  useLayoutEffect(() => {
    if (pageWord === undefined) return
    const { style } = document.documentElement
    style.setProperty('--paper-name', cssString(label))
    style.setProperty('--paper-page', cssString(`${pageWord} `))
    return () => {
      style.removeProperty('--paper-name')
      style.removeProperty('--paper-page')
    }
  }, [label, pageWord])
}

/** A text as CSS writes it; an order number comes from elsewhere and may be anything. */
function cssString(text: string): string {
  return `"${text.replace(/\p{Cc}/gu, ' ').replace(/["\\]/g, '\\$&')}"`
}

function printNow(ready: boolean): void {
  if (ready) window.print()
}

/**
 * Opens the layer and lets the rest of the page rest. Not as a modal dialog: those stand in the top layer, which is
 * positioned and therefore is not broken into pages.
 */
function useAloneOnScreen(
  layer: { current: HTMLDialogElement | null },
  scroller: { current: HTMLElement | null },
): void {
  useLayoutEffect(() => {
    const before = document.activeElement
    const others = [...document.body.children].filter(
      (other): other is HTMLElement => other instanceof HTMLElement && other !== layer.current && !other.inert,
    )
    for (const other of others) other.inert = true
    layer.current?.show()
    const first = layer.current?.querySelector<HTMLElement>('[data-autofocus]') ?? scroller.current
    first?.focus({ preventScroll: true })
    return () => {
      for (const other of others) other.inert = false
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [layer, scroller])
}
