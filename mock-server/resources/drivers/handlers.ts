import { handle } from '../../core/handle.ts'
import type { DriverChange } from './rules.ts'
import { withTimestamps } from '../../core/with-timestamps.ts'
import { undoing } from '../../write/undoing.ts'
import { drivers } from './driver.resource.ts'

/** The rules of drivers, fetched with the first call for one. */
const rules = () => import('./rules.ts')

export const driverHandlers = {
  ...drivers.handlers,
  'drivers.create': handle(
    'drivers.create',
    async (context) => changed(await (await rules()).createDriver(context, context.body)),
    { status: 201 },
  ),
  'drivers.update': handle('drivers.update', async (context) =>
    changed(await (await rules()).updateDriver(context, context.params.id, context.body)),
  ),
  'drivers.delete': handle('drivers.delete', async (context) =>
    (await rules()).deleteDriver(context, context.params.id),
  ),
  'drivers.absent': handle('drivers.absent', async (context) =>
    changed(await (await rules()).setAbsent(context, context.params.id, context.body)),
  ),
  'drivers.present': handle('drivers.present', async (context) =>
    changed(await (await rules()).setPresent(context, context.params.id, context.params.absenceId)),
  ),
  'drivers.undo': handle('drivers.undo', undoing('driver')),
}

const changed = ({ driver, ...more }: DriverChange) => ({ ...more, driver: withTimestamps(driver) })
