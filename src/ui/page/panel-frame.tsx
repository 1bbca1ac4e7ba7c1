import { X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '../classes.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import type { Keys } from '../keys/key-cap.tsx'

/** A side panel: head of 44 px, optional tabs, scrolling body, optional foot of 48 px; an accent line while it has the focus. */
export function PanelFrame({
  panelRef,
  ...props
}: {
  title: string
  /** Id for the title, when a landmark around the panel is named by it; the panel is then no landmark of its own. */
  titleId?: string
  /** Sign and word of the record, right of the title. */
  status?: ReactNode
  /** A quiet fact right of the title, e.g. "Schritt 3 von 7". */
  fact?: ReactNode
  /** Stands before the icon buttons, e.g. "Gespeichert 14:03". */
  note?: ReactNode
  /** `IconButton`s. */
  actions?: ReactNode
  tabs?: ReactNode
  footer?: ReactNode
  focused?: boolean
  /** The panel has two columns: so wide is the right one, in px, with what stands at its head; `actions` stand above the left one. */
  split?: { width: number; head: ReactNode; actions: ReactNode }
  onClose?: () => void
  closeKeys?: Keys
  /** The panel's root, `tabIndex` -1: what the focus goes to when nothing inside asks for it. */
  panelRef?: Ref<HTMLElement>
  children: ReactNode
  className?: string
}) {
  const { t } = useText()
  const { split } = props
  const tools = (
    <div className="ml-auto flex shrink-0 items-center">
      {props.note && <span className="mr-2 text-chip text-text-2">{props.note}</span>}
      {props.actions}
      {props.onClose && (
        <IconButton icon={X} label={t('ui.close')} keys={props.closeKeys} showKeys onClick={props.onClose} />
      )}
    </div>
  )
  return (
    <section
      ref={panelRef}
      tabIndex={-1}
      aria-label={props.titleId === undefined ? props.title : undefined}
      className={classes('no-ring relative flex h-full min-w-0 flex-col bg-surface', props.className)}
    >
      {props.focused && <span aria-hidden className="forced-fill absolute inset-x-0 top-0 z-10 h-0.5 bg-accent" />}
      <header className="flex h-11 shrink-0 items-center gap-2 border-b border-line pr-2 pl-4">
        <h2 id={props.titleId} data-panel-title tabIndex={-1} className="truncate text-panel">
          {props.title}
        </h2>
        {props.status && <span className="shrink-0">{props.status}</span>}
        {props.fact && <span className="truncate text-chip text-text-3">{props.fact}</span>}
        {split ? (
          <>
            <div className="ml-auto flex shrink-0 items-center">{split.actions}</div>
            <div
              style={{ width: split.width - 8 }}
              className="flex h-full shrink-0 items-center gap-2 border-l border-line pl-4"
            >
              {split.head}
              {tools}
            </div>
          </>
        ) : (
          tools
        )}
      </header>
      {props.tabs}
      <div className="min-h-0 grow overflow-y-auto">{props.children}</div>
      {props.footer && (
        <footer
          data-foot
          className="flex min-h-12 shrink-0 items-center gap-2 border-t border-line px-4 max-sm:flex-wrap max-sm:justify-end max-sm:py-2"
        >
          {props.footer}
        </footer>
      )}
    </section>
  )
}

/** A section of a panel: title, optional fact or action at its right, content, line below. */
export function Section({ title, fact, children }: { title?: string; fact?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-b border-line px-4 pt-2 pb-3 last:border-b-0">
      {(title || fact) && (
        <div className="flex h-6 items-center justify-between gap-2">
          {title && <h3 className="text-section text-text-2">{title}</h3>}
          {fact && <div className="text-chip text-text-3">{fact}</div>}
        </div>
      )}
      {children}
    </section>
  )
}

/** A fact of a record. `strong` and `ruled` are for sums. */
export interface DefinitionRow {
  label: ReactNode
  value: ReactNode
  /** The value in words, where `value` is drawn; for copying. */
  text?: string
  id?: string
  strong?: boolean
  ruled?: boolean
}

/** Labels (88 px) and values, rows of 20 px, 4 px apart; `amounts` puts the values at the right. */
export function DefinitionList({ rows, amounts }: { rows: readonly DefinitionRow[]; amounts?: boolean }) {
  return (
    <dl className="flex flex-col gap-1">
      {rows.map((row, index) => (
        <div
          key={row.id ?? (typeof row.label === 'string' ? row.label : index)}
          className={classes(
            'flex min-h-5 gap-2',
            row.ruled && 'border-t border-line-strong pt-1',
            row.strong && 'font-semibold',
          )}
        >
          <dt
            className={classes(
              amounts ? 'grow' : 'w-24 shrink-0',
              !amounts && 'text-text-3',
              amounts && !row.strong && 'text-text-2',
            )}
          >
            {row.label}
          </dt>
          <dd className={classes('min-w-0 break-words', amounts && 'shrink-0 text-right whitespace-nowrap')}>
            {row.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
