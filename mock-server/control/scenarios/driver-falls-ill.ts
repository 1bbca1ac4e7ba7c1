import { addDays, epochToZoned } from '#src/domain/basics/dates.ts'
import { ACTIVE } from '#src/domain/workflow/transport-status.ts'
import { putJob } from '../../ports/jobs.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import type { Stage } from './stage.ts'

/** Days he is away, today included. */
const DAYS = 3

/**
 * "Fahrer krank": of each tenant one driver who has a transport today is away from now on for three days; the transports stay his,
 * so that somebody has to look for another driver. Done by a job, as what no person enters is.
 */
export async function driverFallsIll(stage: Stage): Promise<void> {
  const { date: from } = epochToZoned(stage.now())
  for (const tenantId of await stage.tenantIds()) {
    const driver = await drivesToday(stage.storeOf(tenantId), from)
    if (driver === undefined) continue
    const name = 'drivers.fallIll'
    const payload = { driverId: driver.id, from, to: addDays(from, DAYS - 1) }
    await stage.act(tenantId, (store) =>
      putJob(store, { id: `${name}-${driver.id}-${stage.began}`, name, runAt: stage.now(), payload }),
    )
  }
  await stage.runDue()
}

/** The first driver with a transport today who is not away already. */
async function drivesToday(store: Store, today: string): Promise<Row<'drivers'> | undefined> {
  const jobs = await store.all('transports', { status: { in: ACTIVE }, loadingDate: { lte: today } }, [{ field: 'id' }])
  for (const { driverId, loadingDate = '', unloadingDate = loadingDate } of jobs) {
    if (driverId === undefined || unloadingDate < today) continue
    const driver = await store.find('drivers', driverId)
    if (driver && !driver.absences.some(({ to }) => to >= today)) return driver
  }
  return undefined
}
