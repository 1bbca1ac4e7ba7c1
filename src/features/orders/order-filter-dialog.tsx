import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { FILTER_STATUSES } from '#src/domain/order-status.ts'
import { may } from '#src/domain/roles.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxField, TextField } from '#src/ui/field.tsx'
import { FormDialog } from '#src/ui/form-dialog.tsx'
import { useSession } from '#src/workspace/session.tsx'
import { DayRangeFields } from './day-range-fields.tsx'
import { FILTER_PRIORITIES, type FilterKey, type OrderFilters, type OrderSearch } from './order-filters.ts'
import { PartnerField } from './partner-field.tsx'
import { useFilterForm } from './use-filter-form.ts'

/** All filters of the list in one form: Tab and Space, dates as people type them, Enter applies. */
export function OrderFilterDialog(props: {
  search: OrderSearch
  /** The filter whose field gets the focus; the text otherwise. */
  field?: FilterKey
  onCancel(): void
  onApply(filters: OrderFilters): void
}) {
  const { search, field, onCancel, onApply } = props
  const { t } = useText()
  const { role } = useSession()
  const element = useRef<HTMLFormElement>(null)
  const mayReadPartners = may(role, 'partners.read')
  const filters = useFilterForm(search)
  const { values, errors, set, toggle } = filters
  const isPartner = field === 'customer' || field === 'carrier'
  const first: FilterKey = field === undefined || (isPartner && !mayReadPartners) ? 'q' : field
  const focused = (name: FilterKey) => (first === name ? { 'data-autofocus': '' } : {})
  useLayoutEffect(() => {
    const active = document.activeElement
    if (active instanceof HTMLInputElement && active.type === 'text') active.select()
  }, [])
  useFocusOnError(element, filters.attempts)

  const submit = () => {
    const result = filters.submit()
    if (result !== undefined) onApply(result)
  }
  return (
    <FormDialog
      ref={element}
      title={t('orders.filters.title')}
      placement="top"
      width={680}
      confirm={t('orders.filters.apply')}
      onCancel={onCancel}
      onSubmit={submit}
    >
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-4">
        <TextField
          label={t('orders.filter.text')}
          hint={t('orders.filter.text.hint')}
          value={values.q}
          maxLength={200}
          className="sm:col-span-2"
          {...focused('q')}
          onChange={(event) => set({ q: event.target.value })}
        />
        <TextField
          label={t('orders.filter.city')}
          hint={t('orders.filter.city.hint')}
          value={values.city}
          maxLength={100}
          {...focused('city')}
          onChange={(event) => set({ city: event.target.value })}
        />
        <TextField
          label={t('orders.filter.areas.label')}
          hint={t('orders.filter.areas.hint')}
          value={values.plz}
          error={errors.plz ? t('orders.filter.areasWrong') : undefined}
          {...focused('plz')}
          onChange={(event) => set({ plz: event.target.value })}
        />
      </div>
      <BoxGroup title={t('orders.column.status')}>
        {FILTER_STATUSES.map((status, index) => (
          <CheckboxField
            key={status}
            label={t(`order.status.${status}`)}
            checked={values.statuses.includes(status)}
            {...(index === 0 && focused('status'))}
            onChange={() => toggle('statuses', status)}
          />
        ))}
      </BoxGroup>
      <BoxGroup title={t('orders.field.priority')}>
        {FILTER_PRIORITIES.map((priority, index) => (
          <CheckboxField
            key={priority}
            label={t(`orders.priority.${priority}`)}
            checked={values.priorities.includes(priority)}
            {...(index === 0 && focused('prio'))}
            onChange={() => toggle('priorities', priority)}
          />
        ))}
      </BoxGroup>
      <BoxGroup title={t('orders.filter.assignment')}>
        <CheckboxField
          label={t('orders.filter.unassigned')}
          checked={values.unassigned}
          className="sm:col-span-2"
          {...focused('unassigned')}
          onChange={() => set({ unassigned: !values.unassigned })}
        />
      </BoxGroup>
      {mayReadPartners && (
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          {(['customer', 'carrier'] as const).map((kind) => (
            <PartnerField
              key={kind}
              kind={kind}
              label={t(`orders.${kind}`)}
              value={values[kind]}
              error={errors[kind] ? t('orders.filter.partnerWrong') : undefined}
              focused={first === kind}
              onChange={(value) => set({ [kind]: value })}
            />
          ))}
        </div>
      )}
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-4">
        <DayRangeFields
          labels={[t('orders.filter.pickupFrom'), t('orders.filter.pickupTo')]}
          names={['from', 'to']}
          range={filters.pickup}
          values={values}
          showErrors={filters.attempts > 0}
          focused={first}
          onChange={set}
        />
        <DayRangeFields
          labels={[t('orders.filter.deliveryFrom'), t('orders.filter.deliveryTo')]}
          names={['dfrom', 'dto']}
          range={filters.delivery}
          values={values}
          showErrors={filters.attempts > 0}
          focused={first}
          onChange={set}
        />
      </div>
    </FormDialog>
  )
}

function BoxGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-0.5 text-chip text-text-2">{title}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">{children}</div>
    </fieldset>
  )
}

/** After an attempt that failed the keyboard is on the first field that has to be mended. */
function useFocusOnError(form: { current: HTMLFormElement | null }, attempts: number): void {
  useLayoutEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, attempts])
}
