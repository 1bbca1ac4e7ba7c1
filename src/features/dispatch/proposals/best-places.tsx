import { RoutePlaces } from '#src/entities/orders/route-places.tsx'
import { planRoute } from '#src/domain/planning/facts/order-route.ts'
import { Fragment, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { FailureState } from '#src/commands/failure-state.tsx'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { addDays } from '#src/domain/basics/dates.ts'
import type { Board, PlanOrder } from '#src/domain/planning/facts/board.ts'
import { indexOf } from '#src/domain/planning/scene/board-index.ts'
import type { Selection } from '#src/domain/planning/offers/routes.ts'
import { bestPlaces } from '#src/domain/planning/offers/proposals.ts'
import { orderIdsOf } from '#src/domain/tours/stops.ts'
import { useDay } from '#src/i18n/use-day.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { KeyCap } from '#src/ui/keys/key-cap.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { whenIdle } from '#src/ui/loading/when-idle.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'
import { useBoard } from '../board/state/board.queries.ts'
import { loadOf } from '../moving/words.ts'
import { OptionList } from '#src/entities/planning/option-list.tsx'
import { ProposalCard } from './card.tsx'
import { changesOf, proposalsState } from './state.ts'
import { useBoardWith, usePlanOrders } from './use-plan-orders.ts'

/** How many places are proposed. */
const MOST = 5

/** The five best places for some orders, with figures and what they break. */
export function BestPlaces({ orderIds }: { orderIds: readonly string[] }) {
  const { t } = useText()
  const { orders, error, retry } = usePlanOrders(orderIds)
  const fact = orders?.length === 1 ? orders[0]?.number : t('carry.orders', { count: orderIds.length })
  if (orders !== undefined) return <PlacesFor orders={orders} fact={fact} />
  return (
    <SidePanel title={t('proposals.title')} fact={fact}>
      {error === undefined ? (
        <LoadingRows rows={5} rowHeight={100} />
      ) : (
        <FailureState title={t('proposals.failed')} detail={error.message} onRetry={retry} />
      )}
    </SidePanel>
  )
}

function PlacesFor({ orders, fact }: { orders: readonly PlanOrder[]; fact: string | undefined }) {
  const { t } = useText()
  const state = useSessionValue(proposalsState)
  const days = useDays(orders)
  const { data, error, refetch } = useBoard(days.from, days.to)
  const board = useBoardWith(data, orders)
  useBestPlaces(board, orders)
  const shown = useSyncExternalStore(state.proposals.subscribe, state.proposals.current)
  const changes = useMemo(() => changesOf(state.proposals, state.chosen, state.refusal), [state])
  const part = useFocusScope<HTMLDivElement>({ scopes: ['panel', 'panel:proposals'], changes })
  return (
    <SidePanel
      title={t('proposals.title')}
      fact={fact}
      footer={
        <>
          <CommandButton id="proposals.plan" variant="primary" />
          <CommandButton id="proposals.show" />
        </>
      }
    >
      <div ref={part}>
        <Wanted orders={orders} board={board} />
        {shown !== undefined ? (
          <Found />
        ) : error === null ? (
          <LoadingRows rows={5} rowHeight={100} />
        ) : (
          <FailureState title={t('proposals.failed')} detail={error.message} onRetry={() => void refetch()} />
        )}
      </div>
    </SidePanel>
  )
}

/** The days that decide: around those of the orders, none that are over. */
function useDays(orders: readonly PlanOrder[]) {
  const today = useDay()
  return useMemo(() => {
    const dates = orders.flatMap(({ pickup, delivery }) => [pickup.date ?? today, delivery.date ?? today])
    const first = dates.reduce((least, date) => (date < least ? date : least))
    const last = dates.reduce((most, date) => (date > most ? date : most), today)
    const end = addDays(today, 28) < last ? addDays(today, 28) : last
    return { from: addDays(first > today ? first : today, -1), to: addDays(end, 2) }
  }, [orders, today])
}

/** Looks for places when there is time for it, and again when the board has changed. */
function useBestPlaces(board: Board | undefined, orders: readonly PlanOrder[]): void {
  const state = useSessionValue(proposalsState)
  const [picked, setPicked] = useState<Selection>()
  const next = board && pickedOf(orders, board)
  if (next !== undefined && (picked?.tourId !== next.tourId || picked?.orderIds.join() !== next.orderIds.join())) {
    setPicked(next)
  }
  useEffect(() => {
    if (board === undefined || picked === undefined) return undefined
    return whenIdle(() => state.show({ picked, board, ...bestPlaces(picked, board, MOST) }), 100)
  }, [state, board, picked])
  useEffect(() => () => state.hide(), [state])
}

/** The orders, or the tour that is made of them. */
function pickedOf(orders: readonly PlanOrder[], board: Board): Selection {
  const orderIds = orders.map(({ id }) => id)
  const tour = indexOf(board).tourOf.get(orderIds[0] ?? '')?.tour
  const isWhole = tour !== undefined && orderIdsOf(tour.stops).toSorted().join() === orderIds.toSorted().join()
  return isWhole ? { orderIds: orderIdsOf(tour.stops), tourId: tour.id, wasOn: tour.resource } : { orderIds }
}

/** What is to be planned: its way, its customer, what it takes, when it is loaded, what is paid for it. */
function Wanted({ orders, board }: { orders: readonly PlanOrder[]; board: Board | undefined }) {
  const { t } = useText()
  const format = useFormat()
  const [order] = orders
  if (order === undefined) return null
  const { pickup } = order
  const only = orders.length === 1
  const facts = [
    ...(board ? loadOf({ orderIds: orders.map(({ id }) => id) }, board, t, format) : []),
    only ? t('proposals.loading', { window: format.stopTime(pickup.date, pickup.from, pickup.to) }) : undefined,
    only && order.customerPrice !== undefined
      ? `${t('carry.customerPrice')} ${format.money(order.customerPrice)}`
      : undefined,
  ]
  return (
    <div className="border-b border-line px-4 py-3">
      <p className="truncate">
        <RoutePlaces route={planRoute(order)} recedes />
        <span className="text-text-2">{` · ${order.customerName}`}</span>
      </p>
      <p className="text-chip text-text-2">
        {facts
          .filter((fact) => fact !== undefined)
          .map((fact, at) => (
            <Fragment key={fact}>
              {at > 0 && ' · '}
              <span className="whitespace-nowrap">{fact}</span>
            </Fragment>
          ))}
      </p>
    </div>
  )
}

function Found() {
  const { t } = useText()
  const format = useFormat()
  const state = useSessionValue(proposalsState)
  const shown = useSyncExternalStore(state.proposals.subscribe, state.proposals.current)
  const chosen = useSyncExternalStore(state.chosen.subscribe, state.chosen.current)
  if (shown === undefined) return null
  const { best, checked } = shown
  if (best.length === 0) return <p className="p-4 text-text-2">{t('proposals.none')}</p>
  const title = t('proposals.found', { count: best.length, checked: format.number(checked, 0) })
  return (
    <>
      <h3 className="flex h-8 items-center gap-2 border-b border-line bg-sunken px-4 text-section text-text-2">
        {title}
        <span className="ml-auto truncate text-chip font-normal text-text-3">{t('proposals.order')}</span>
        <span aria-hidden className="flex items-center gap-1">
          <KeyCap>1</KeyCap>–<KeyCap>{String(best.length)}</KeyCap>
        </span>
      </h3>
      <OptionList
        label={title}
        keys={best.map(({ placement }, at) => `${placement.resource} ${placement.tourId} ${at}`)}
        chosen={chosen}
        onChoose={state.choose}
      >
        {(at) => <ProposalCard at={at} proposals={shown} isChosen={at === chosen} />}
      </OptionList>
      <p className="px-4 py-3">
        <CommandButton id="proposals.day" />
      </p>
    </>
  )
}
