import { queryFor } from '#src/api/query.ts'
import type { Call } from '#src/contract/index.ts'

/** Own vehicles nobody has planned anything for, by their plates; what is beyond the first hundred is named below the list. */
export const freeVehiclesQuery = (call: Call) =>
  queryFor(call, 'vehicles.list', {
    query: { status: 'available', sortBy: 'licencePlate', sortOrder: 'asc', page: 1, limit: 100 },
  })
