import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { EndpointName, Endpoints } from '#src/contract/index.ts'
import type { eventsEndpoint } from '#src/contract/records/events.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { SkeletonBar } from '#src/ui/feedback/states.tsx'
import type { EditableRecord, Field } from '../fields/field.ts'
import { eventLines, type OwnLines } from './event-lines.ts'

/** Kinds whose history can be asked for. */
type EventsEndpoint = {
  [Name in EndpointName]: Endpoints[Name] extends ReturnType<typeof eventsEndpoint> ? Name : never
}[EndpointName]

/** Most events that are fetched at once, and by how many more with each press. */
const PAGE = 50
const MOST = 500

/** The events of a record, newest first, and how many there are; asked for once for tab and list. */
export function useRecordEvents(endpoint: EventsEndpoint, id: string, isWanted = true, limit = PAGE) {
  const call = useCall()
  return useQuery({
    ...queryFor(call, endpoint, { params: { id }, query: { limit } }),
    placeholderData: keepPreviousData,
    enabled: isWanted,
  })
}

/** Who has changed what of a record and when, newest first. `fields` and `own` say it in words. */
export function RecordHistory<R extends EditableRecord>(props: {
  endpoint: EventsEndpoint
  id: string
  record: R
  fields: readonly Field<R>[]
  own?: OwnLines
}) {
  const { endpoint, id, record, fields, own } = props
  const { t } = useText()
  const format = useFormat()
  const [limit, setLimit] = useState(PAGE)
  const query = useRecordEvents(endpoint, id, true, limit)
  const events = query.data?.data ?? []
  const total = query.data?.pagination.total
  const rest = Math.min(total ?? 0, MOST) - events.length
  return (
    <Section title={t('history.title')} fact={total !== undefined && t('history.total', { count: total })}>
      <ol className="flex flex-col gap-1 text-chip">
        {events.map((event) => (
          <li key={event.id} className="flex gap-2">
            <span className="w-20 shrink-0 text-text-3">{format.stamp(event.createdAt)}</span>
            <span className="min-w-0 break-words">
              <bdi className="text-text-2">{event.actorName}</bdi>:{' '}
              {eventLines(event, fields, { t, format, record }, own).map((line, at) => (
                <bdi key={at} className={at === 0 ? undefined : 'block'}>
                  {line}
                </bdi>
              ))}
            </span>
          </li>
        ))}
        {query.isPending && (
          <li className="after-150">
            <SkeletonBar width="80%" />
          </li>
        )}
      </ol>
      {query.isError && query.data === undefined && (
        <p role="status" className="flex flex-wrap items-center gap-x-2 text-chip text-text-2">
          {t('history.failed')}
          <Button variant="quiet" onClick={() => void query.refetch()}>
            {t('ui.retry')}
          </Button>
        </p>
      )}
      {total === 0 && <p className="text-chip text-text-2">{t('history.none')}</p>}
      {rest > 0 && (
        <Button className="mt-2" onClick={() => setLimit((before) => Math.min(MOST, before + PAGE))}>
          {t('history.next', { count: Math.min(PAGE, rest) })}
        </Button>
      )}
    </Section>
  )
}
