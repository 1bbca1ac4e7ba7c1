import type { Jobs } from '../../write/noun.ts'
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

/** Why a driver who is ill may be away although he is planned for something. */
const ILL = 'Krankmeldung'

/** What is said of drivers by no person: one who has fallen ill is away, whatever he was planned for. */
export const driverJobs: Jobs = {
  'drivers.fallIll': async (context, { driverId = '', from = '', to = '' }) => {
    const driver = await context.store.find('drivers', driverId)
    if (driver) await setAbsent(context, driver, { from, to, kind: 'sick', note: undefined, overrideReason: ILL })
  },
}
