import { ENTITY_KINDS, entities } from '#src/contract/entities.ts'
import { driverEndpoints } from '#src/contract/drivers.ts'
import type { EndpointName } from '#src/contract/index.ts'
import { ApiError } from '../api-error.ts'
import { plainProposals } from './plain-proposals.ts'
import { plainAlerts } from './plain-alerts.ts'
import type { AnyCall } from './limited-backend.late.ts'
import { wholeRows, type ListedRow } from './whole-rows.ts'

/** Answers a call without its endpoint, in the shape of its contract. */
export type StandIn = (input: object) => Promise<unknown>

/**
 * Calls that can be made of the calls of section 7: a record out of its list, the counts of the navigation and the alerts of
 * section 9 out of figures and lists, the drivers out of their vehicles. Source: decision A34
 */
export function standIns(
  send: AnyCall,
  isOffered: (name: EndpointName) => boolean,
): ReadonlyMap<EndpointName, StandIn> {
  return new Map<EndpointName, StandIn>([
    ...recordsOfLists(send, isOffered),
    ...plainAlerts(send),
    ['matching.proposals', (input) => plainProposals(send, input)],
    ['drivers.list', () => driversOfVehicles(send)],
    ['drivers.get', async (input) => recordIn((await driversOfVehicles(send)).data, 'drivers.get', input)],
  ])
}

/** One record of each kind whose list is offered. */
function recordsOfLists(send: AnyCall, isOffered: (name: EndpointName) => boolean): [EndpointName, StandIn][] {
  return ENTITY_KINDS.flatMap((kind): [EndpointName, StandIn][] => {
    const { list, get } = entities[kind].endpoints
    if (get === undefined || !isOffered(list)) return []
    return [[get, async (input) => recordIn(await wholeRows(send, list), get, input)]]
  })
}

function recordIn(rows: readonly ListedRow[], endpoint: EndpointName, input: object): ListedRow {
  const { params } = input as { params?: { id?: string } }
  const row = rows.find(({ id }) => id === params?.id)
  if (row !== undefined) return row
  throw new ApiError({ endpoint, kind: 'http', status: 404, message: 'Data not found' })
}

/** Who drives, as the vehicles say it. */
async function driversOfVehicles(send: AnyCall): Promise<{ data: ListedRow[] }> {
  const vehicles = (await wholeRows(send, 'vehicles.list')) as readonly (ListedRow & Record<string, unknown>)[]
  const drivers = new Map<string, ListedRow & Record<string, unknown>>()
  for (const { id, driverId, driverName, driverPhone, licencePlate, tenantId } of vehicles) {
    if (typeof driverId !== 'string' || driverId === '' || drivers.has(driverId)) continue
    drivers.set(driverId, {
      ...{ id: driverId, tenantId, name: driverName, phone: driverPhone, vehicleId: id, vehiclePlate: licencePlate },
    })
  }
  return driverEndpoints['drivers.list'].response.parse({ data: [...drivers.values()] })
}
