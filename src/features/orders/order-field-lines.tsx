import { Mail, Phone } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import type { Order } from '#src/contract/order.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { ExternalLink } from '#src/ui/link.tsx'
import { useTip } from '#src/ui/tip.tsx'
import { FieldCell, moveBetweenFields } from './order-field-cell.tsx'
import { FieldPlaceProvider, useFieldPlace, useFieldsOf } from './order-field-place.tsx'
import type { OpenFields } from './order-field-store.ts'
import { labelOf, orderField, orderFields, type OrderField } from './order-fields.ts'

/** The first field of the first section. */
const FIRST = 'status'

/**
 * Around all fields of an order in one panel: ↑↓ move between them, and with `folds` those that hold nothing are folded
 * away until they are asked for.
 */
export function OrderFields({ order, folds, children }: { order: Order; folds?: boolean; children: ReactNode }) {
  const { t } = useText()
  const container = useRef<HTMLDivElement>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  const place = useFieldsOf(order, container)
  const isFolding = folds === true && !isUnfolded
  const folded = folds === true ? orderFields.filter((field) => isFoldable(field, place.shown, place.open)).length : 0
  const isFolded = (field: OrderField) => isFolding && isFoldable(field, place.shown, place.open)
  const at = orderField(place.current ?? '')
  // The one field that Tab comes to must be there: it may have been folded away.
  const current = place.current === undefined || (at !== undefined && isFolded(at)) ? FIRST : place.current
  return (
    <FieldPlaceProvider value={{ ...place, current, isFolded }}>
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
              {isUnfolded ? t('orders.fields.fold') : t('orders.fields.unfold', { count: folded })}
            </Button>
          </div>
        )}
      </div>
    </FieldPlaceProvider>
  )
}

function isFoldable({ id, optional, props }: OrderField, order: Order, open: OpenFields): boolean {
  if (optional === undefined || open.has(id)) return false
  return props.every((name) => {
    const value = order[name]
    return value === undefined || value === '' || String(value) === optional
  })
}

/** Fields of a section one below the other; those of one line side by side. */
export function FieldLines({ fields }: { fields: readonly OrderField[] }) {
  const { t } = useText()
  const { isFolded } = useFieldPlace()
  return linesOf(fields)
    .filter((line) => line.some((field) => !isFolded(field)))
    .map((line) => {
      const [first] = line
      const word = first?.line === undefined ? first && labelOf(first, t) : t(`orders.line.${first.line}` as TextKey)
      return (
        <Line key={first?.id} label={word} whole={first?.link !== undefined}>
          {line.map((field) => (
            <FieldCell key={field.id} field={field} />
          ))}
          {first?.link && <Reach field={first} />}
        </Line>
      )
    })
}

function linesOf(fields: readonly OrderField[]): OrderField[][] {
  const lines: OrderField[][] = []
  for (const field of fields) {
    const last = lines.at(-1)
    if (field.line !== undefined && last?.[0]?.line === field.line) last.push(field)
    else lines.push([field])
  }
  return lines
}

/** A label of 88 px and what belongs to it, 24 px high; messages of its fields float below. `whole` never wraps. */
export function Line(props: {
  label: ReactNode
  children: ReactNode
  amount?: boolean
  whole?: boolean
  /** The sum of the amounts above it, below a line. */
  isSum?: boolean
}) {
  const { label, children, amount, whole, isSum } = props
  return (
    <div
      className={classes(
        'relative flex min-h-6 gap-x-2 has-[[data-waits]]:flex-wrap',
        isSum && 'my-0.5 border-t border-line-strong pt-0.5 font-semibold [&_dt]:text-text',
      )}
    >
      <dt className={classes('py-0.5', amount ? 'grow text-text-2' : 'w-[88px] shrink-0 text-text-3')}>{label}</dt>
      <dd
        className={classes(
          'flex min-w-0',
          whole ? 'gap-x-1' : 'gap-x-3',
          // What waits for a decision needs the whole width.
          amount ? 'w-32 shrink-0 justify-end text-right has-[[data-waits]]:w-full' : 'grow basis-0 items-start',
          amount || whole ? 'flex-nowrap' : 'flex-wrap',
        )}
      >
        {children}
      </dd>
    </div>
  )
}

/** A word of the record that is not typed: derived, or set by the server. */
export function Fact({
  children,
  ...line
}: {
  label: ReactNode
  children: ReactNode
  amount?: boolean
  isSum?: boolean
}) {
  return (
    <Line {...line}>
      <span className="min-w-0 py-0.5 break-words">{children}</span>
    </Line>
  )
}

/** Calls or writes to the person behind a field. */
function Reach({ field }: { field: OrderField }) {
  const { shown, open, current } = useFieldPlace()
  const [name] = field.props
  const value = name === undefined ? undefined : shown[name]
  if (typeof value !== 'string' || value === '' || open.has(field.id)) return null
  return (
    <ReachLink kind={field.link === 'mailto' ? 'mailto' : 'tel'} value={value} isReachable={current === field.id} />
  )
}

function ReachLink({ kind, value, isReachable }: { kind: 'tel' | 'mailto'; value: string; isReachable: boolean }) {
  const { t } = useText()
  const Icon = kind === 'tel' ? Phone : Mail
  const { target, tip } = useTip(t(kind === 'tel' ? 'orders.fields.call' : 'orders.fields.write'), { describes: true })
  return (
    <>
      <ExternalLink
        href={`${kind}:${kind === 'tel' ? value.replaceAll(/[^\d+]/g, '') : value}`}
        tabIndex={isReachable ? 0 : -1}
        {...target}
        className="inline-flex size-6 shrink-0 items-center justify-center"
      >
        <Icon aria-hidden size={14} strokeWidth={1.75} />
        <span className="sr-only">{value}</span>
      </ExternalLink>
      {tip}
    </>
  )
}
