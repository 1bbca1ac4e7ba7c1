import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import type { RecentsContext, KnownHits, HitDisplay } from '#src/commands/palette/opened-last.ts'
import type { SearchHit } from '#src/commands/palette/search-hits.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { orderRouteText } from '#src/domain/stops/route.ts'
import { openedHits, openedRecord, type OpenedRecord } from '#src/records/panel/opened-record.ts'
import { limitOrderCache } from './kept-orders.ts'
import { forgetRecentOrder, recentOrderIds } from '../recent-orders.ts'

type Recent = OpenedRecord<Order>

const lookUp = (around: RecentsContext, id: string): Promise<Recent[]> =>
  openedRecord(around, 'order', id, () => forgetRecentOrder(around.session, id))

async function recentOrders(around: RecentsContext, most?: number): Promise<Recent[]> {
  limitOrderCache(around.queryClient)
  const ids = recentOrderIds(around.session).slice(0, most)
  return (await Promise.all(ids.map((id) => lookUp(around, id)))).flat()
}

const around = ({ session, services }: CommandContext): RecentsContext => ({
  session,
  call: services.call,
  queryClient: services.queryClient,
})

function contextOf(order: Order): string {
  return [order.customerName, orderRouteText(order)].join(' · ')
}

/** The orders opened last, newest first, with customer and route. */
export async function recentChoices(context: CommandContext): Promise<Choice<string>[]> {
  const { t } = context.services
  const found = await recentOrders(around(context))
  // The one in front of the person is the last she looks for.
  const here = shownOrder(context)
  const others = found.filter(({ id }) => id !== here)
  const shown = found.filter(({ id }) => id === here)
  return [...others, ...shown].map(({ id, record: order }) => ({
    id,
    title: order?.orderNumber || id,
    icon: 'order',
    value: id,
    ...(order && { detail: [contextOf(order), t(`order.status.${order.status}`)].join(' · ') }),
  }))
}

/** The same as hits, for the palette's first page. */
export async function recentHits(of: RecentsContext, shown: HitDisplay): Promise<SearchHit[]> {
  const found = await recentOrders(of, shown.most)
  return found.map((recent) => hitOf(recent, shown))
}

/** The hits that can be had at once; complete where nothing is left to be looked up. */
export function knownHits({ session, queryClient }: RecentsContext, shown: HitDisplay): KnownHits {
  const ids = recentOrderIds(session).slice(0, shown.most)
  return openedHits({ queryClient }, 'order', ids, (recent) => hitOf(recent, shown))
}

function hitOf({ id, record: order }: Recent, { t, format }: HitDisplay): SearchHit {
  return {
    kind: 'order',
    id,
    title: order?.orderNumber || id,
    to: `/orders/${encodeURIComponent(id)}`,
    panel: { kind: 'order', id },
    ...(order && {
      context: contextOf(order),
      status: t(`order.status.${order.status}`),
      statusCode: order.status,
      date: format.date(order.pickupDate),
      ...(order.customerPrice !== undefined && { amount: format.money(order.customerPrice, order.currency) }),
    }),
  }
}

/** Opens the order visited last, or the one before where the keyboard is in that one already. */
export async function openLastOrder(context: CommandContext): Promise<void> {
  const { services, session } = context
  const here = shownOrder(context)
  for (const id of recentOrderIds(session)) {
    if (id === here) continue
    const [found] = await lookUp(around(context), id)
    if (found !== undefined) return services.openPanel({ kind: 'order', id })
  }
  services.notify({ type: 'info', message: services.t('orders.reason.noRecentLeft') })
}

/** The order the keyboard is in; a row of a list is not opened yet. */
function shownOrder({ place, focus }: CommandContext): string | undefined {
  if (place.panel !== undefined) return place.panel.kind === 'order' ? place.panel.id : undefined
  return place.screen === 'order' ? focus?.id : undefined
}
