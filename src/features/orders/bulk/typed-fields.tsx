import type { ReactNode } from 'react'
import type { Order } from '#src/contract/orders/order.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { WithCalendar } from '#src/ui/calendar/with-calendar.tsx'
import { SelectField, TextField } from '#src/ui/form/field.tsx'
import type { BulkInputProps } from '#src/records/bulk/plan.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import { isUnderstood, moveOf, type BulkInput } from './input.ts'
import { understoodText } from './words.ts'
import { fieldText } from '../order-values.ts'

export type TypedInput = Extract<BulkInput, { text: string }>

/** How much prices or dates change, as it is typed, and which of them. */
export function TypedFields(props: BulkInputProps<Order, TypedInput>) {
  const { input, records, readOnly, onChange } = props
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const words = input.kind === 'dates' ? 'orders.shiftDates.' : 'orders.changePrice.'
  const isWrong = input.text.trim() !== '' && !isUnderstood(input)
  const prices = may(role, 'orders.setCarrierPrice')
    ? (['customerPrice', 'carrierPrice'] as const)
    : (['customerPrice'] as const)
  const field = (calendar?: ReactNode) => (
    <TextField
      label={t(`${words}by`)}
      hint={t(`${words}hint`)}
      unit={calendar}
      data-autofocus
      readOnly={readOnly}
      maxLength={40}
      value={input.text}
      error={isWrong ? t(`${words}wrong`) : undefined}
      understood={understoodText(input, records, t, format)}
      onChange={(event) => onChange({ ...input, text: event.target.value })}
    />
  )
  return (
    <div className="grid grid-cols-2 gap-4">
      {input.kind === 'dates' ? (
        <WithCalendar
          day={moveOf(input, records[0])?.date}
          readOnly={readOnly}
          onPick={(day) => onChange({ ...input, text: day })}
        >
          {field}
        </WithCalendar>
      ) : (
        field()
      )}
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
