import type { Vehicle } from '#src/contract/vehicles.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { StatusWord, type SignName } from '#src/ui/signs/status-sign.tsx'

const signs: Readonly<Record<Vehicle['status'], SignName>> = {
  available: 'online',
  assigned: 'ASSIGNED',
  driving: 'IN_TRANSIT',
  workshop: 'CANCELLED',
  blocked: 'CANCELLED',
  outOfService: 'unknown',
}

/** The sign of a status. */
export const vehicleSign = (status: Vehicle['status']): SignName => signs[status]

/** Free, planned, under way or in the workshop, with its sign. */
export function VehicleStatus({ status, t }: { status: Vehicle['status']; t: Translate }) {
  return <StatusWord status={signs[status]}>{t(`records.vehicle.status.${status}`)}</StatusWord>
}
