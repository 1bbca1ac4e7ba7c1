/** The parts of the backend the health call reports on. Source: specification 7. */
export const HEALTH_PARTS = ['smartMatching', 'angebotsMatching', 'gpsTracking', 'sync'] as const

/** One part of the backend. */
export type HealthPart = (typeof HEALTH_PARTS)[number]

/** What an indicator shows. */
export type HealthStatus = 'online' | 'warning' | 'offline'

/** The system status, and per part its own. `substitute` marks an answer that was made up because the call failed. */
export type SystemHealth = { status: HealthStatus; parts: Record<HealthPart, HealthStatus>; substitute: boolean }

/** How bad it is when a part is missing. Source: specification 4. */
const whenMissing: Record<HealthPart, HealthStatus> = {
  smartMatching: 'offline',
  angebotsMatching: 'warning',
  gpsTracking: 'offline',
  sync: 'warning',
}

const severity: readonly HealthStatus[] = ['online', 'warning', 'offline']

/**
 * Reads the health answer; a part that is absent, false or empty is missing, the worst part is the status. Pass nothing
 * for a failed call: everything is online then, marked as substitute. Source: specification 4, decision A10.
 */
export function systemHealth(answer: Readonly<Partial<Record<HealthPart, unknown>>> | undefined): SystemHealth {
  const partStatus = (part: HealthPart): HealthStatus => (!answer || answer[part] ? 'online' : whenMissing[part])
  const parts = {
    smartMatching: partStatus('smartMatching'),
    angebotsMatching: partStatus('angebotsMatching'),
    gpsTracking: partStatus('gpsTracking'),
    sync: partStatus('sync'),
  }
  const status = severity.findLast((candidate) => Object.values(parts).includes(candidate)) ?? 'online'
  return { status, parts, substitute: !answer }
}
