import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { ORDER_EVENT_TYPES, type OrderEvent } from '#src/contract/orders.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Section } from '#src/ui/panel-frame.tsx'
import { SkeletonBar } from '#src/ui/states.tsx'
import { EVENT_PAGE, orderEventsQuery } from './orders.queries.ts'
import { fieldText, valueText } from './order-values.ts'

/** Fields whose change says nothing to a person, because another one says it in words. */
const SILENT = new Set([
  'id',
  'tenantId',
  'version',
  'updatedAt',
  'createdAt',
  'statusSince',
  'carrierId',
  'customerId',
  'assignedVehicleId',
  'transportId',
  'approvedBy',
  'approvedAt',
  'contactPersonId',
  'margin',
  'marginPercent',
  'customerNetPrice',
  'customerGrossPrice',
])

/** Of an assignment only who and what: the rest stands in the parties. */
const BESIDE_ASSIGNMENT = new Set(['driverPhone', 'vehicleType', 'carrierPrice'])

/** What an event says: a line per field "Status Bestätigt → Disponiert", else what kind it was; then the reason given. */
export function eventLines(event: OrderEvent, t: Translate, format: Format): string[] {
  const changes = event.changedFields
    .filter(({ field }) => !SILENT.has(field) && !(event.type.endsWith('assigned') && BESIDE_ASSIGNMENT.has(field)))
    .map(({ field, from, to }) =>
      t('orders.event.change', {
        field: fieldText(field, t),
        from: valueText(field, from, t, format),
        to: valueText(field, to, t, format),
      }),
    )
  const type = ORDER_EVENT_TYPES.find((known) => known === event.type) ?? 'updated'
  const notes = event.payload?.['notes'] ?? event.payload?.['overrideReason']
  const reason = typeof notes === 'string' && notes !== '' ? [t('orders.event.reason', { reason: notes })] : []
  const isUndo = type === 'undone' && changes.length > 0
  return [
    ...(isUndo ? [t('orders.event.undone')] : []),
    ...(changes.length > 0 ? changes : [t(`orders.event.${type}`)]),
    ...reason,
  ]
}

/** The history of an order, newest first: the latest few, or all of it page by page. */
export function OrderEvents({ id, pageSize = EVENT_PAGE, paged }: { id: string; pageSize?: number; paged?: boolean }) {
  const { t } = useText()
  const format = useFormat()
  const call = useCall()
  const [pages, setPages] = useState(1)
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, at) => orderEventsQuery(call, id, at + 1, pageSize)),
  })
  const events = results.flatMap(({ data }) => data?.items ?? [])
  const total = results[0]?.data?.total
  const last = results.at(-1)
  const failed = results.find(({ isError, data }) => isError && data === undefined)
  return (
    <Section
      title={t('orders.events')}
      fact={total === undefined ? undefined : t('orders.events.total', { count: total })}
    >
      <ol className="flex flex-col gap-1 text-chip">
        {events.map((event) => (
          <li key={event.id} className="flex gap-2">
            <span className="w-20 shrink-0 text-text-3">{format.stamp(event.createdAt)}</span>
            <span className="min-w-0 break-words">
              <bdi className="text-text-2">{event.actorName}</bdi>: <EventWords lines={eventLines(event, t, format)} />
            </span>
          </li>
        ))}
        {last?.isPending && (
          <li className="after-150">
            <SkeletonBar width="80%" />
          </li>
        )}
      </ol>
      {failed && (
        <p className="text-chip text-text-2">
          {t('orders.events.failed')}{' '}
          <Button variant="quiet" onClick={() => void failed.refetch()}>
            {t('ui.retry')}
          </Button>
        </p>
      )}
      {total === 0 && <p className="text-chip text-text-2">{t('orders.events.none')}</p>}
      {paged === true && last?.data?.hasMore === true && (
        <Button className="mt-2" onClick={() => setPages((before) => before + 1)}>
          {t('orders.events.more', { count: (total ?? 0) - events.length })}
        </Button>
      )}
    </Section>
  )
}

function EventWords({ lines }: { lines: readonly string[] }) {
  const [first, ...others] = lines
  return (
    <>
      {first}
      {others.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </>
  )
}
