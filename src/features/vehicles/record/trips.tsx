import { RecordLink } from '#src/commands/record-link.tsx'
import type { VehicleTrip } from '#src/contract/vehicles.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { StatusWord, type SignName } from '#src/ui/signs/status-sign.tsx'

/** The sign of what a vehicle drives. */
export const tripSign = (status: string): SignName =>
  status === 'DELIVERED' || status === 'IN_TRANSIT' ? status : 'ASSIGNED'

/** What a vehicle drives, a line for day and route, one for times and orders; `none` where it is nothing. */
export function Trips({ trips, none }: { trips: readonly VehicleTrip[]; none: string | undefined }) {
  if (trips.length === 0) return <p className="text-text-2">{none}</p>
  return (
    <ul className="flex flex-col">
      {trips.map((trip) => (
        <TripRow key={trip.id} trip={trip} />
      ))}
    </ul>
  )
}

function TripRow({ trip }: { trip: VehicleTrip }) {
  const { t } = useText()
  const format = useFormat()
  const [start, end] = [epochToZoned(Date.parse(trip.start)), epochToZoned(Date.parse(trip.end))]
  const sign = tripSign(trip.status)
  const until = end.date === start.date ? end.time : `${format.weekday(end.date)} ${end.time}`
  return (
    <li className="grid grid-cols-[88px_1fr_auto] gap-x-2 border-t border-line py-1 first:border-t-0">
      <span>{format.date(start.date)}</span>
      <span className="truncate">
        <span className="text-text-2">{trip.originPostalCode}</span> {trip.originCity} →{' '}
        {(trip.via ?? []).map((city) => `${city} → `)}
        <span className="text-text-2">{trip.destinationPostalCode}</span> {trip.destinationCity}
      </span>
      <span className="text-right">{trip.loadingMeters !== undefined && format.loadingMeters(trip.loadingMeters)}</span>
      <span className="text-chip text-text-2">{`${start.time}–${until}`}</span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 text-chip text-text-2">
        <StatusWord status={sign}>
          {t(`order.status.${sign === 'IN_TRANSIT' || sign === 'DELIVERED' ? sign : 'ASSIGNED'}`)}
        </StatusWord>
        {trip.orderNumbers.map((number, at) => (
          <span key={number} className="whitespace-nowrap">
            <RecordLink kind="order" id={trip.orderIds[at]} label={number} />
          </span>
        ))}
      </span>
      <span className="text-right text-chip text-text-3">{trip.km !== undefined && format.way(trip.km)}</span>
    </li>
  )
}
