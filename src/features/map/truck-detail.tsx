import { furtherPlacesOfRide } from '#src/domain/stops/route.ts'
import type { MapRoute } from '#src/ui/map/placed.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { Tour, TourStop } from '#src/contract/tours.ts'
import type { Transport } from '#src/contract/transports/transport.ts'
import { zonedToEpoch } from '#src/domain/basics/dates.ts'
import { distanceKm, locate } from '#src/domain/places/places.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import { NOTHING, type Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { ProgressBar } from '#src/ui/signs/progress-bar.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { signKind, troubleText, truckName, whereabouts } from './trucks.ts'

/** ms the keyboard rests on a truck before its tour is asked for: anyone who walks through many asks for none of them. */
const REST = 200

/** What stays the same for a while. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** The tour of a truck, once the keyboard rests on it, and the one its vehicle drives next. */
export function useTruckTours(truck: Transport | undefined): { tour: Tour | undefined; next: Tour | undefined } {
  const call = useCall()
  const tourId = useSettled(truck?.tourId)
  const vehicleId = useSettled(truck?.vehicleId)
  const { data: own } = useQuery({
    ...queryFor(call, 'tours.get', { params: { id: tourId ?? '' } }),
    enabled: tourId !== undefined,
  })
  const { data: others } = useQuery({
    ...queryFor(call, 'tours.list', { query: { vehicleId: vehicleId ?? '', page: 1, limit: 50 } }),
    enabled: vehicleId !== undefined,
  })
  const tour = own?.id === truck?.tourId ? own : undefined
  return { tour, next: tour && others && vehicleId === truck?.vehicleId ? followingTour(tour, others.data) : undefined }
}

const epochOf = (stop: TourStop | undefined): number =>
  stop?.plannedDate === undefined || stop.plannedTime === undefined
    ? Number.NaN
    : zonedToEpoch(stop.plannedDate, stop.plannedTime)

/** The first tour that begins when this one is over. */
function followingTour(tour: Tour, tours: readonly Tour[]): Tour | undefined {
  const end = epochOf(tour.stops.at(-1))
  return tours
    .filter(({ id, stops }) => id !== tour.id && epochOf(stops[0]) >= end)
    .toSorted((a, b) => epochOf(a.stops[0]) - epochOf(b.stops[0]))[0]
}

/** The way of a truck as the map draws it: its tour, or from where it loads to where it unloads. */
export function routeOf(truck: Transport, tour: Tour | undefined): MapRoute | undefined {
  const at = truck.currentLocation?.coordinates
  if (at === undefined) return undefined
  if (tour && tour.stops.length > 0) {
    const next = tour.stops.findLastIndex(({ isDone }) => isDone) + 1
    return { stops: tour.stops.map((stop) => locate(stop).point), next, at }
  }
  const { origin, originPostalCode, originCountry, destination, destinationPostalCode, destinationCountry } = truck
  const stops = [
    locate({ city: origin, postalCode: originPostalCode, country: originCountry }).point,
    ...furtherPlacesOfRide(truck.furtherStops ?? []).map((place) => locate(place).point),
    locate({ city: destination, postalCode: destinationPostalCode, country: destinationCountry }).point,
  ]
  return { stops, next: truck.status === 'EN_ROUTE_PICKUP' || truck.status === 'AT_PICKUP' ? 0 : 1, at }
}

interface Line {
  left: string
  right: ReactNode
}

/** The next stop with when it is reached, and when it should have been. */
function nextStop(truck: Transport, tour: Tour | undefined, t: Translate, format: Format): Line | undefined {
  const stop = tour?.stops.find(({ isDone }) => !isDone)
  const place = stop
    ? t(`map.detail.${stop.kind}`, { place: `${stop.postalCode} ${stop.city}`.trim() })
    : t('map.detail.delivery', { place: `${truck.destinationPostalCode} ${truck.destination}`.trim() })
  const isOwnEnd = stop === undefined || (stop.orderId === truck.orderId && stop.kind === 'delivery')
  if (!isOwnEnd) return { left: place, right: format.stopTime(stop.plannedDate, stop.plannedTime, stop.plannedTime) }
  const arrival = Date.parse(truck.estimatedArrival ?? '')
  if (Number.isNaN(arrival)) return { left: place, right: NOTHING }
  const late = truck.delayMinutes ?? 0
  if (late <= 0) return { left: place, right: format.stamp(arrival) }
  const planned = format.time(arrival - late * 60_000)
  return {
    left: place,
    right: (
      <>
        <span className="font-semibold text-status-amber">{format.stamp(arrival)}</span>{' '}
        {t('map.detail.instead', { planned })}
      </>
    ),
  }
}

