import type { Ref } from 'react'
import type { Order } from '#src/contract/order.ts'
import { may } from '#src/domain/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxField, SelectField, TextAreaField, TextField } from '#src/ui/field.tsx'
import { useSession } from '#src/workspace/session.tsx'
import type { BulkInput } from './order-bulk.ts'
import { isUnderstood, type BulkDraft } from './order-bulk-plan.ts'
import { understoodText } from './order-bulk-words.ts'
import { fieldText } from './order-values.ts'

interface FieldsProps {
  draft: BulkDraft
  /** Whose change it is. */
  orders: readonly Order[]
  onChange(draft: BulkDraft): void
  readOnly: boolean
  /** Shows the field of the reason, and how many rules could be overridden with it. */
  asksReason: boolean
  overridable: number
  reasonRef: Ref<HTMLTextAreaElement>
}

/** What of a bulk change is typed: the change itself, and the reason where the rules ask for one. */
export function OrderBulkFields(props: FieldsProps) {
  const { draft, orders, onChange, readOnly, asksReason, overridable, reasonRef } = props
  const { t } = useText()
  const { role } = useSession()
  const { input } = draft
  const isTyped = input.kind === 'price' || input.kind === 'dates'
  if (!isTyped && !asksReason) return null
  return (
    <div className="flex flex-col gap-3 border-b border-line px-4 py-3">
      {isTyped && (
        <TypedFields
          input={input}
          orders={orders}
          readOnly={readOnly}
          onChange={(changed) => onChange({ ...draft, input: changed })}
        />
      )}
      {asksReason && (
        <TextAreaField
          ref={reasonRef}
          label={t('orders.reason')}
          hint={t('orders.bulk.reasonFor')}
          rows={2}
          maxLength={1000}
          readOnly={readOnly}
          value={draft.reason}
          onChange={(event) => onChange({ ...draft, reason: event.target.value })}
        />
      )}
      {asksReason && overridable > 0 && may(role, 'orders.override') && (
        <CheckboxField
          label={t('orders.bulk.override', { count: overridable })}
          disabled={readOnly}
          checked={draft.override}
          onChange={() => onChange({ ...draft, override: !draft.override })}
        />
      )}
    </div>
  )
}

type TypedInput = Extract<BulkInput, { text: string }>

function TypedFields(props: {
  input: TypedInput
  orders: readonly Order[]
  readOnly: boolean
  onChange(input: TypedInput): void
}) {
  const { input, orders, readOnly, onChange } = props
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const words = input.kind === 'dates' ? 'orders.shiftDates' : 'orders.changePrice'
  const isWrong = input.text.trim() !== '' && !isUnderstood(input)
  const prices = may(role, 'orders.setCarrierPrice')
    ? (['customerPrice', 'carrierPrice'] as const)
    : (['customerPrice'] as const)
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField
        label={t(`${words}.by`)}
        hint={t(`${words}.hint`)}
        data-autofocus
        readOnly={readOnly}
        maxLength={20}
        value={input.text}
        error={isWrong ? t(`${words}.wrong`) : undefined}
        understood={understoodText(input, orders, t, format)}
        onChange={(event) => onChange({ ...input, text: event.target.value })}
      />
      {input.kind === 'dates' ? (
        <SelectField
          label={t('orders.shiftDates.stops')}
          disabled={readOnly}
          value={input.stops}
          onChange={(event) => onChange({ ...input, stops: oneOf(STOPS, event.target.value) })}
        >
          {STOPS.map((stops) => (
            <option key={stops} value={stops}>
              {t(`orders.shiftDates.${stops}`)}
            </option>
          ))}
        </SelectField>
      ) : (
        <SelectField
          label={t('orders.changePrice.field')}
          disabled={readOnly}
          value={input.field}
          onChange={(event) => onChange({ ...input, field: oneOf(prices, event.target.value) })}
        >
          {prices.map((field) => (
            <option key={field} value={field}>
              {fieldText(field, t)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}

const STOPS = ['both', 'pickup', 'delivery'] as const

function oneOf<T extends string>(known: readonly [T, ...T[]], value: string): T {
  return known.find((one) => one === value) ?? known[0]
}
