import { useState, type MouseEvent, type ReactNode } from 'react'
import { NOTHING } from '#src/i18n/format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { announce } from '#src/ui/live-region.tsx'
import { useFieldPlace } from './place.tsx'

/** A value that takes the focus; Enter, `e`, F2 or a double click changes it, or says why that cannot be done. */
export function ValueButton(props: {
  id: string
  label: string
  shown: string
  /** How it is drawn, where it is not just its words. */
  children?: ReactNode
  isPending?: boolean
  isEditable?: boolean
  refusal?: string | undefined
  align?: 'right' | undefined
  onEdit(): void
}) {
  const { id, label, shown, isPending, refusal, align } = props
  const { t } = useText()
  const place = useFieldPlace()
  const [isTold, setTold] = useState(false)
  const act = () => {
    if (refusal === undefined) return props.onEdit()
    setTold(true)
    announce(refusal)
  }
  const onClick = (event: MouseEvent) => {
    // A key or a screen reader presses it; with the mouse the first click only chooses.
    if (event.detail === 0) act()
  }
  return (
    <>
      <button
        type="button"
        data-field={id}
        data-editable={(props.isEditable === true && refusal === undefined) || undefined}
        aria-disabled={refusal !== undefined || undefined}
        aria-label={`${label}: ${shown === NOTHING ? t('fields.empty') : shown}`}
        aria-busy={isPending || undefined}
        tabIndex={place.current === id ? 0 : -1}
        data-autofocus={place.current === id || undefined}
        onFocus={() => place.setCurrent(id)}
        onBlur={() => setTold(false)}
        onClick={onClick}
        onDoubleClick={act}
        className={classes(
          '-mx-1 min-h-6 max-w-[calc(100%+8px)] rounded-control px-1 py-0.5 break-words whitespace-pre-wrap',
          align === 'right' ? 'text-right' : 'text-left has-[[data-amounts]]:w-[calc(100%+8px)]',
          isPending === true ? 'text-text-3' : shown === NOTHING ? 'text-text-3' : 'text-text',
          refusal === undefined ? 'hover:bg-hover' : 'cursor-default',
        )}
      >
        <bdi>{props.children ?? shown}</bdi>
        {isPending === true && <span className="sr-only"> {t('fields.sending')}</span>}
      </button>
      {isTold && refusal !== undefined && (
        <p className="absolute inset-x-0 top-full z-10 rounded-toast border border-line-strong bg-raised px-2 py-1 text-chip shadow-float">
          {refusal}
        </p>
      )}
    </>
  )
}
