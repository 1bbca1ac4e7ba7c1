/** The seed of a world that names none. */
export const DEFAULT_SEED = 4711

/** Where a tenant's counters keep the seed of the world, for what is told of it later. */
export const seedIdOf = (tenantId: string) => `${tenantId}:seed`
