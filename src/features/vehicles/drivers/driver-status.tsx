import type { Driver } from '#src/contract/drivers.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { StatusWord, type SignName } from '#src/ui/signs/status-sign.tsx'

const signs: Readonly<Record<Driver['status'], SignName>> = {
  driving: 'IN_TRANSIT',
  free: 'online',
  holiday: 'CREATED',
  sick: 'warning',
  other: 'CREATED',
}

/** The sign of a status. */
export const driverSign = (status: Driver['status']): SignName => signs[status]

/** The word for a status. */
export const driverStatusText = (status: Driver['status'], t: Translate) => t(`drivers.status.${status}`)

/** Drives, is free or away, with its sign. */
export function DriverStatus({ status, t }: { status: Driver['status']; t: Translate }) {
  return <StatusWord status={signs[status]}>{driverStatusText(status, t)}</StatusWord>
}
