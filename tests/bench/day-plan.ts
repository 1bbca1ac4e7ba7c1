import { dayModel } from '#src/domain/planning/day/day-model.ts'
import { FURTHER_ROUNDS, stepsFor } from '#src/domain/planning/day/plan-day.ts'
import { slotsOf } from '#src/domain/planning/day/slots.ts'
import { nearestInsertion } from '#src/domain/planning/search/construction.ts'
import { nothingPlanned, type Solution } from '#src/domain/planning/search/model.ts'
import { dayWorld, waitingOf } from '../domain/day-world.ts'
import { searched, timed } from './searched.ts'

const SIZES = [
  [10, 25],
  [25, 60],
] as const
const SEEDS = [1, 2, 3]

/**
 * How good the proposals for a day are on the board's own model: what the own ways cost and subcontractors take for what stays
 * open, in euros, by nearest insertion, by the steps of the product, after the rounds behind them, and by ten times the steps at once.
 * Seconds of the processor, so that a busy machine counts for nothing.
 */
export function dayTable(): string {
  const heads = ['trucks / orders', 'nearest insertion', 'product', 'gap', 's', 'after a while', 'ten times', 's']
  const lines = SIZES.flatMap(([trucks, orders]) => SEEDS.map((seed) => lineOf(trucks, orders, seed)))
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const facts =
    'Euros: own ways, and what subcontractors take for the orders left open (how many); three worlds of each size.'
  return [facts, '', row(heads), row(heads.map(() => '---')), ...lines.map(row)].join('\n')
}

function lineOf(trucks: number, orders: number, seed: number): string[] {
  const on = dayWorld(trucks, orders, seed)
  const end = Date.parse(`${on.to}T23:00:00Z`)
  const asked = waitingOf(on).flatMap((id) => on.orders.get(id) ?? [])
  const fresh = () => dayModel(on, asked, slotsOf(on, end))
  const steps = stepsFor(orders)
  const nearest = nearestInsertion(fresh(), nothingPlanned(fresh()))
  const product = timed(() => searched(fresh(), { seed: 1, steps }))
  const long = timed(() => searched(fresh(), { seed: 1, steps: 10 * steps }))
  const model = fresh()
  let later = searched(model, { seed: 1, steps })
  for (let round = 1; round <= FURTHER_ROUNDS; round += 1)
    later = searched(model, { seed: 1 + round, steps, start: later })
  const gap = (product.found.cost / Math.min(long.found.cost, later.cost) - 1) * 100
  return [
    `${trucks} / ${orders}`,
    ...[said(nearest), said(product.found), `${gap.toFixed(1)} %`, product.seconds.toFixed(1)],
    ...[said(later), said(long.found), long.seconds.toFixed(1)],
  ]
}

const said = ({ cost, left }: Solution): string => `${cost.toFixed(0)} (${left.length})`
