import { plainTitle } from '#src/i18n/plain-title.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { usePaused } from '#src/api/paused.ts'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { failureText } from '#src/commands/gate/retry/failure-text.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { routeText } from '#src/entities/orders/route-text.ts'
import { Combobox } from '#src/ui/combobox.tsx'
import { SelectField, TextField } from '#src/ui/field.tsx'
import { FormDialog } from '#src/ui/form-dialog.tsx'
import { StatusSign } from '#src/ui/status-sign.tsx'
import { transportFields } from '../fields/transport-fields.ts'
import { createTransport } from './create.ts'
import { noTexts, readForm, wordsOf, type FormTexts } from './form.ts'

/** Fields that stand beside each other, by their ids. */
const ROWS: readonly (readonly [columns: string, ...ids: readonly string[]])[] = [
  ['grid-cols-1', 'customerName'],
  ['grid-cols-[88px_1fr_144px]', 'originPostalCode', 'origin', 'originCountry'],
  ['grid-cols-2', 'loadingDate', 'loadingWindow'],
  ['grid-cols-[88px_1fr_144px]', 'destinationPostalCode', 'destination', 'destinationCountry'],
  ['grid-cols-2', 'unloadingDate', 'unloadingWindow'],
  ['grid-cols-1', 'cargo'],
  ['grid-cols-3', 'weightKg', 'loadingMeters', 'vehicleType'],
]
const REQUIRED = ['customerName', 'origin', 'destination']

/** The form of a new transport: of a confirmed order, or as it is typed. It stands until the server has it. */
export function CreateDialog({ context, onClose }: { context: CommandContext; onClose(): void }) {
  const { t } = useText()
  const format = useFormat()
  const form = useRef<HTMLFormElement>(null)
  const [texts, setTexts] = useState(noTexts)
  const [order, setOrder] = useState<{ id: string | undefined; text: string }>({ id: undefined, text: '' })
  const [isChecked, setChecked] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const reading = readForm(texts, wordsOf(t, format))
  const isLost = order.id === undefined && order.text.trim() !== ''
  const submit = async () => {
    setChecked(true)
    const [wrong] = isLost ? ['orderId'] : order.id === undefined ? Object.keys(reading.errors) : []
    if (wrong !== undefined) return form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    if (isSending) return
    setSending(true)
    setFailure(undefined)
    try {
      await createTransport(context, order.id === undefined ? reading.body : { orderId: order.id })
      onClose()
    } catch (error) {
      setFailure(failureText(error, t) ?? t('fields.failed'))
      setSending(false)
    }
  }
  return (
    <FormDialog
      ref={form}
      title={plainTitle(t('transports.create.title'))}
      confirm={t('transports.create.confirm')}
      width={640}
      onCancel={onClose}
      onSubmit={() => void submit()}
    >
      <OrderField
        value={order}
        error={isChecked && isLost ? t('list.filter.nameWrong') : undefined}
        onChange={setOrder}
      />
      {order.id === undefined &&
        ROWS.map(([columns, ...ids]) => (
          <div key={ids[0]} className={`grid gap-3 ${columns} max-[479px]:grid-cols-1`}>
            {ids.map((id) => (
              <FormField
                key={id}
                id={id}
                texts={texts}
                error={isChecked ? reading.errors[id] : undefined}
                understood={reading.understood[id]}
                isSending={isSending}
                onChange={(text) => setTexts({ ...texts, [id]: text })}
              />
            ))}
          </div>
        ))}
      {failure !== undefined && (
        <p role="alert" className="flex items-start gap-1.5 text-chip">
          <StatusSign status="failure" className="mt-px" />
          {failure}
        </p>
      )}
    </FormDialog>
  )
}

function FormField(props: {
  id: string
  texts: FormTexts
  error: string | undefined
  understood: string | undefined
  isSending: boolean
  onChange(text: string): void
}) {
  const { id, texts, error, understood, isSending, onChange } = props
  const { t } = useText()
  const format = useFormat()
  const field = transportFields.find((one) => one.id === id)
  if (field === undefined) return null
  const { kind, label, name } = field
  const shared = { name: id, value: texts[id] ?? '', error, required: REQUIRED.includes(id) }
  // Beside the other end of the way only the whole name says which one it is.
  const title = t(field.section === 'way' ? name : label)
  if (kind.control === 'choice') {
    return (
      <SelectField {...shared} label={title} onChange={(event) => onChange(event.target.value)}>
        {kind.options?.(wordsOf(t, format)).map(({ value, word }) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </SelectField>
    )
  }
  return (
    <TextField
      {...shared}
      label={title}
      hint={kind.hint && t(kind.hint)}
      understood={understood}
      align={kind.align}
      inputMode={kind.inputMode}
      maxLength={kind.maxLength}
      readOnly={isSending}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

/** Most orders that are offered. */
const MOST = 10

/** The order it is for, by its number or customer; none means that it is typed. */
function OrderField(props: {
  value: { id: string | undefined; text: string }
  error: string | undefined
  onChange(value: { id: string | undefined; text: string }): void
}) {
  const { value, error, onChange } = props
  const { t } = useText()
  const asked = usePaused(value.text)
  const q = asked.trim().slice(0, 200)
  const query = { status: 'CONFIRMED', unassigned: 'true', limit: MOST, ...(q !== '' && { q }) } as const
  const found = useQuery({
    ...queryFor(useCall(), 'orders.list', { query }),
    enabled: value.id === undefined && value.text !== '',
    placeholderData: keepPreviousData,
  })
  const isCurrent = value.id === undefined && value.text !== '' && asked === value.text && !found.isPlaceholderData
  const orders = isCurrent ? (found.data?.data ?? []) : []
  return (
    <Combobox
      name="orderId"
      data-autofocus
      label={t('records.order')}
      hint={t('transports.create.order.hint')}
      error={error}
      value={value.text}
      options={orders.map((order) => ({
        id: order.id,
        label: order.orderNumber,
        detail: `${order.customerName} · ${routeText(order)}`,
      }))}
      loading={value.id === undefined && value.text !== '' && (found.isFetching || asked !== value.text)}
      showEmpty={value.text !== '' && value.id === undefined}
      onChange={(text) => onChange({ id: undefined, text })}
      onPick={({ id, label }) => onChange({ id, text: label })}
    />
  )
}
