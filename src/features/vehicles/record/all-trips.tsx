import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { Trips } from './trips.tsx'

/** Trips that are fetched at once, and by how many more with each press; the server gives no more than this in one answer. */
const PAGE = 25
const MOST = 500

/** What a vehicle drives and has driven, the latest first, and how much that is. */
export function useAllTrips(id: string, isWanted = true, limit = PAGE) {
  const call = useCall()
  return useQuery({
    ...queryFor(call, 'vehicles.trips', { params: { id }, query: { limit } }),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  })
}

/** The tab with everything a vehicle drives. */
export function VehicleTrips({ id }: { id: string }) {
  const { t } = useText()
  const [limit, setLimit] = useState(PAGE)
  const query = useAllTrips(id, true, limit)
  const trips = query.data?.data
  const total = query.data?.pagination.total ?? 0
  const rest = Math.min(total, MOST) - (trips?.length ?? 0)
  return (
    <Section title={t('vehicles.tab.trips')} fact={trips && t('history.total', { count: total })}>
      {trips === undefined && query.isPending && <LoadingRows rows={4} />}
      {trips === undefined && query.isError && (
        <p role="status" className="flex items-center gap-2">
          <StatusSign status="failure" />
          {t('vehicles.trips.failed')}
          <Button onClick={() => void query.refetch()}>{t('ui.retry')}</Button>
        </p>
      )}
      {trips !== undefined && <Trips trips={trips} none={t('vehicles.trips.none')} />}
      {rest > 0 && (
        <Button className="mt-2" onClick={() => setLimit((before) => Math.min(MOST, before + PAGE))}>
          {t('history.next', { count: Math.min(PAGE, rest) })}
        </Button>
      )}
    </Section>
  )
}
