import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { Vehicle, VehicleTrip } from '#src/contract/vehicles.ts'
import { addDays, daysBetween, epochToZoned, isoWeek, minutesOf, weekday } from '#src/domain/dates.ts'
import { paperState } from '#src/domain/vehicle-papers.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FieldCell } from '#src/records/fields/cell.tsx'
import { Fact } from '#src/records/fields/line.tsx'
import { FieldLines } from '#src/records/fields/lines.tsx'
import { Button } from '#src/ui/button.tsx'
import { Section } from '#src/ui/panel-frame.tsx'
import { StatusSign, StatusWord, type SignName } from '#src/ui/status-sign.tsx'
import { paperFieldsOf, VEHICLE_FACTS } from '../fields/vehicle-fields.ts'
import { freeText, todayNow } from '../vehicle-columns.tsx'
import { Calendar, type Occupied } from './calendar.tsx'

const WEEKS = 3

const recordOf = (vehicle: Vehicle) => ({ kind: 'vehicle', id: vehicle.id, record: vehicle }) as const
const quiet = '-mr-2 h-6 gap-1.5 text-chip text-text-3'

/** What fits in, who drives, when and where it is free. */
export function VehicleFacts({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useText()
  const format = useFormat()
  const free = [freeText(vehicle, { t, format }), `${vehicle.availablePostalCode ?? ''} ${vehicle.availableCity ?? ''}`]
  return (
    <Section
      title={t('records.vehicle.facts')}
      fact={
        <CommandButton
          id="vehicles.update"
          record={recordOf(vehicle)}
          label={t('orders.edit')}
          variant="quiet"
          className={quiet}
        />
      }
    >
      <dl>
        <FieldLines fields={VEHICLE_FACTS} />
        {vehicle.carrierId !== undefined && (
          <Fact label={t('orders.carrier')}>
            <RecordLink kind="partner" id={vehicle.carrierId} label={vehicle.carrierName ?? vehicle.carrierId} />
          </Fact>
        )}
        <Fact label={t('records.vehicle.freeFrom')}>
          {free
            .map((part) => part.trim())
            .filter(Boolean)
            .join(', ')}
        </Fact>
        <Fact label={t('records.vehicle.now')}>
          {`${vehicle.currentPostalCode} ${vehicle.currentCity}`.trim() || '–'}
        </Fact>
      </dl>
    </Section>
  )
}

/** A moment in days from a Monday. */
function dayAt(epoch: number, monday: string): number {
  const { date, time } = epochToZoned(epoch)
  return daysBetween(monday, date) + minutesOf(time) / 1440
}

const tripSign = (status: string): SignName => (status === 'DELIVERED' || status === 'IN_TRANSIT' ? status : 'ASSIGNED')

/** When it can be planned in these weeks, and what it drives in this one. */
export function VehicleWeeks({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useText()
  const format = useFormat()
  const call = useCall()
  const [now] = useState(Date.now)
  const query = useQuery(queryFor(call, 'vehicles.week', { params: { id: vehicle.id }, query: {} }))
  const today = todayNow()
  const monday = addDays(today, 1 - weekday(today))
  const trips = query.data?.data ?? []
  const tours = trips.map((trip): Occupied => {
    const route = `${trip.originCity} → ${trip.destinationCity}`
    const [start, end] = [Date.parse(trip.start), Date.parse(trip.end)]
    return {
      id: trip.id,
      start: dayAt(start, monday),
      end: dayAt(end, monday),
      label: `${area(trip.originPostalCode)} → ${area(trip.destinationPostalCode)}`,
      title: `${format.stamp(start)}–${format.stamp(end)} ${route}`,
      sign: tripSign(trip.status),
    }
  })
  const blocks = vehicle.blocks.map(({ id, kind, from, to, reason }): Occupied => {
    const label = [t(`vehicles.block.kind.${kind}`), reason].filter(Boolean).join(': ')
    const days =
      to === undefined
        ? t('vehicles.block.open', { from: format.date(from) })
        : `${format.date(from)}–${format.date(to)}`
    return {
      id,
      start: daysBetween(monday, from),
      end: to === undefined ? WEEKS * 7 : daysBetween(monday, to) + 1,
      label,
      title: `${label}, ${days}`,
      isHeld: true,
      sign: 'CANCELLED',
    }
  })
  const last = addDays(monday, (WEEKS - 1) * 7)
  const own = trips.filter(({ start }) => dayAt(Date.parse(start), monday) < 7)
  const km = own.reduce((sum, trip) => sum + (trip.km ?? 0), 0)
  const week = isoWeek(monday)
  return (
    <>
      <Section
        title={t('vehicles.section.availability')}
        fact={
          <span className="flex items-center gap-2 whitespace-nowrap">
            {t('vehicles.weeks', { from: week, to: isoWeek(last) })}
            <CommandButton
              id="vehicles.block"
              record={recordOf(vehicle)}
              label={t('vehicles.block.short')}
              variant="quiet"
              className={quiet}
            />
          </span>
        }
      >
        <Calendar
          label={t('vehicles.section.availability')}
          monday={monday}
          weeks={WEEKS}
          items={[...tours, ...blocks]}
          now={dayAt(now, monday)}
        />
      </Section>
      <Section
        title={t('vehicles.section.week')}
        fact={own.length > 0 && t('vehicles.week.fact', { week, count: own.length, km: format.number(km, 0) })}
      >
        {query.isError && query.data === undefined ? (
          <p className="flex items-center gap-2">
            <StatusSign status="failure" />
            {t('vehicles.week.failed')}
            <Button onClick={() => void query.refetch()}>{t('ui.retry')}</Button>
          </p>
        ) : (
          <Trips trips={own} none={query.data && t('vehicles.week.none', { week })} />
        )}
      </Section>
    </>
  )
}

const area = (postalCode: string) => postalCode.replace(/[\s-]/g, '').slice(0, 2)

function Trips({ trips, none }: { trips: readonly VehicleTrip[]; none: string | undefined }) {
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
        <span className="text-text-2">{trip.destinationPostalCode}</span> {trip.destinationCity}
      </span>
      <span className="text-right">{trip.loadingMeters !== undefined && format.loadingMeters(trip.loadingMeters)}</span>
      <span className="text-chip text-text-2">{`${start.time}–${until}`}</span>
      <span className="flex min-w-0 items-center gap-2 text-chip text-text-2">
        <StatusWord status={sign}>
          {t(`order.status.${sign === 'IN_TRANSIT' || sign === 'DELIVERED' ? sign : 'ASSIGNED'}`)}
        </StatusWord>
        <span className="truncate">
          {trip.orderNumbers.map((number, at) => (
            <span key={number} className="mr-2 last:mr-0">
              <RecordLink kind="order" id={trip.orderIds[at]} label={number} />
            </span>
          ))}
        </span>
      </span>
      <span className="text-right text-chip text-text-3">{trip.km !== undefined && format.distance(trip.km)}</span>
    </li>
  )
}

/** Until when its papers hold, the one that ends first at the top. */
export function VehiclePapers({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useText()
  const today = todayNow()
  const papers = paperFieldsOf(vehicle)
  const due = papers.filter(
    ({ validUntil }) => validUntil !== undefined && paperState(validUntil, today).state !== 'valid',
  )
  const count = vehicle.papers.length
  return (
    <Section
      title={t('vehicles.column.papers')}
      fact={due.length > 0 ? t('vehicles.papers.count', { count, due: due.length }) : String(count)}
    >
      <dl>
        {papers.map(({ field, validUntil }) => (
          <div key={field.id} className="relative flex min-h-6 items-start gap-2 has-[[data-waits]]:flex-wrap">
            <dt className="w-[132px] shrink-0 py-0.5 text-text-3">{t(field.name)}</dt>
            <dd className="flex min-w-0 grow items-start justify-between gap-2">
              <FieldCell field={field} />
              {validUntil !== undefined && <TimeLeft until={validUntil} />}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function TimeLeft({ until }: { until: string }) {
  const { t } = useText()
  const { state, days } = paperState(until, todayNow())
  const text =
    state === 'expired'
      ? t('vehicles.papers.ended', { days: -days })
      : days === 0
        ? t('vehicles.papers.endsToday')
        : t('vehicles.papers.left', { days })
  if (state === 'valid') return <span className="shrink-0 py-0.5 text-text-2">{text}</span>
  return (
    <span className="shrink-0 py-0.5">
      <StatusWord status={state === 'expired' ? 'failure' : 'warning'}>{text}</StatusWord>
    </span>
  )
}
