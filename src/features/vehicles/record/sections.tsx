import { joinPlaces } from '#src/domain/stops/route.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { Vehicle } from '#src/contract/vehicles.ts'
import { addDays, daysBetween, epochToZoned, isoWeek, minutesOf, weekday } from '#src/domain/basics/dates.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Fact } from '#src/records/fields/lines/line.tsx'
import { FieldLines } from '#src/records/fields/lines/lines.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { VEHICLE_FACTS } from '../fields/vehicle-fields.ts'
import { freeText, todayNow } from '../vehicle-columns.tsx'
import { blockText } from './block-text.ts'
import { Calendar, type CalendarEntry } from './calendar.tsx'
import { Trips, tripSign } from './trips.tsx'

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
  const tours = trips.map((trip): CalendarEntry => {
    const route = joinPlaces([trip.originCity, ...(trip.via ?? []), trip.destinationCity])
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
  const blocks = vehicle.blocks.map(({ id, kind, from, to, reason }): CalendarEntry => {
    const { label, days } = blockText({ kind, from, to, reason }, { t, format })
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
