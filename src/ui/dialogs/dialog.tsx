import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '../classes.ts'
import { IconButton } from '../buttons/icon-button.tsx'

export interface DialogProps {
  open: boolean
  title: string
  /** A quiet fact behind the title. */
  fact?: ReactNode
  onCancel: () => void
  children: ReactNode
  footer?: ReactNode
  /** Widest, in px. */
  width?: number
  /**
   * `top` is 56 px from the top, as the palette; `center` for questions; `side` stands at the right and dims nothing, for
   * what is tried out on the screen behind.
   */
  placement?: 'center' | 'top' | 'side'
  /** A click beside it cancels; not for questions and forms. */
  closeOnBackdrop?: boolean
  role?: 'dialog' | 'alertdialog'
  /** The shortcut that closes it, as shown. */
  closeKeys?: string
}

const placements = {
  center: 'm-auto max-h-[calc(100dvh-32px)]',
  top: 'mx-auto mt-14 mb-2 max-h-[calc(100dvh-72px)]',
  side: 'mt-14 mr-2 mb-2 ml-auto max-h-[calc(100dvh-64px)] backdrop:bg-transparent',
}

/**
 * A modal dialog, drawn by the browser's own `<dialog>`. The focus goes to the element with `data-autofocus`, else to the
 * first that can have it, and back to where it was when the dialog goes.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

function OpenDialog(props: DialogProps) {
  const { title, fact, onCancel, children, footer, width = 480, placement = 'center' } = props
  const { t } = useText()
  const titleId = useId()
  const element = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog) return
    const before = document.activeElement
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
    return () => {
      dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // Taken here and not in `cancel`: browsers close on the second Escape whatever that event says.
    event.preventDefault()
    event.stopPropagation()
    onCancel()
  }
  return (
    <dialog
      ref={element}
      role={props.role}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        if (event.target === element.current) onCancel()
      }}
      onMouseDown={(event) => {
        if (props.closeOnBackdrop && event.target === element.current) onCancel()
      }}
      style={{ width, maxWidth: 'calc(100vw - 16px)' }}
      className={classes(
        'no-ring flex-col overflow-hidden rounded-palette border border-line-strong bg-raised text-text shadow-float open:flex',
        placements[placement],
      )}
    >
      <header className="flex min-h-12 shrink-0 items-center gap-3 border-b border-line pr-2 pl-4">
        {/* A question is read whole: it wraps where it is long. */}
        <h2 id={titleId} className="min-w-0 py-2 text-title wrap-anywhere">
          {title}
        </h2>
        {fact && <span className="truncate text-text-2">{fact}</span>}
        <IconButton
          icon={X}
          label={t('ui.close')}
          keys={props.closeKeys ?? 'escape'}
          showKeys
          className="ml-auto"
          onClick={onCancel}
        />
      </header>
      <div className="flex min-h-0 grow flex-col overflow-y-auto">{children}</div>
      {footer && (
        <footer className="flex min-h-12 shrink-0 flex-wrap items-center justify-end gap-2 border-t border-line bg-sunken px-4 py-1.5">
          {footer}
        </footer>
      )}
    </dialog>
  )
}
