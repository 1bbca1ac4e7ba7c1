import { useRef, useState, type ReactNode } from 'react'
import { useRowKeys } from '#src/commands/keys/local-keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { FieldCell } from '../editor/cell.tsx'
import { fieldOf, type EditableFields, type EditableRecord, type Field } from '../field.ts'
import { Line } from './line.tsx'
import { FieldPlaceProvider, useFieldPlace, type FieldPlace } from '../editor/place.tsx'
import { Reach } from './reach.tsx'
import type { OpenFields } from '../saving/store.ts'
import { useFieldsOf } from '../use-fields-of.ts'
import { moveBetweenFields, stepBetweenFields } from './field-navigation.ts'

/**
 * Around all fields of a record in one panel: ↑↓ move between them, and with `folds` those that hold nothing are folded
 * away until they are asked for.
 */
export function FieldsOf<T extends EditableRecord>(props: {
  fields: EditableFields<T>
  record: T
  folds?: boolean
  children: ReactNode
}) {
  const { fields, record, folds, children } = props
  const { t } = useText()
  const container = useRef<HTMLDivElement>(null)
  useRowKeys(container, stepBetweenFields)
  const [isUnfolded, setUnfolded] = useState(false)
  const own = useFieldsOf(fields, record, container)
  const isFolding = folds === true && !isUnfolded
  const folded = folds === true ? fields.all.filter((field) => isFoldable(field, own.shown, own.open)).length : 0
  const isFolded = (field: Field<T>) => isFolding && isFoldable(field, own.shown, own.open)
  const at = fieldOf(fields, own.current ?? '')
  // The one field that Tab comes to must be there: it may have been folded away.
  const current = own.current === undefined || (at !== undefined && isFolded(at)) ? fields.first : own.current
  const place: FieldPlace<T> = { ...own, current, isFolded }
  return (
    <FieldPlaceProvider value={place}>
      <div ref={container} data-fields onKeyDown={moveBetweenFields} className="contents">
        {children}
        {folded > 0 && (
          <div className="border-b border-line px-4 py-1 last:border-b-0">
            <Button
              variant="quiet"
              aria-expanded={isUnfolded}
              className="-ml-2 text-chip text-text-2"
              onClick={() => setUnfolded((before) => !before)}
            >
              {isUnfolded ? t('fields.fold') : t('fields.unfold', { count: folded })}
            </Button>
          </div>
        )}
      </div>
    </FieldPlaceProvider>
  )
}

function isFoldable({ id, optional, props }: Field, record: EditableRecord, open: OpenFields): boolean {
  if (optional === undefined || open.has(id)) return false
  return props.every((name) => {
    const value = record[name]
    return value === undefined || value === '' || String(value) === optional
  })
}

/** Fields of a section one below the other; those of one line side by side. A line that holds nothing has one dash. */
export function FieldLines({ fields }: { fields: readonly Field[] }) {
  const { t } = useText()
  const { isFolded } = useFieldPlace()
  return linesOf(fields)
    .filter((line) => line.some((field) => !isFolded(field)))
    .map((line) => {
      const [first] = line
      return (
        <Line key={first?.id} label={first && t(first.line ?? first.label)} whole={first?.link !== undefined}>
          <FieldCells line={line} />
          {first?.link && <Reach field={first} />}
        </Line>
      )
    })
}

/** The fields of one line; one dash where it holds nothing. */
export function FieldCells({ line }: { line: readonly Field[] }) {
  const place = useFieldPlace()
  return (isBlank(line, place) ? line.slice(0, 1) : line).map((field) => <FieldCell key={field.id} field={field} />)
}

/** Whether nothing stands in any field of a line, and no one types there. */
function isBlank(line: readonly Field[], { shown, open, isWanted, current }: FieldPlace): boolean {
  return line.every(
    ({ id, props }, at) =>
      !open.has(id) &&
      !isWanted(id) &&
      (at === 0 || current !== id) &&
      props.every((name) => (shown[name] ?? '') === ''),
  )
}

function linesOf(fields: readonly Field[]): Field[][] {
  const lines: Field[][] = []
  for (const field of fields) {
    const last = lines.at(-1)
    if (field.line !== undefined && last?.[0]?.line === field.line) last.push(field)
    else lines.push([field])
  }
  return lines
}
