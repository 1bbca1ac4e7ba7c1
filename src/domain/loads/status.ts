/** What becomes of a load, one after the other: it waits, somebody has plans with it, it has a vehicle, it has arrived. */
export const LOAD_STATUSES = ['open', 'planned', 'assigned', 'done'] as const
export type LoadStatus = (typeof LOAD_STATUSES)[number]
