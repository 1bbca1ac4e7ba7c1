/** Loading metres that are loaded or unloaded in a quarter of an hour. */
const METERS_PER_QUARTER = 2.5

/**
 * What loading or unloading takes, minutes: a quarter of an hour for each 2.5 loading metres, but never under half an hour
 * (ramp, papers) and never over an hour, which is usual for a full truck. An hour where no one knows how much it is.
 */
export function serviceMinutes(loadingMeters: number | undefined): number {
  if (loadingMeters === undefined) return 60
  return Math.min(60, Math.max(30, Math.ceil(loadingMeters / METERS_PER_QUARTER) * 15))
}
