import { useQueries, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryKeys } from '#src/api/query.ts'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import type { Order } from '#src/contract/orders/order.ts'
import { ORDER_EVENT_TYPES, type OrderEvent } from '#src/contract/orders/events.ts'
import type { Format } from '#src/i18n/format.ts'
import { isolateBidi } from '#src/i18n/isolate-bidi.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { IconButton } from '#src/ui/buttons/icon-button.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { announce } from '#src/ui/live-region.tsx'
import { SkeletonBar } from '#src/ui/feedback/states.tsx'
import { EVENT_PAGE, orderEventsQuery } from '../../orders.queries.ts'
import { changeLines } from '../../order-change-text.ts'
import { allEvents, EventFilterFields, isWanted, type EventFilter } from './event-filter.tsx'
import { SectionFailure } from '#src/ui/feedback/section-failure.tsx'

/** Of an assignment only who, what and for how much: the rest stands in the parties. */
const BESIDE_ASSIGNMENT = new Set([
  'driverPhone',
  'vehicleType',
  'carrierContactPerson',
  'carrierContactPhone',
  'carrierContactEmail',
])

/** What an event says: a line per field "Status Bestätigt → Disponiert", else what kind it was; then the reason given. */
export function eventLines(event: OrderEvent, currency: string | undefined, t: Translate, format: Format): string[] {
  const isAssignment = event.type.endsWith('assigned')
  const changes = changeLines(
    event.changedFields.filter(({ field }) => !(isAssignment && BESIDE_ASSIGNMENT.has(field))),
    currency,
    t,
    format,
  )
  const type = ORDER_EVENT_TYPES.find((known) => known === event.type) ?? 'updated'
  const notes = event.payload?.['notes'] ?? event.payload?.['overrideReason']
  // The words of a confirmation are a field of the order, and said as such.
  const isField = event.changedFields.some(({ field, to }) => field === 'approvalNotes' && to === notes)
  const reason =
    !isField && typeof notes === 'string' && notes !== '' ? [t('history.reason', { reason: isolateBidi(notes) })] : []
  const isUndo = type === 'undone' && changes.length > 0
  const isRestored = type === 'undone' && event.payload?.['of'] === 'deleted'
  return [
    ...(isUndo ? [t(event.payload?.['redo'] === true ? 'history.redone' : 'history.undone')] : []),
    ...(changes.length > 0
      ? changes
      : [
          isRestored
            ? t('orders.event.restored')
            : (createdWords(event, t) ?? t(`orders.event.${type}`, sentTo(event))),
        ]),
    ...reason,
  ]
}

/** By which recurring order it was made ahead, or of which e-mail; undefined where it was neither. */
function createdWords({ type, payload }: OrderEvent, t: Translate): string | undefined {
  if (type !== 'created') return undefined
  const { recurringOrder: name, subject, from } = payload ?? {}
  if (typeof name === 'string') return t('recurring.event.created', { name })
  if (typeof subject !== 'string' || typeof from !== 'string') return undefined
  return t('orders.event.createdOfEmail', { subject: isolateBidi(subject), from: isolateBidi(from) })
}

/** To whom something was sent, for the events that tell of it. */
function sentTo({ payload }: OrderEvent): { to: string } {
  const to = payload?.['to']
  return { to: typeof to === 'string' ? isolateBidi(to) : '' }
}

