import { Copy, Funnel, Lock, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '../buttons/button.tsx'
import type { Keys } from '../keys/key-cap.tsx'
import { StatusSign } from '../signs/status-sign.tsx'

/** A way out of a state. */
export interface StateAction {
  title: string
  onRun: () => void
  keys?: Keys
  icon?: LucideIcon
  disabledReason?: string
}

function StateFrame(props: {
  sign: ReactNode
  title: string
  children?: ReactNode
  primary?: StateAction
  secondary?: StateAction
  quiet?: boolean
}) {
  const { primary, secondary } = props
  return (
    <div className="p-6">
      <div className="flex items-start gap-2">
        <span className="flex h-5 w-4 shrink-0 items-center justify-center text-text-2">{props.sign}</span>
        <h2 className="text-panel">{props.title}</h2>
      </div>
      <div className="mt-1 max-w-100 text-text-2">{props.children}</div>
      {(primary || secondary) && (
        <div className="mt-4 flex flex-wrap gap-2">
          {primary && <ActionButton action={primary} variant={props.quiet ? 'secondary' : 'primary'} />}
          {secondary && <ActionButton action={secondary} variant="secondary" />}
        </div>
      )}
    </div>
  )
}

function ActionButton({ action, variant }: { action: StateAction; variant: 'primary' | 'secondary' }) {
  const { title, onRun, ...rest } = action
  return (
    <Button {...rest} variant={variant} onClick={onRun}>
      {title}
    </Button>
  )
}

/** Nothing there yet, and the one next action. */
export function EmptyState(props: {
  icon: LucideIcon
  title: string
  text?: ReactNode
  primary?: StateAction
  secondary?: StateAction
}) {
  const { icon: Icon, text, ...rest } = props
  return (
    <StateFrame {...rest} sign={<Icon aria-hidden size={16} strokeWidth={1.75} />}>
      {text}
    </StateFrame>
  )
}

/** Filters leave nothing over: names them and takes them away. */
export function NoMatchState(props: {
  title: string
  filters?: ReactNode
  reset: Omit<StateAction, 'title'>
  change?: Omit<StateAction, 'title'>
}) {
  const { t } = useText()
  return (
    <StateFrame
      title={props.title}
      sign={<Funnel aria-hidden size={16} strokeWidth={1.75} />}
      primary={{ ...props.reset, title: t('ui.resetFilters') }}
      secondary={props.change && { ...props.change, title: t('ui.changeFilters') }}
    >
      {props.filters}
    </StateFrame>
  )
}

/** Not yours: whose it is, and a way out. */
export function NoPermissionState({ title, text, action }: { title: string; text: ReactNode; action?: StateAction }) {
  return (
    <StateFrame quiet title={title} sign={<Lock aria-hidden size={16} strokeWidth={1.75} />} primary={action}>
      {text}
    </StateFrame>
  )
}

/** It went wrong: what happened, what to do, the id to tell, and another try. */
export function ErrorState(props: {
  title: string
  /** What happened and that input is safe. */
  text?: ReactNode
  /** The technical sentence, below. */
  detail?: string
  errorId?: string
  retry?: Omit<StateAction, 'title'>
  other?: StateAction
}) {
  const { t } = useText()
  return (
    <div role="alert">
      <StateFrame
        title={props.title}
        sign={<StatusSign status="failure" />}
        primary={props.retry && { ...props.retry, title: t('ui.retry') }}
        secondary={props.other}
      >
        {props.text}
        {props.detail && <p className="text-chip break-words">{props.detail}</p>}
        {props.errorId && <ErrorId id={props.errorId} />}
      </StateFrame>
    </div>
  )
}

/** The id of an error to read out on the phone, with a button that copies it. */
export function ErrorId({ id }: { id: string }) {
  const { t } = useText()
  const [said, setSaid] = useState<'ui.copy' | 'ui.copied' | 'ui.copyFailed'>('ui.copy')
  const copy = () => {
    void copyText(id).then((done) => setSaid(done ? 'ui.copied' : 'ui.copyFailed'))
  }
  return (
    <p className="mt-1 flex flex-wrap items-center gap-2 text-chip">
      <span>{t('ui.errorId')}</span>
      <span className="text-text select-all">{id}</span>
      <button
        type="button"
        onClick={copy}
        className="inline-flex h-6 items-center gap-1 rounded-cap text-accent hover:underline"
      >
        <Copy aria-hidden size={14} strokeWidth={1.75} />
        <span aria-live="polite">{t(said, { what: t('ui.errorId') })}</span>
      </button>
    </p>
  )
}

/** Puts text on the clipboard; false where the browser forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Grey bars in the place of rows, after 150 ms; `rowHeight` in px, so that nothing moves when the data comes. */
export function LoadingRows({ rows = 8, rowHeight = 32 }: { rows?: number; rowHeight?: number }) {
  const { t } = useText()
  return (
    <div role="status" aria-label={t('ui.loading')} className="after-150">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} style={{ height: rowHeight }} className="flex items-center gap-6 border-b border-line px-4">
          {barWidths.map((width, bar) => (
            <SkeletonBar key={bar} width={width - ((row * 7 + bar * 5) % 4) * 4} />
          ))}
        </div>
      ))}
    </div>
  )
}

const barWidths = [96, 72, 128, 160, 64]

/** One grey bar, 12 px high. */
export function SkeletonBar({ width }: { width: number | string }) {
  return (
    <span aria-hidden className="inline-block h-3 max-w-full rounded-cap bg-hover align-middle" style={{ width }} />
  )
}
