import { Plus, X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { KeyCaps, type Keys } from '../keys/key-cap.tsx'

/**
 * A filter that is set: name, value, and a cross to take it away. `onEdit` makes its words a button; with the focus in it
 * Delete and Backspace take it away too.
 */
export function Chip(props: { label: string; value: ReactNode; onRemove?: () => void; onEdit?: () => void }) {
  const { label, value, onRemove, onEdit } = props
  const { t } = useText()
  const onKeyDown = (event: KeyboardEvent) => {
    if (!onRemove || (event.key !== 'Delete' && event.key !== 'Backspace') || event.repeat) return
    event.preventDefault()
    event.stopPropagation()
    onRemove()
  }
  const words = (
    <>
      <span className="text-text-3">{label}:</span> <span className="text-text">{value}</span>
    </>
  )
  return (
    <span
      data-removable={onRemove ? '' : undefined}
      onKeyDown={onKeyDown}
      className="inline-flex h-6 max-w-full min-w-0 items-center rounded-control border border-line-strong text-chip whitespace-nowrap"
    >
      {onEdit ? (
        <button
          type="button"
          aria-keyshortcuts={onRemove && 'Delete Backspace'}
          onClick={onEdit}
          className="h-full min-w-0 truncate rounded-control px-2 hover:bg-hover"
        >
          {words}
        </button>
      ) : (
        <span className="min-w-0 truncate px-2">{words}</span>
      )}
      {onRemove && (
        <button
          type="button"
          aria-label={t('ui.remove', { name: label })}
          onClick={onRemove}
          className="-ml-1 inline-flex size-6 shrink-0 items-center justify-center rounded-control text-text-2 hover:bg-hover"
        >
          <X aria-hidden size={14} strokeWidth={1.75} />
        </button>
      )}
    </span>
  )
}

/** The dashed chip that adds one more. */
export function AddChip({ children, keys, onClick }: { children: ReactNode; keys?: Keys; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="press inline-flex h-6 shrink-0 items-center gap-1 rounded-control border border-dashed border-control pr-1 pl-1.5 text-chip text-text-2 hover:bg-hover"
    >
      <Plus aria-hidden size={14} strokeWidth={1.75} />
      {children}
      {keys && <KeyCaps keys={keys} small />}
    </button>
  )
}
