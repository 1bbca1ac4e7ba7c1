import { useState } from 'react'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { failureText } from '#src/commands/gate/retry/failure-text.ts'
import type { LoadingPoint, LoadingPointInput } from '#src/contract/loading-points.ts'
import { checkLoadingPoint } from '#src/domain/places/loading-point-checks.ts'
import { COUNTRIES, DEFAULT_COUNTRY } from '#src/domain/places/postal-codes.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import { issueText } from '#src/records/fields/check.ts'
import { SelectField, TextAreaField, TextField } from '#src/ui/field.tsx'
import { FormDialog } from '#src/ui/form-dialog.tsx'
import { StatusSign } from '#src/ui/status-sign.tsx'
import { savePoint } from './save.ts'

type Name = Exclude<keyof LoadingPointInput, 'country' | 'driverHints'>

const LABELS: Readonly<Record<Name, TextKey>> = {
  name: 'loadingPoints.name',
  street: 'wizard.street',
  postalCode: 'wizard.postalCode',
  city: 'wizard.city',
  openingHours: 'orders.label.openingHours',
  ramp: 'orders.label.ramp',
  contactPerson: 'wizard.contactPerson',
  phone: 'wizard.phone',
}
const REQUIRED: readonly Name[] = ['name', 'city']

const typedOf = (point: LoadingPoint | undefined): LoadingPointInput => ({
  name: point?.name ?? '',
  street: point?.street ?? '',
  postalCode: point?.postalCode ?? '',
  city: point?.city ?? '',
  country: point?.country ?? DEFAULT_COUNTRY,
  openingHours: point?.openingHours ?? '',
  ramp: point?.ramp ?? '',
  contactPerson: point?.contactPerson ?? '',
  phone: point?.phone ?? '',
  driverHints: point?.driverHints ?? '',
})

/** The form of a loading point. It stands until the server has it: what did not arrive stays typed and says why. */
export function LoadingPointDialog(props: {
  context: CommandContext
  point: LoadingPoint | undefined
  onClose(): void
}) {
  const { context, point, onClose } = props
  const { t } = useText()
  const format = useFormat()
  const [typed, setTyped] = useState(() => typedOf(point))
  const [isChecked, setChecked] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const issues = isChecked ? checkLoadingPoint(typed) : []
  const errorAt = (path: string) => {
    const issue = issues.find((one) => one.path === path)
    return issue && issueText(issue, t, format)
  }
  const submit = async () => {
    setChecked(true)
    const [first] = checkLoadingPoint(typed)
    if (first !== undefined) return document.querySelector<HTMLElement>(`dialog [name="${first.path}"]`)?.focus()
    if (isSending) return
    setSending(true)
    setFailure(undefined)
    try {
      await savePoint(context, point, typed)
      onClose()
    } catch (error) {
      setFailure(failureText(error, t) ?? t('fields.failed'))
      setSending(false)
    }
  }
  const text = (name: Name, isFirst = false) => (
    <TextField
      name={name}
      label={t(LABELS[name])}
      required={REQUIRED.includes(name)}
      {...(isFirst && { 'data-autofocus': true })}
      hint={name === 'openingHours' ? t('loadingPoints.hours.hint') : undefined}
      maxLength={200}
      readOnly={isSending}
      value={typed[name] ?? ''}
      error={errorAt(name)}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
    />
  )
  const title = t(point === undefined ? 'loadingPoints.create.title' : 'loadingPoints.update.title')
  return (
    <FormDialog
      title={plainTitle(title)}
      confirm={t('commands.form.save')}
      width={560}
      onCancel={onClose}
      onSubmit={() => void submit()}
    >
      {text('name', true)}
      {text('street')}
      <div className="grid grid-cols-[88px_1fr] gap-3">
        {text('postalCode')}
        {text('city')}
      </div>
      <SelectField
        name="country"
        label={t('wizard.country')}
        value={typed.country}
        onChange={(event) => setTyped({ ...typed, country: event.target.value })}
      >
        {COUNTRIES.map(({ code, name }) => (
          <option key={code}>{name}</option>
        ))}
      </SelectField>
      {text('openingHours')}
      {text('ramp')}
      <div className="grid grid-cols-2 gap-3">
        {text('contactPerson')}
        {text('phone')}
      </div>
      <TextAreaField
        name="driverHints"
        label={t('orders.label.driverHints')}
        rows={2}
        maxLength={1000}
        readOnly={isSending}
        value={typed.driverHints ?? ''}
        onChange={(event) => setTyped({ ...typed, driverHints: event.target.value })}
      />
      {failure !== undefined && (
        <p role="alert" className="flex items-start gap-1.5 text-chip">
          <StatusSign status="failure" className="mt-px" />
          {failure}
        </p>
      )}
    </FormDialog>
  )
}
