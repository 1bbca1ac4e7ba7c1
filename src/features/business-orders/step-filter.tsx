import { useState } from 'react'
import { useCommandState, useCommands } from '#src/commands/commands-provider.tsx'
import { displayKeys } from '#src/commands/keys.ts'
import { workflowProgress } from '#src/domain/workflow-progress.ts'
import { FILTER_STATUSES, type OrderStatus } from '#src/domain/order-status.ts'
import { useText } from '#src/i18n/use-text.ts'
import { AddChip, Chip } from '#src/ui/chip.tsx'
import { CheckboxField } from '#src/ui/field.tsx'
import { FormDialog } from '#src/ui/form-dialog.tsx'
import { FilterRow } from '#src/ui/page-header.tsx'

/** The filter that is set as a chip, and the way to set one. */
export function StepFilterRow(props: { statuses: readonly OrderStatus[]; onOpen(): void; onClear(): void }) {
  const { statuses, onOpen, onClear } = props
  const { t } = useText()
  const { mac } = useCommands()
  const open = useCommandState('list.filter')?.keys
  const clear = useCommandState('list.clearFilters')?.keys
  const names = statuses.map((status) => t(workflowProgress(status).labelKey))
  const some = t('business.filter.some', { some: names.length, all: FILTER_STATUSES.length })
  return (
    <FilterRow
      label={t('orders.filters')}
      {...(statuses.length > 0 && {
        reset: { title: t('ui.resetFilters'), keys: clear && displayKeys(clear, { mac, t }), onReset: onClear },
      })}
    >
      {statuses.length > 0 && (
        <Chip
          label={t('business.filter')}
          value={names.length > 2 ? some : names.join(', ')}
          onEdit={onOpen}
          onRemove={onClear}
        />
      )}
      <AddChip keys={open && displayKeys(open, { mac, t })} onClick={onOpen}>
        {t('orders.filter')}
      </AddChip>
    </FilterRow>
  )
}

interface DialogProps {
  statuses: readonly OrderStatus[]
  onCancel(): void
  onApply(statuses: readonly OrderStatus[]): void
}

/** The steps to choose from: Tab and Space, Enter applies. */
export function StepFilterDialog({ statuses, onCancel, onApply }: DialogProps) {
  const { t } = useText()
  const [chosen, setChosen] = useState(statuses)
  const toggle = (status: OrderStatus) =>
    setChosen((before) => (before.includes(status) ? before.filter((one) => one !== status) : [...before, status]))
  return (
    <FormDialog
      title={t('business.filter.title')}
      placement="top"
      width={360}
      confirm={t('orders.filters.apply')}
      onCancel={onCancel}
      onSubmit={() => onApply(FILTER_STATUSES.filter((status) => chosen.includes(status)))}
    >
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 text-chip text-text-2">{t('business.filter')}</legend>
        {FILTER_STATUSES.map((status, index) => (
          <CheckboxField
            key={status}
            label={t(workflowProgress(status).labelKey)}
            checked={chosen.includes(status)}
            {...(index === 0 && { 'data-autofocus': true })}
            onChange={() => toggle(status)}
          />
        ))}
      </fieldset>
    </FormDialog>
  )
}
