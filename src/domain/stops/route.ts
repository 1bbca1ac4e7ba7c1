import type { StopKind } from './window.ts'

/** A place as a route names it. */
export interface RoutePlace {
  postalCode?: string | undefined
  city?: string | undefined
}

/** A place between the first and the last of a route. */
export interface FurtherPlace extends RoutePlace {
  kind: StopKind
}

type RouteEnds = Partial<Record<`${StopKind}${'PostalCode' | 'City'}`, string | undefined>>
/** As much of an order as its route needs. */
export interface OrderRoute extends RouteEnds {
  furtherStops?: readonly FurtherPlace[] | undefined
}

/** A route that knows where it begins and where it ends by other names than those of an order. */
export interface Route {
  from: RoutePlace
  furtherStops?: readonly FurtherPlace[] | undefined
  to: RoutePlace
}

/** What is not known. */
const NOTHING = '–'

const endOf = (order: RouteEnds, kind: StopKind): RoutePlace => ({
  postalCode: order[`${kind}PostalCode`],
  city: order[`${kind}City`],
})

/** The route of an order. */
export const orderRoute = (order: OrderRoute): Route => ({
  from: endOf(order, 'pickup'),
  furtherStops: order.furtherStops,
  to: endOf(order, 'delivery'),
})

/** Further places in the order of the ride, as `placesOf` counts them: what is loaded comes before what is unloaded. */
export const furtherPlacesOfRide = <P extends Pick<FurtherPlace, 'kind'>>(stops: readonly P[]): P[] =>
  (['pickup', 'delivery'] as const).flatMap((kind) => stops.filter((stop) => stop.kind === kind))

/** Every place of a route in the order of the ride. */
export const routePlaces = ({ from, furtherStops = [], to }: Route): RoutePlace[] => [
  from,
  ...furtherPlacesOfRide(furtherStops),
  to,
]

/** The places of one kind: where an order is loaded, or where it is unloaded. */
export function placesOfKind({ from, furtherStops = [], to }: Route, kind: StopKind): RoutePlace[] {
  const further = furtherStops.filter((stop) => stop.kind === kind)
  return kind === 'pickup' ? [from, ...further] : [...further, to]
}

/** `20457 Hamburg`, with what is known of it. */
export const routePlaceText = ({ postalCode, city }: RoutePlace): string =>
  [postalCode, city].filter(Boolean).join(' ') || NOTHING

/** `Hamburg` */
export const townText = ({ city }: RoutePlace): string => city || NOTHING

/** Places one after the other. */
export const joinPlaces = (texts: readonly string[]): string => texts.join(' → ')

/** `20457 Hamburg → 28195 Bremen → 80331 München`, each place as `textOf` says it. */
export const routeText = (route: Route, textOf: (place: RoutePlace) => string = routePlaceText): string =>
  joinPlaces(routePlaces(route).map(textOf))

/** `20457 Hamburg → 28195 Bremen → 80331 München` of an order. */
export const orderRouteText = (order: OrderRoute): string => routeText(orderRoute(order))

/** `Hamburg → Bremen → München` of an order, where there is little room. */
export const orderTownsText = (order: OrderRoute): string => routeText(orderRoute(order), townText)

/** `50667 Köln, 40221 Düsseldorf`: all places an order is loaded, or unloaded at. */
export const orderPlacesText = (order: OrderRoute, kind: StopKind): string =>
  placesOfKind(orderRoute(order), kind).map(routePlaceText).join(', ')
