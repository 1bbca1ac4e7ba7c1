import { type Route, routeText, townText } from '../../stops/route.ts'
import type { PlanOrder } from './board.ts'

type PlannedPlaces = Pick<PlanOrder, 'pickup' | 'delivery' | 'furtherStops'>

/** The route of an order on the board. */
export const planRoute = ({ pickup, delivery, furtherStops }: PlannedPlaces): Route => ({
  from: pickup.site,
  furtherStops: furtherStops?.map(({ kind, site }) => ({ kind, postalCode: site.postalCode, city: site.city })),
  to: delivery.site,
})

/** `Hamburg → Bremen → München` */
export const planTownsText = (order: PlannedPlaces): string => routeText(planRoute(order), townText)
