import { useId, useState, type FormEvent } from 'react'
import { useCommandState, useCommands } from '#src/commands/commands-provider.tsx'
import { displayKeys } from '#src/commands/keys.ts'
import { workflowProgress } from '#src/domain/workflow-progress.ts'
import type { OrderStatus } from '#src/domain/order-status.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { AddChip, Chip } from '#src/ui/chip.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { CheckboxField } from '#src/ui/field.tsx'
import { FilterRow } from '#src/ui/page-header.tsx'
import { STEP_STATUSES } from './business-search.ts'

/** The filter that is set as a chip, and the way to set one. */
export function StepFilterRow(props: { statuses: readonly OrderStatus[]; onOpen(): void; onClear(): void }) {
  const { statuses, onOpen, onClear } = props
  const { t } = useText()
  const { mac } = useCommands()
  const open = useCommandState('list.filter')?.keys
  const clear = useCommandState('list.clearFilters')?.keys
  const names = statuses.map((status) => t(workflowProgress(status).labelKey))
  const some = t('business.filter.some', { some: names.length, all: STEP_STATUSES.length })
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
  const form = useId()
  const [chosen, setChosen] = useState(statuses)
  const toggle = (status: OrderStatus) =>
    setChosen((before) => (before.includes(status) ? before.filter((one) => one !== status) : [...before, status]))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onApply(STEP_STATUSES.filter((status) => chosen.includes(status)))
  }
  return (
    <Dialog
      open
      title={t('business.filter.title')}
      placement="top"
      width={360}
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
      <form id={form} onSubmit={submit} className="p-4">
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1 text-chip text-text-2">{t('business.filter')}</legend>
          {STEP_STATUSES.map((status, index) => (
            <CheckboxField
              key={status}
              label={t(workflowProgress(status).labelKey)}
              checked={chosen.includes(status)}
              {...(index === 0 && { 'data-autofocus': true })}
              onChange={() => toggle(status)}
            />
          ))}
        </fieldset>
      </form>
    </Dialog>
  )
}
