import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { classes } from '#src/ui/classes.ts'
import { announce } from '#src/ui/live-region.tsx'
import { FieldEditor } from './order-field-editor.tsx'
import { useFieldPlace } from './order-field-place.tsx'
import { nameOf, valuesOf, type OrderField } from './order-fields.ts'

/** The value of a field: a button while it is read, a control while it is typed in, in the same place and height. */
export function FieldCell({ field, align }: { field: OrderField; align?: 'right' }) {
  const { t } = useText()
  const place = useFieldPlace()
  const root = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const entry = place.open.get(field.id)
  const isOpen = entry !== undefined && entry.state !== 'sending'
  const refusal = place.refusal(field)

  useLayoutEffect(() => {
    const isWanted = place.isWanted(field.id)
    // The control that had the focus was replaced by another one: it is still here that the person is.
    const isLost = hadFocus.current && (document.activeElement === document.body || document.activeElement === null)
    if (!isWanted && !isLost) return
    const target =
      root.current?.querySelector<HTMLElement>('[data-harmless]') ??
      root.current?.querySelector<HTMLElement>('input, select, textarea, button')
    if (target === null || target === undefined) return
    if (isWanted) place.fulfil()
    target.focus()
    target.scrollIntoView({ block: 'nearest' })
    if (isWanted && target instanceof HTMLInputElement) target.select()
    if (isWanted && target instanceof HTMLTextAreaElement)
      target.setSelectionRange(target.value.length, target.value.length)
  })

  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (root.current?.contains(event.relatedTarget) === true) return
    const isDialog = event.relatedTarget instanceof Element && event.relatedTarget.closest('dialog') !== null
    if (!event.target.isConnected || !document.hasFocus() || isDialog) return
    hadFocus.current = false
    if (!isOpen) return
    const isBeside = event.relatedTarget?.closest('[data-fields]') === root.current?.closest('[data-fields]')
    // Whoever goes on to another field means what was typed; whoever goes elsewhere finds it as it was.
    if ((isBeside && event.relatedTarget !== null) || entry.isFresh) place.save(field)
  }
  const onLeave = () => {
    hadFocus.current = false
  }
  return (
    <div
      ref={root}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={onBlur}
      className={classes(
        'min-w-0',
        isOpen ? 'grow basis-16 has-[[data-waits]]:basis-full' : align === undefined && 'max-w-full',
      )}
    >
      {isOpen ? (
        <FieldEditor field={field} entry={entry} align={align} onLeave={onLeave} />
      ) : (
        <ValueButton
          id={field.id}
          label={nameOf(field, t)}
          shown={field.kind.shown(valuesOf(place.shown, field), place.words)}
          isPending={entry !== undefined}
          refusal={refusal && t(refusal)}
          isEditable
          align={align}
          onEdit={() => place.edit(field)}
        />
      )}
    </div>
  )
}

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
        aria-label={`${label}: ${shown === NOTHING ? t('orders.fields.empty') : shown}`}
        aria-busy={isPending || undefined}
        tabIndex={place.current === id ? 0 : -1}
        data-autofocus={place.current === id || undefined}
        onFocus={() => place.setCurrent(id)}
        onBlur={() => setTold(false)}
        onClick={onClick}
        onDoubleClick={act}
        className={classes(
          '-mx-1 min-h-6 max-w-[calc(100%+8px)] rounded-control px-1 py-0.5 break-words whitespace-pre-wrap',
          align === 'right' ? 'text-right' : 'text-left',
          isPending === true ? 'text-text-3' : shown === NOTHING ? 'text-text-3' : 'text-text',
          refusal === undefined ? 'hover:bg-hover' : 'cursor-default',
        )}
      >
        <bdi>{props.children ?? shown}</bdi>
        {isPending === true && <span className="sr-only"> {t('orders.form.sending')}</span>}
      </button>
      {isTold && refusal !== undefined && (
        <p className="absolute inset-x-0 top-full z-10 rounded-toast border border-line-strong bg-raised px-2 py-1 text-chip shadow-float">
          {refusal}
        </p>
      )}
    </>
  )
}

/** Moves between the fields around a key press: ↑↓ or j k, Home and End. */
export function moveBetweenFields(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  if (!(event.target instanceof HTMLElement) || event.target.closest('button[data-field]') === null) return
  // A letter must not lead into a field that is still open, where the next one would be typed.
  const wanted = event.key === 'j' || event.key === 'k' ? 'button[data-field]' : '[data-field]'
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(wanted)]
  const at = all.findIndex((field) => field === event.target)
  const to = targetOf(event.key, at, all.length)
  const target = to === undefined ? undefined : all[to]
  if (target === undefined) return
  event.preventDefault()
  target.focus()
  target.scrollIntoView({ block: 'nearest' })
}

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'j') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp' || key === 'k') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
