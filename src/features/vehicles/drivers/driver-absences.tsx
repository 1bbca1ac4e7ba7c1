import { transportRoute } from '#src/domain/orders/carriage.ts'
import { routeText, townText } from '#src/domain/stops/route.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Driver } from '#src/contract/drivers.ts'
import type { Transport } from '#src/contract/transports/transport.ts'
import { addDays, daysBetween, epochToZoned, minutesOf, weekday, type PlainDate } from '#src/domain/basics/dates.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { DefinitionList, Section } from '#src/ui/page/panel-frame.tsx'
import { Calendar, type CalendarEntry } from '../record/calendar.tsx'
import { drivenQuery } from './driver-week.tsx'
import { absenceText, today } from './driver-words.ts'

const WEEKS = 3

/** When a driver is away and when he drives in these weeks; what lies ahead of them too, the nearest first. */
export function DriverAbsences({ driver }: { driver: Driver }) {
  const { t } = useText()
  const format = useFormat()
  const call = useCall()
  const [now] = useState(Date.now)
  const day = today()
  const monday = addDays(day, 1 - weekday(day))
  const { data } = useQuery(drivenQuery(call, driver.id, day))
  const driven = (data?.data ?? []).filter(({ status }) => status !== 'CANCELLED')
  const ahead = driver.absences.filter(({ to }) => to >= day)
  const record = { kind: 'driver', id: driver.id, record: driver } as const
  const { date, time } = epochToZoned(now)
  return (
    <Section
      title={t('drivers.absences')}
      fact={
        <CommandButton
          id="drivers.absent"
          record={record}
          variant="quiet"
          className="-mr-2 h-6 gap-1.5 text-chip text-text-3"
        />
      }
    >
      <Calendar
        label={t('drivers.absences')}
        monday={monday}
        weeks={WEEKS}
        items={[
          ...driven.map((transport) => driveBar(transport, monday, format)),
          ...driver.absences.map((absence) => absenceBar(absence, monday, t, format)),
        ]}
        now={daysBetween(monday, date) + minutesOf(time) / 1440}
      />
      {ahead.length === 0 ? (
        <p className="text-text-3">{t('drivers.absences.none')}</p>
      ) : (
        <DefinitionList
          rows={ahead.map((absence) => {
            const { kind, days } = absenceText(absence, t, format)
            const value = [days, absence.note].filter(Boolean).join(' · ')
            return { id: absence.id, label: kind, value: <bdi>{value}</bdi>, text: value }
          })}
        />
      )}
    </Section>
  )
}

function absenceBar(
  absence: Driver['absences'][number],
  monday: PlainDate,
  t: Translate,
  format: Format,
): CalendarEntry {
  const { kind, days } = absenceText(absence, t, format)
  return {
    id: absence.id,
    start: daysBetween(monday, absence.from),
    end: daysBetween(monday, absence.to) + 1,
    label: kind,
    title: `${kind} ${days}`,
    isHeld: true,
    sign: 'CANCELLED',
  }
}

/** A moment of a transport in days from a Monday; `otherwise` where its time is not known. */
function momentOf(monday: PlainDate, day: string | undefined, time: string | undefined, otherwise: number): number {
  const minutes = minutesOf(time ?? '')
  return daysBetween(monday, day ?? monday) + (Number.isNaN(minutes) ? otherwise : minutes / 1440)
}

function driveBar(transport: Transport, monday: PlainDate, format: Format): CalendarEntry {
  const { id, loadingDate, loadingTimeFrom, unloadingDate, unloadingTimeTo, status } = transport
  const route = transportRoute(transport)
  return {
    id,
    start: momentOf(monday, loadingDate, loadingTimeFrom, 0),
    end: momentOf(monday, unloadingDate ?? loadingDate, unloadingTimeTo, 1),
    label: routeText(route, ({ postalCode = '' }) => postalCode.slice(0, 2)),
    title: `${[...new Set([format.date(loadingDate), format.date(unloadingDate)])].join('–')} ${routeText(route, townText)}`,
    sign: status === 'PLANNING' || status === 'inquiry' ? 'CREATED' : status,
  }
}