/** The history of an order, newest first: the latest few, or all of it page by page. */
export function OrderEvents({ id, pageSize = EVENT_PAGE, paged }: { id: string; pageSize?: number; paged?: boolean }) {
  const { t } = useText()
  const format = useFormat()
  const call = useCall()
  const currency = useQueryClient().getQueryData<Order>(queryKeys.record('orders.get', id))?.currency
  const [pages, setPages] = useState(1)
  const [filter, setFilter] = useState<EventFilter>()
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, at) => orderEventsQuery(call, id, at + 1, pageSize)),
  })
  // What happens meanwhile moves the pages on: an event at the edge may come twice.
  const loaded = [
    ...new Map(results.flatMap(({ data }) => data?.items ?? []).map((event) => [event.id, event])).values(),
  ]
  const events = filter === undefined ? loaded : loaded.filter((event) => isWanted(event, filter))
  const total = results[0]?.data?.total
  const last = results.at(-1)
  const failed = results.find(({ isError, data }) => isError && data === undefined)
  const rest = Math.max(0, (total ?? 0) - loaded.length)
  const canLoad = paged === true && last?.data?.hasMore === true
  const isLoadingMore = pages > 1 && last?.isPending === true
  const more = useMore(loaded.length, isLoadingMore, canLoad)
  // What is looked for may be on any page.
  const loadAll = () => setPages(Math.max(1, Math.ceil((total ?? 0) / pageSize)))
  const toggleFilter = () => {
    loadAll()
    setFilter((before) => (before === undefined ? allEvents : undefined))
  }
  const count = t('history.total', { count: total ?? 0 })
  const facts = filter === undefined ? count : t('orders.events.of', { shown: events.length, count: total ?? 0 })
  return (
    <Section
      title={t('orders.events')}
      fact={
        total !== undefined && (
          <span className="flex items-center gap-2">
            <span role={filter && 'status'}>{facts}</span>
            {paged === true && total > 0 && (
              <>
                <Button
                  variant="quiet"
                  aria-expanded={filter !== undefined}
                  className="h-6 text-chip text-text-2"
                  onClick={toggleFilter}
                >
                  {t('orders.events.filter')}
                </Button>
                <ExportButton id={id} filter={filter ?? allEvents} currency={currency} />
              </>
            )}
          </span>
        )
      }
    >
      {filter !== undefined && <EventFilterFields events={loaded} filter={filter} onChange={setFilter} />}
      <ol className="flex flex-col gap-1 text-chip">
        {events.map((event, index) => (
          <li
            key={event.id}
            ref={more.refAt(index)}
            tabIndex={-1}
            className="no-ring flex gap-2 rounded-cap focus:bg-tint"
          >
            <span className="w-20 shrink-0 text-text-3">{format.stamp(event.createdAt)}</span>
            <span className="min-w-0 break-words">
              <bdi className="text-text-2">{event.actorName}</bdi>:{' '}
              <EventWords lines={eventLines(event, currency, t, format)} />
            </span>
          </li>
        ))}
        {last?.isPending && (
          <li className="after-150">
            <SkeletonBar width="80%" />
          </li>
        )}
      </ol>
      {failed && <SectionFailure text={t('orders.events.failed')} onRetry={() => void failed.refetch()} />}
      {filter !== undefined && events.length === 0 && last?.isPending === false && (
        <p className="text-chip text-text-2">{t('orders.events.noMatch')}</p>
      )}
      {total === 0 && <p className="text-chip text-text-2">{t('orders.events.none')}</p>}
      {(canLoad || isLoadingMore) && (
        <Button
          className="mt-2"
          {...(isLoadingMore && { disabledReason: t('ui.loading') })}
          onClick={() => {
            more.start()
            setPages((before) => before + 1)
          }}
        >
          {t('history.next', { count: Math.min(pageSize, rest) })}
        </Button>
      )}
    </Section>
  )
}

/** Most pages of events one file is made of, whatever an answer says of more. */
const MOST_PAGES = 200

/** All events that are wanted, from all pages, as a file. */
function ExportButton({ id, filter, currency }: { id: string; filter: EventFilter; currency: string | undefined }) {
  const { t } = useText()
  const format = useFormat()
  const call = useCall()
  const queryClient = useQueryClient()
  const { source } = useCommands()
  const save = async () => {
    const events = new Map<string, OrderEvent>()
    for (let page = 1, isMore = true; isMore && page <= MOST_PAGES; page++) {
      const { items, hasMore } = await queryClient.fetchQuery(orderEventsQuery(call, id, page, EVENT_PAGE))
      for (const event of items) events.set(event.id, event)
      isMore = hasMore
    }
    const wanted = [...events.values()].filter((event) => isWanted(event, filter))
    const { exportEvents } = await import('./event-export.ts')
    await exportEvents({ order: id, events: wanted, currency, t, format })
    source
      .current()
      .services.notify({ type: 'success', message: t('orders.events.exported', { count: wanted.length }) })
  }
  const start = () => {
    save().catch((error: unknown) => {
      const detail = error instanceof Error ? error.message : ''
      source.current().services.notify({ type: 'error', message: t('orders.events.failed'), detail })
    })
  }
  return <IconButton icon={Download} label={t('orders.events.export')} className="h-6! min-w-6!" onClick={start} />
}

/**
 * After more has been loaded a screen reader is told how many. The focus stays on the button; where that is gone, since
 * this was the rest, it goes on with the first of what came.
 */
function useMore(count: number, isLoading: boolean, canLoad: boolean) {
  const { t } = useText()
  const from = useRef<number>(undefined)
  const firstNew = useRef<HTMLLIElement>(null)
  const [wanted, setWanted] = useState<number>()
  useEffect(() => {
    const before = from.current
    if (before === undefined || isLoading || count <= before) return
    from.current = undefined
    if (!canLoad) firstNew.current?.focus()
    announce(t('orders.events.loaded', { count: count - before }))
  }, [count, isLoading, canLoad, t])
  return {
    refAt: (index: number) => (index === wanted ? firstNew : undefined),
    start() {
      from.current = count
      setWanted(count)
    },
  }
}

function EventWords({ lines }: { lines: readonly string[] }) {
  const [first, ...others] = lines
  return (
    <>
      <bdi>{first}</bdi>
      {others.map((line, at) => (
        <bdi key={at} className="block">
          {line}
        </bdi>
      ))}
    </>
  )
}
