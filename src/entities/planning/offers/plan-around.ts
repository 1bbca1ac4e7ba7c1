import { boardOf } from '#src/contract/planning/board-facts.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { addDays, epochToZoned, isPlainDate } from '#src/domain/basics/dates.ts'
import type { Board, PlanOrder } from '#src/domain/planning/facts/board.ts'
import { type AssignmentRequest, wantedOf } from '#src/domain/planning/offers/offers.ts'

/** Most orders that are looked at by their times: what is chosen for more of them is judged by what they weigh and need. */
const MOST_PLANNED = 5

type Services = Pick<CommandContext['services'], 'call' | 'queryClient'>

/** The plan of the days the orders take; nothing where it cannot be had: what is offered is then judged without it. */
async function planOf({ call, queryClient }: Services, orders: readonly PlanOrder[]): Promise<Board | undefined> {
  const days = orders.flatMap(({ pickup, delivery }) => [pickup.date, delivery.date]).filter(isPlainDate)
  const today = epochToZoned(Date.now()).date
  const [first = today, last = first] = [days.toSorted()[0], days.toSorted().at(-1)]
  const query = { from: addDays(first < today ? today : first, -1), to: addDays(last < today ? today : last, 1) }
  try {
    return await queryClient.fetchQuery({
      // Beside the board's own answer for these days, which is kept up to date otherwise.
      queryKey: ['board.get', { query }, 'offers'],
      queryFn: async ({ signal }) => boardOf(await call('board.get', { query, signal }), { ...query, now: Date.now() }),
    })
  } catch {
    return undefined
  }
}

/** The orders as they would be given to somebody, with what else is planned then. */
export async function wantedOrders(
  services: Services,
  orders: readonly PlanOrder[],
): Promise<readonly AssignmentRequest[]> {
  if (orders.length === 0 || orders.length > MOST_PLANNED) return []
  const plan = await planOf(services, orders)
  return plan === undefined ? [] : orders.map((order) => wantedOf(order, plan))
}
