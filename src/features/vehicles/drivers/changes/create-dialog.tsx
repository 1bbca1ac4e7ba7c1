import { useState } from 'react'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { DriverInput } from '#src/contract/drivers.ts'
import { checkDriver } from '#src/domain/drivers/checks.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import { issueText } from '#src/records/fields/check.ts'
import { TextField } from '#src/ui/field.tsx'
import { FormDialog } from '#src/ui/form-dialog.tsx'
import { DayField, dayTyped } from './day-field.tsx'
import { createDriver } from './driver-changes.late.ts'
import { FormFailure } from './form-failure.tsx'
import { useSending } from './use-sending.ts'

const TEXTS = ['name', 'phone', 'email', 'licenceClasses', 'driverCardNumber', 'adrCourses'] as const
const DAYS = ['licenceUntil', 'driverCardUntil', 'code95Until', 'adrCertificateUntil'] as const
type Name = (typeof TEXTS)[number] | (typeof DAYS)[number]

const LABELS: Readonly<Record<Name, TextKey>> = {
  name: 'drivers.field.name',
  phone: 'records.phone',
  email: 'drivers.field.email',
  licenceClasses: 'drivers.field.licenceClasses',
  licenceUntil: 'drivers.field.licenceUntil',
  driverCardNumber: 'drivers.field.driverCardNumber',
  driverCardUntil: 'drivers.field.driverCardUntil',
  code95Until: 'drivers.field.code95Until',
  adrCourses: 'drivers.field.adrCourses',
  adrCertificateUntil: 'drivers.field.adrCertificateUntil',
}

/** How it is typed. */
const HINTS: ReadonlyMap<Name, string> = new Map([
  ['licenceClasses', 'C, CE'],
  ['adrCourses', 'Basis, Tank, 1, 7'],
])

const isDay = (name: Name): name is (typeof DAYS)[number] => DAYS.some((day) => day === name)

type Typed = Readonly<Partial<Record<Name, string>>>

/** What was typed as it goes to the server. */
const inputOf = (typed: Typed): DriverInput =>
  Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [name, DAYS.some((day) => day === name) ? dayTyped(text) : text]),
  )

/** The form of a new driver. It stands until the server has him. */
export function CreateDialog({ context, onClose }: { context: CommandContext; onClose(): void }) {
  const { t } = useText()
  const format = useFormat()
  const [typed, setTyped] = useState<Typed>({})
  const [isChecked, setChecked] = useState(false)
  const check = () => checkDriver(inputOf(typed))
  const issues = isChecked ? check() : []
  const { isSending, failure, submit } = useSending(async () => {
    await createDriver(context, inputOf(typed))
    return true
  }, onClose)
  const onSubmit = () => {
    setChecked(true)
    const [first] = check()
    if (first !== undefined) return document.querySelector<HTMLElement>(`dialog [name="${first.path}"]`)?.focus()
    void submit()
  }
  const field = (name: Name) => {
    const issue = issues.find(({ path }) => path === name)
    const shared = {
      name,
      label: t(LABELS[name]),
      error: issue && issueText(issue, t, format),
      required: name === 'name',
      readOnly: isSending,
    }
    const change = (text: string) => setTyped({ ...typed, [name]: text })
    if (isDay(name)) return <DayField {...shared} text={typed[name] ?? ''} onChange={change} />
    return (
      <TextField
        {...shared}
        {...(name === 'name' && { 'data-autofocus': true })}
        hint={HINTS.get(name)}
        maxLength={254}
        value={typed[name] ?? ''}
        onChange={(event) => change(event.target.value)}
      />
    )
  }
  return (
    <FormDialog
      title={plainTitle(t('drivers.create.title'))}
      confirm={t('drivers.create.confirm')}
      width={560}
      onCancel={onClose}
      onSubmit={onSubmit}
    >
      {field('name')}
      <Pair>
        {field('phone')}
        {field('email')}
      </Pair>
      <Pair>
        {field('licenceClasses')}
        {field('licenceUntil')}
      </Pair>
      <Pair>
        {field('driverCardNumber')}
        {field('driverCardUntil')}
      </Pair>
      <Pair>{field('code95Until')}</Pair>
      <Pair>
        {field('adrCourses')}
        {field('adrCertificateUntil')}
      </Pair>
      <FormFailure text={failure} />
    </FormDialog>
  )
}

function Pair({ children }: { children: React.ReactNode }) {
  return <div className="grid grid-cols-2 gap-3">{children}</div>
}
