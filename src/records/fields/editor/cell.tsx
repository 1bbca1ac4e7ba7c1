import { useLayoutEffect, useRef, type FocusEvent } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { FieldEditor } from './editor.tsx'
import { valuesOf, type Field } from '../field.ts'
import { useFieldPlace } from './place.tsx'
import { ValueButton } from './value-button.tsx'

/** The value of a field: a button while it is read, a control while it is typed in, in the same place and height. */
export function FieldCell({ field, align }: { field: Field; align?: 'right' }) {
  const { t } = useText()
  const place = useFieldPlace()
  const root = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  const entry = place.open.get(field.id)
  const isOpen = entry !== undefined && entry.state !== 'sending'
  const refusal = place.refusal(field.permission)
  // What is typed in one field shows at once in those that hold the same in another form.
  const values = valuesOf(place.expected, field)
  const rows = field.kind.rows?.(values, place.words) ?? []

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
    // A panel that has just opened gets its width, and the fields their places, a moment later.
    const settle = () => document.activeElement === target && target.scrollIntoView({ block: 'nearest' })
    if (isWanted) requestAnimationFrame(() => requestAnimationFrame(settle))
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
    // Anyone who goes on to another field means what was typed; anyone who goes elsewhere finds it as it was.
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
        rows.length > 0 && 'grow',
        isOpen ? 'grow basis-16 has-[[data-waits]]:basis-full' : align === undefined && 'max-w-full',
      )}
    >
      {isOpen ? (
        <FieldEditor field={field} entry={entry} align={align} onLeave={onLeave} />
      ) : (
        <ValueButton
          id={field.id}
          label={t(field.name)}
          shown={field.kind.shown(values, place.words)}
          isPending={entry !== undefined}
          refusal={refusal && t(refusal)}
          isEditable
          align={align}
          onEdit={() => place.edit(field)}
        >
          {rows.length > 0 ? <Amounts rows={rows} /> : undefined}
        </ValueButton>
      )}
    </div>
  )
}

/** Words at the left, amounts one below the other at the right. */
function Amounts({ rows }: { rows: readonly (readonly [word: string, amount: string])[] }) {
  return (
    <span data-amounts className="flex flex-col">
      {rows.map(([word, amount], at) => (
        <span key={at} className="flex justify-between gap-x-3">
          <span className="min-w-0 break-words text-text-2">{word}</span>
          <span className="shrink-0 text-right">{amount}</span>
        </span>
      ))}
    </span>
  )
}
