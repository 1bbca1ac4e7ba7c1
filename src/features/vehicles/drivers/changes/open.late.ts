import type { CommandContext } from '#src/commands/gate/command.ts'
import { AbsenceInput, DriverInput } from '#src/contract/drivers.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import { saidOf } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { absenceForm } from './absence-form.ts'
import { createDriver, focusedDriver, setAbsent } from './driver-changes.late.ts'
import { driverForm } from './driver-form.ts'

/** Shows the form of a new driver. */
export function openCreate(context: CommandContext): void {
  const { t } = context.services
  openForm(context, {
    form: driverForm,
    name: 'driver',
    command: 'drivers.create',
    title: plainTitle(t('drivers.create.title')),
    confirm: t('drivers.create.confirm'),
    width: 560,
    onSend: ({ values }) => createDriver(context, DriverInput.parse(saidOf(values))),
  })
}

/** Shows the form of an absence of the focused driver. */
export async function openAbsence(context: CommandContext): Promise<void> {
  const driver = await focusedDriver(context)
  if (driver === undefined) return
  const { t } = context.services
  openForm(context, {
    form: absenceForm(driver.absences),
    name: `absence.${driver.id}`,
    command: 'drivers.absent',
    title: t('drivers.absent.for', { name: driver.name }),
    confirm: t('commands.form.save'),
    width: 480,
    onSend: ({ values }) => {
      const { from } = values
      return setAbsent(context, driver, AbsenceInput.parse({ to: from, note: '', ...saidOf(values) }))
    },
  })
}
