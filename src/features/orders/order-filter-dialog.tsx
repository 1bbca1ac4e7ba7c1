import { useId, useState, type FormEvent } from 'react'
import { epochToZoned } from '#src/domain/dates.ts'
import type { OrderStatus } from '#src/domain/order-status.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { CheckboxField, TextField } from '#src/ui/field.tsx'
import { useSession } from '#src/workspace/session.tsx'
import { may } from '#src/domain/roles.ts'
import {
  FILTER_STATUSES,
  parseAreas,
  parseRange,
  statusesIn,
  type OrderFilters,
  type OrderSearch,
} from './order-filters.ts'
import { PartnerField } from './partner-field.tsx'

interface DialogProps {
  open: boolean
  search: OrderSearch
  onCancel(): void
  onApply(filters: OrderFilters): void
}

/** All filters of the list in one form: Tab and Space, dates as people type them, Enter applies. */
export function OrderFilterDialog(props: DialogProps) {
  return props.open ? <FilterForm {...props} /> : null
}

function FilterForm({ search, onCancel, onApply }: DialogProps) {
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const form = useId()
  const [q, setQ] = useState(search.q ?? '')
  const [statuses, setStatuses] = useState<readonly OrderStatus[]>(statusesIn(search.status))
  const [unassigned, setUnassigned] = useState(search.unassigned === 'true')
  const [customer, setCustomer] = useState(search.customer)
  const [carrier, setCarrier] = useState(search.carrier)
  const [from, setFrom] = useState(search.from === undefined ? '' : shortDate(search.from))
  const [to, setTo] = useState(search.to === undefined ? '' : shortDate(search.to))
  const [plz, setPlz] = useState(search.plz ?? '')
  const [checked, setChecked] = useState(false)
  const [today] = useState(() => epochToZoned(Date.now()).date)

  const range = parseRange(from, to, today)
  const areas = parseAreas(plz)
  const areasWrong = plz.trim() !== '' && areas === undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (range.wrong !== undefined || areasWrong) return
    onApply({
      q: q.trim() || undefined,
      status: statuses.length === 0 ? undefined : FILTER_STATUSES.filter((one) => statuses.includes(one)).join(','),
      unassigned: unassigned ? 'true' : undefined,
      customer,
      carrier,
      from: range.from,
      to: range.to,
      plz: areas,
    })
  }
  const toggle = (status: OrderStatus) =>
    setStatuses((before) => (before.includes(status) ? before.filter((one) => one !== status) : [...before, status]))
  const dateError = (end: 'from' | 'to') => (checked && range.wrong === end ? t('orders.filter.dateWrong') : undefined)
  return (
    <Dialog
      open
      title={t('orders.filters.title')}
      placement="top"
      onCancel={onCancel}
      footer={
        <>
          <Button variant="secondary" keys="Esc" onClick={onCancel}>
            {t('app.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form} keys={t('commands.key.enter')}>
            {t('orders.filters.apply')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="flex flex-col gap-4 p-4">
        <TextField
          label={t('orders.filter.text')}
          hint={t('orders.filter.text.hint')}
          value={q}
          maxLength={200}
          data-autofocus
          onChange={(event) => setQ(event.target.value)}
        />
        <fieldset>
          <legend className="mb-1 text-chip text-text-2">{t('orders.column.status')}</legend>
          <div className="grid grid-cols-3 gap-x-4">
            {FILTER_STATUSES.map((status) => (
              <CheckboxField
                key={status}
                label={t(`order.status.${status}`)}
                checked={statuses.includes(status)}
                onChange={() => toggle(status)}
              />
            ))}
          </div>
        </fieldset>
        <CheckboxField
          label={t('orders.filter.unassigned')}
          checked={unassigned}
          onChange={() => setUnassigned((before) => !before)}
        />
        {may(role, 'partners.read') && (
          <div className="grid grid-cols-2 gap-4">
            <PartnerField kind="customer" label={t('orders.customer')} id={customer} onChange={setCustomer} />
            <PartnerField kind="carrier" label={t('orders.carrier')} id={carrier} onChange={setCarrier} />
          </div>
        )}
        <div className="grid grid-cols-3 gap-4">
          <TextField
            label={t('orders.filter.pickupFrom')}
            hint={t('orders.filter.date.hint')}
            value={from}
            error={dateError('from')}
            understood={range.from && format.dateWithYear(range.from)}
            onChange={(event) => setFrom(event.target.value)}
          />
          <TextField
            label={t('orders.filter.pickupTo')}
            value={to}
            error={dateError('to')}
            understood={range.to && format.dateWithYear(range.to)}
            onChange={(event) => setTo(event.target.value)}
          />
          <TextField
            label={t('orders.filter.areas.label')}
            hint={t('orders.filter.areas.hint')}
            value={plz}
            error={checked && areasWrong ? t('orders.filter.areasWrong') : undefined}
            onChange={(event) => setPlz(event.target.value)}
          />
        </div>
      </form>
    </Dialog>
  )
}

/** `24.11.2026`, which the field reads again. */
function shortDate(date: string): string {
  return date.split('-').toReversed().join('.')
}
