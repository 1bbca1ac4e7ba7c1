import { authEndpoints } from './auth.ts'
import { dashboardEndpoints } from './dashboard.ts'
import { orderEndpoints } from './orders.ts'

/** What the session, the frame and the list of orders call: the part of the API that is there from the start. */
export const firstEndpoints = { ...authEndpoints, ...dashboardEndpoints, ...orderEndpoints }
