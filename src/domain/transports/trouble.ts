import { ACTIVE, type TransportStatus } from '../workflow/transport-status.ts'

/** What goes wrong on the road: something has happened to it, or it is late. */
export type Trouble = 'disrupted' | 'late'

/**
 * The one meaning of "Störung": a transport under way that is disrupted or late, counted once. What has not begun and what has
 * arrived has none. A disruption comes before a delay.
 */
export function troubleOf({
  status,
  disruption,
  delayMinutes = 0,
}: {
  status: TransportStatus
  disruption?: string | undefined
  delayMinutes?: number | undefined
}): Trouble | undefined {
  if (!ACTIVE.includes(status)) return undefined
  if (disruption !== undefined) return 'disrupted'
  return delayMinutes > 0 ? 'late' : undefined
}
