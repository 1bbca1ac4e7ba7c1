import { Fragment } from 'react'
import { type Route, routePlaces, type RoutePlace } from '#src/domain/stops/route.ts'

interface RoutePlacesProps {
  route: Route
  /** Towns alone, where there is little room. */
  towns?: boolean
  recedes?: boolean
}

/** A route on the screen: postal codes and arrows recede where the route stands among other words. */
export function RoutePlaces({ route, towns = false, recedes = false }: RoutePlacesProps) {
  return routePlaces(route).map((place, at) => (
    <Fragment key={at}>
      {at > 0 && quietText(' → ', recedes)}
      <PlaceName place={towns ? { city: place.city } : place} recedes={recedes} />
    </Fragment>
  ))
}

/** Postal code and town. */
export function PlaceName({ place, recedes = false }: { place: RoutePlace; recedes?: boolean }) {
  const { postalCode, city } = place
  return (
    <>
      {postalCode !== undefined && postalCode !== '' && quietText(`${postalCode} `, recedes)}
      <bdi>{city || '–'}</bdi>
    </>
  )
}

/** An element of its own only where it looks different: lists draw hundreds of routes. */
const quietText = (text: string, recedes: boolean) => (recedes ? <span className="text-text-3">{text}</span> : text)
