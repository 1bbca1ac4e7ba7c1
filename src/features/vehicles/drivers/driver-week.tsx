import { RoutePlaces } from '#src/entities/orders/route-places.tsx'
import { transportRoute } from '#src/domain/orders/carriage.ts'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { Transport } from '#src/contract/transports/transport.ts'
import { addDays } from '#src/domain/basics/dates.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { today } from './driver-words.ts'

/** So many days are shown: the three weeks of the calendar. */
const DAYS = 20
const MOST = 20

/** What a driver drives from a day on; the calendar above reads the same answer. */
export const drivenQuery = (call: ReturnType<typeof useCall>, driverId: string, day: string) =>
  queryFor(call, 'transports.list', {
    query: {
      ...{ driverId, unloadingFrom: day, loadingTo: addDays(day, DAYS) },
      ...{ sortBy: 'loadingDate', sortOrder: 'asc', limit: MOST },
    },
  })

/** What a driver drives today and in the next days. */
export function DriverWeek({ id }: { id: string }) {
  const { t } = useText()
  const call = useCall()
  const { data } = useQuery(drivenQuery(call, id, today()))
  if (data === undefined) return null
  const open = data.data.filter(({ status }) => status !== 'CANCELLED')
  return (
    <Section title={t('drivers.week')}>
      {open.length === 0 ? (
        <p className="text-text-3">{t('drivers.week.none')}</p>
      ) : (
        <ul>
          {open.map((transport) => (
            <Driven key={transport.id} transport={transport} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Driven({ transport }: { transport: Transport }) {
  const { t } = useText()
  const format = useFormat()
  const { id, loadId, loadingDate, unloadingDate, status } = transport
  return (
    <li className="flex min-h-6 items-start gap-2">
      <span className="w-[88px] shrink-0 py-0.5 text-text-3">
        {[...new Set([format.dayMonth(loadingDate), format.dayMonth(unloadingDate)])].join('–')}
      </span>
      <span className="min-w-0 py-0.5">
        <span className="flex items-center gap-2">
          <RecordLink kind="transport" id={id} label={loadId || id} />
          <StatusWord status={status}>{t(`transport.status.${status}`)}</StatusWord>
        </span>
        <span className="block text-text-2">
          <RoutePlaces route={transportRoute(transport)} towns />
        </span>
      </span>
    </li>
  )
}
