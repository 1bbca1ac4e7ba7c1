import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { Permission } from '#src/domain/roles.ts'

/** What is picked by its name in a filter. */
export type NamedRecord = 'customer' | 'carrier' | 'vehicle' | 'driver'

/** Who may read it. */
export const permissionOf = (of: NamedRecord): Permission =>
  of === 'vehicle' || of === 'driver' ? 'vehicles.read' : 'partners.read'

const once = { retry: false } as const

/** The name behind an id; undefined until it is known, where there is no such record and where it may not be read. */
export function useRecordName(of: NamedRecord, id: string | undefined): string | undefined {
  const call = useCall()
  const input = { params: { id: id ?? '' } }
  const is = (...kinds: readonly NamedRecord[]) => id !== undefined && kinds.includes(of)
  const partner = useQuery({ ...queryFor(call, 'partners.get', input), ...once, enabled: is('customer', 'carrier') })
  const vehicle = useQuery({ ...queryFor(call, 'vehicles.get', input), ...once, enabled: is('vehicle') })
  const driver = useQuery({ ...queryFor(call, 'drivers.get', input), ...once, enabled: is('driver') })
  if (is('vehicle')) return vehicle.data?.licencePlate
  if (is('driver')) return driver.data?.name
  return partner.data?.name
}
