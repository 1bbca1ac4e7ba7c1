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
  const quiet = recedes ? 'text-text-3' : undefined
  return routePlaces(route).map((place, at) => (
    <Fragment key={at}>
      {at > 0 && <span className={quiet}> → </span>}
      <PlaceName place={towns ? { city: place.city } : place} className={quiet} />
    </Fragment>
  ))
}

/** Postal code and town. */
export function PlaceName({ place, className }: { place: RoutePlace; className?: string | undefined }) {
  const { postalCode, city } = place
  return (
    <>
      {postalCode !== undefined && postalCode !== '' && <span className={className}>{postalCode} </span>}
      <bdi>{city || '–'}</bdi>
    </>
  )
}
