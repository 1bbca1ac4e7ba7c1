import { drivers } from './driver.resource.ts'
import { setAbsent, setPresent } from './rules.ts'

export const driverNoun = {
  ...drivers,
  handlers: {
    ...drivers.handlers,
    'drivers.absent': drivers.changing('drivers.absent', (context, driver) => setAbsent(context, driver, context.body)),
    'drivers.present': drivers.changing('drivers.present', (context, driver) =>
      setPresent(context, driver, context.params.absenceId),
    ),
  },
}
