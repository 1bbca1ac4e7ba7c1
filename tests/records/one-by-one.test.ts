import { expect, test } from 'vitest'
import { ApiError, connectionError } from '#src/api/api-error.ts'
import { loadEndpoints } from '#src/api/endpoints.ts'
import { Vehicle } from '#src/contract/vehicles.ts'
import { sendOneByOne, type ItemOutcome, type OneByOne } from '#src/records/bulk/one-by-one.ts'
import { workInFront } from '#src/records/bulk/work.ts'
import { context, recordingServices } from '#tests/commands/support.ts'

// As after the call that is answered so.
await loadEndpoints()

const turn = () => new Promise((resolve) => setTimeout(resolve))
const vehicles = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => Vehicle.parse({ id, version: 1 }))
const lost = connectionError('vehicles.get', 'timeout')
const moved = (id: string) =>
  new ApiError({
    ...{ endpoint: 'vehicles.get', kind: 'http', status: 409, message: 'Geändert', code: 'VERSION_CONFLICT' },
    body: { current: Vehicle.parse({ id, version: 2 }) },
  })

/** Sends vehicles by a server that answers as told; returns how each was settled, and those that were never sent. */
async function work(
  some: readonly Vehicle[],
  send: OneByOne<'vehicle'>['send'],
  decide: OneByOne<'vehicle'>['decide'] = () => Promise.resolve(false),
) {
  const services = recordingServices([])
  const front = services.sessionValue(workInFront)
  const settled: ItemOutcome<Vehicle>[] = []
  const words = { title: 'bulk.delete.deleting', changedMeanwhile: 'orders.delete.changedMeanwhile' } as const
  const done = sendOneByOne(context({ services }), { kind: 'vehicle', ...words, send, decide }, some, (outcome) =>
    settled.push(outcome),
  )
  return { front, settled, unsent: (await done).map(({ id }) => id) }
}

test('a few are under way at once, and nothing is left in front of the person', async () => {
  let [underWay, most] = [0, 0]
  const { front, settled, unsent } = await work(vehicles, async ({ id }) => {
    most = Math.max(most, (underWay += 1))
    await turn()
    underWay -= 1
    return `event ${id}`
  })
  expect([most, settled.filter(({ done }) => done).length, unsent]).toEqual([4, 6, []])
  expect(front.current()).toBeUndefined()
})

test('it ends where no answer comes: what was not sent yet is told apart', async () => {
  const { settled, unsent } = await work(vehicles, async ({ id }) => {
    await turn()
    return id === 'a' ? Promise.reject(lost) : undefined
  })
  expect(settled.map(({ record, done }) => `${record.id} ${done}`).toSorted()).toEqual([
    ...['a false', 'b true', 'c true', 'd true'],
  ])
  expect(settled.find(({ done }) => !done)).toMatchObject({ isUnknown: true, isLast: true })
  expect(unsent).toEqual(['e', 'f'])
})

test('a single one that somebody has changed is decided anew, upon what it is now; many are only told', async () => {
  const versions: number[] = []
  const send = ({ id, version }: Vehicle) => {
    versions.push(version)
    return version === 1 ? Promise.reject(moved(id)) : Promise.resolve(undefined)
  }
  const [only, other] = vehicles
  if (only === undefined || other === undefined) throw new Error('There are no vehicles')
  const asked: number[] = []
  const one = await work([only], send, ({ version }) => Promise.resolve(asked.push(version) > 0))
  expect([asked, versions, one.settled.map(({ done }) => done)]).toEqual([[2], [1, 2], [true]])
  const two = await work([only, other], send, () => Promise.reject(new Error('nobody is asked')))
  expect(two.settled.map((outcome) => outcome.done || outcome.message)).toEqual([
    'Wurde inzwischen geändert',
    'Wurde inzwischen geändert',
  ])
})
