import { useState } from 'react'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Driver } from '#src/contract/drivers.ts'
import { checkAbsence } from '#src/domain/drivers/availability.ts'
import { ABSENCE_KINDS, type AbsenceKind } from '#src/domain/drivers/statuses.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { issueText } from '#src/records/fields/check.ts'
import { SelectField, TextField } from '#src/ui/field.tsx'
import { FormDialog } from '#src/ui/form-dialog.tsx'
import { DayField, dayTyped } from './day-field.tsx'
import { setAbsent } from './driver-changes.late.ts'
import { FormFailure } from './form-failure.tsx'
import { useSending } from './use-sending.ts'

/** When a driver is away, and why. It stands until the server has it. */
export function AbsenceDialog(props: { context: CommandContext; driver: Driver; onClose(): void }) {
  const { context, driver, onClose } = props
  const { t } = useText()
  const format = useFormat()
  const [typed, setTyped] = useState({ kind: 'holiday' as AbsenceKind, from: '', to: '', note: '' })
  const [isChecked, setChecked] = useState(false)
  const from = dayTyped(typed.from)
  // One day alone is a day off.
  const to = typed.to.trim() === '' ? from : dayTyped(typed.to)
  const check = () => checkAbsence({ from, to, note: typed.note }, driver.absences)
  const [issue] = isChecked ? check() : []
  const { isSending, failure, submit } = useSending(
    () => setAbsent(context, driver, { kind: typed.kind, from, to, note: typed.note }),
    onClose,
  )
  const errorAt = (path: string) => (issue?.path === path ? issueText(issue, t, format) : undefined)
  const onSubmit = () => {
    setChecked(true)
    const [first] = check()
    if (first !== undefined) return document.querySelector<HTMLElement>(`dialog [name="${first.path}"]`)?.focus()
    void submit()
  }
  const day = (name: 'from' | 'to', isFirst = false) => (
    <DayField
      name={name}
      label={t(`drivers.absent.${name}`)}
      text={typed[name]}
      error={errorAt(name)}
      required={isFirst}
      readOnly={isSending}
      autoFocus={isFirst}
      hint={t('list.filter.date.hint')}
      onChange={(text) => setTyped({ ...typed, [name]: text })}
    />
  )
  return (
    <FormDialog
      title={t('drivers.absent.for', { name: driver.name })}
      confirm={t('commands.form.save')}
      width={480}
      onCancel={onClose}
      onSubmit={onSubmit}
    >
      <SelectField
        name="kind"
        label={t('drivers.absent.kind')}
        value={typed.kind}
        onChange={(event) => {
          const kind = ABSENCE_KINDS.find((one) => one === event.target.value) ?? 'other'
          setTyped({ ...typed, kind })
        }}
      >
        {ABSENCE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`drivers.status.${kind}`)}
          </option>
        ))}
      </SelectField>
      <div className="grid grid-cols-2 gap-3">
        {day('from', true)}
        {day('to')}
      </div>
      <TextField
        name="note"
        label={t('drivers.field.notes')}
        maxLength={500}
        readOnly={isSending}
        value={typed.note}
        error={errorAt('note')}
        onChange={(event) => setTyped({ ...typed, note: event.target.value })}
      />
      <FormFailure text={failure} />
    </FormDialog>
  )
}