function afterwards(truck: Transport, next: Tour, t: Translate, format: Format): Line | undefined {
  const [first] = next.stops
  if (first === undefined) return undefined
  const gap = (epochOf(first) - Date.parse(truck.estimatedArrival ?? '')) / 60_000
  const time = format.stopTime(first.plannedDate, first.plannedTime, first.plannedTime)
  return {
    left: t('map.detail.nextTour', { number: next.number, time, city: first.city }),
    right: gap > 0 ? t('map.detail.gap', { duration: format.duration(Math.round(gap)) }) : '',
  }
}

const typeText = (type: string, t: Translate) => (isVehicleType(type) ? t(`vehicle.type.${type}`) : type)

/** What is known of the truck with the focus, below the map: how far, where, what comes next and what after that. */
export function TruckDetail({
  truck,
  tour,
  next,
}: {
  truck: Transport
  tour: Tour | undefined
  next: Tour | undefined
}) {
  const { t } = useText()
  const format = useFormat()
  const trouble = troubleText(truck, t, format)
  const kind = signKind(truck)
  const at = truck.currentLocation?.coordinates
  const { destination: city, destinationPostalCode: postalCode, destinationCountry: country } = truck
  const left = at && distanceKm(at, locate({ city, postalCode, country }).point)
  const stop = nextStop(truck, tour, t, format)
  const after = next && afterwards(truck, next, t, format)
  const share = format.percent(truck.progress, 0)
  return (
    <section aria-label={truck.loadId} className="shrink-0 border-t border-line bg-surface px-4 pt-2 pb-2">
      <p className="flex h-6 items-center gap-2">
        <span className="shrink-0 font-semibold">{truck.loadId}</span>
        <StatusWord status={truck.status}>{t(`transport.status.${truck.status}`)}</StatusWord>
        {trouble !== undefined && (
          <span className="min-w-0 truncate font-semibold" title={truck.disruption ?? truck.delayCause}>
            <StatusWord status={kind === 'failure' ? 'failure' : 'warning'} coloured>
              {trouble}
            </StatusWord>
          </span>
        )}
        <span className="ml-auto min-w-0 truncate text-text-2">
          {[truckName(truck), typeText(truck.vehicleType, t), truck.driverName].join(' · ')}
        </span>
      </p>
      <ProgressBar label={t('records.transport.state')} value={truck.progress} max={100} />
      <dl className="mt-1">
        <DetailLine
          label={t('map.detail.position')}
          left={whereabouts(truck, t, format) || NOTHING}
          right={left === undefined ? share : t('map.detail.progress', { share, distance: format.way(left) })}
        />
        {stop && <DetailLine label={t('map.detail.next')} {...stop} />}
        <DetailLine
          label={t('map.detail.after')}
          left={after?.left ?? t('map.detail.noNext')}
          right={after?.right ?? ''}
        />
      </dl>
    </section>
  )
}

function DetailLine({ label, left, right }: { label: string } & Line) {
  return (
    <div className="flex h-6 items-center gap-2">
      <dt className="w-28 shrink-0 truncate text-text-2">{label}</dt>
      <dd className="flex min-w-0 grow items-center gap-2">
        <bdi className="min-w-0 grow truncate">{left}</bdi>
        <span className="shrink-0 text-text-2">{right}</span>
      </dd>
    </div>
  )
}

/** The keys of the map in one row. */
export function MapKeys() {
  const { t } = useText()
  return (
    <p
      aria-hidden
      className="flex h-8 shrink-0 items-center justify-between gap-2 overflow-hidden bg-surface px-4 text-cap text-text-2"
    >
      {(
        [
          [['left', 'right', 'up', 'down'], 'map.keys.nearest'],
          [['pageup', 'pagedown'], 'map.keys.zoom'],
          [['home'], 'map.keys.all'],
          [['enter'], 'map.keys.open'],
        ] as const
      ).map(([keys, word]) => (
        <span key={word} className="flex shrink-0 items-center gap-1">
          {keys.map((key) => (
            <KeyCaps key={key} keys={key} />
          ))}
          <span className="ml-1">{t(word)}</span>
        </span>
      ))}
    </p>
  )
}
