import { addDays } from '#src/domain/basics/dates.ts'
import { type DayPlan, type DayProgress, planDay } from '#src/domain/planning/day/plan-day.ts'
import type { Board, PlanOrder, PlanTour, Resource } from '#src/domain/planning/facts/board.ts'
import { seededRandom } from '#src/domain/planning/search/random.ts'
import { board, end, lone, order, site, truck } from './planning-world.ts'

const TOWNS = [
  '20457',
  '30159',
  '28197',
  '34117',
  '44135',
  '50667',
  '60311',
  '68159',
  '70173',
  '80331',
  '90402',
  '04103',
  '10115',
]

/** Trucks in towns, some of them with a tour, and orders between towns in the days to come. */
export function dayWorld(trucks: number, open: number, seed = 1): Board {
  const random = seededRandom(seed)
  const town = () => TOWNS[Math.floor(random() * TOWNS.length)] ?? '20457'
  const day = () => addDays('2026-11-27', Math.floor(random() * 2))
  const some = (id: string, status: PlanOrder['status']) => {
    const [from, to, date] = [town(), town(), day()]
    return order(
      id,
      end(from, { company: `${id} ab`, date, from: '07:00', to: '12:00' }),
      end(to, { company: `${id} an`, date: addDays(date, 1), from: '06:00', to: '18:00' }),
      { status, loadingMeters: 2 + Math.floor(random() * 10), weightKg: 4000, customerPrice: 1240 },
    )
  }
  const resources: Resource[] = Array.from({ length: trucks }, (_, at) => truck(`T${at}`, { standsAt: site(town()) }))
  const waiting = Array.from({ length: open }, (_, at) => some(`O${at}`, 'CONFIRMED'))
  const driven = resources.slice(0, Math.floor(trucks / 2)).map((_, at) => some(`D${at}`, 'ASSIGNED'))
  const tours: PlanTour[] = driven.map(({ id }, at) => lone(`2${at}`, resources[at], id))
  return board({ resources, tours, orders: [...waiting, ...driven] })
}

/** The orders of a board no one drives. */
export const waitingOf = ({ orders }: Board) =>
  [...orders.values()].flatMap(({ id, status }) => (status === 'CONFIRMED' ? [id] : []))

/** The proposal for a board, and what was told on the way. */
export function plannedDay(on: Board, steps: number, seed = 1): { plan: DayPlan; told: DayProgress[] } {
  const run = planDay(on, waitingOf(on), { seed, steps })
  const told: DayProgress[] = []
  for (;;) {
    const { value, done } = run.next()
    if (done === true) return { plan: value, told }
    told.push(value)
  }
}

/** Four trucks and fourteen small loads at any price, of which some are on the way of others. */
export function smallLoads(seed: number): Board {
  const random = seededRandom(seed * 31)
  const town = () => TOWNS[Math.floor(random() * TOWNS.length)] ?? '20457'
  const window = { from: '06:00', to: '20:00' }
  const orders = Array.from({ length: 14 }, (_, at) =>
    order(
      `O${at}`,
      end(town(), { ...window, company: `${at} ab`, date: '2026-11-27' }),
      end(town(), { ...window, company: `${at} an`, date: '2026-11-30' }),
      { loadingMeters: 1 + Math.floor(random() * 4), customerPrice: 120 + Math.round(random() * 900) },
    ),
  )
  const resources = Array.from({ length: 4 }, (_, at) => truck(`T${at}`, { standsAt: site(town()) }))
  return board({ resources, orders })
}
