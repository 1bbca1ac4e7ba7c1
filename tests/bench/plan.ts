import { stepsFor } from '#src/domain/planning/day/plan-day.ts'
import { nearestInsertion } from '#src/domain/planning/search/construction.ts'
import { type Model, nothingPlanned, type Solution, usedRoutes } from '#src/domain/planning/search/model.ts'
import { INSTANCES, readInstance } from './pickup-delivery/instances.ts'
import { searched, timed } from './searched.ts'

type PublicInstance = (typeof INSTANCES)[number]

/** The seeds of the short search, of which the worst plan counts; the long one, which takes minutes in all, has the first of them. */
const SEEDS = { 100: [1, 2, 3], 200: [1, 2] }

const LONGER = 10

/**
 * How good the search is on public instances: nearest insertion, the search at as many steps as the product takes for as many
 * orders and at ten times as many, and how far each is from the best plan known. Seconds of the processor for one run, so that a
 * busy machine counts for nothing. Takes ten minutes of it.
 */
export function planTable(): string {
  const own = ['own', 'gap', 's']
  const heads = ['instance', 'stops', 'nearest insertion', 'steps', ...own, 'steps', ...own, 'best known']
  const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
  const facts =
    'Vehicles / length of the plan; instances of Li and Lim. Own: the worst of three seeds with 100 stops and of two with 200, ' +
    `then one seed at ${LONGER} times the steps; gap: against the best known, vehicles first.`
  return [facts, '', row(heads), row(heads.map(() => '---')), ...INSTANCES.map((of) => row(lineOf(of)))].join('\n')
}

function lineOf(instance: PublicInstance): (string | number)[] {
  const { name, stops, vehicles, length } = instance
  const { model } = readInstance(name)
  const steps = stepsFor(model.requests)
  const [first = 1, ...others] = SEEDS[stops]
  const cells = [[steps, [first, ...others]] as const, [LONGER * steps, [first]] as const].flatMap(
    ([budget, seeds]) => {
      const runs = seeds.map((seed) => timed(() => planned(model, seed, budget)))
      const plan = worstOf(runs.map(({ found }) => found))
      const seconds = runs.reduce((sum, run) => sum + run.seconds, 0) / runs.length
      return [budget, said(plan), gapOf(plan, instance), seconds.toFixed(1)]
    },
  )
  const nearest = nearestInsertion(model, nothingPlanned(model))
  return [name, stops, said(nearest), ...cells, `${vehicles} / ${length.toFixed(2)}`]
}

const planned = (model: Model, seed: number, steps: number): Solution =>
  searched(model, { seed, steps, fewestVehicles: true })

const worstOf = (plans: readonly Solution[]): Solution =>
  plans.reduce((worst, plan) => {
    const more = plan.left.length - worst.left.length || usedRoutes(plan).length - usedRoutes(worst).length
    return more > 0 || (more === 0 && plan.cost > worst.cost) ? plan : worst
  })

const said = (solution: Solution): string =>
  `${usedRoutes(solution).length} / ${lengthOf(solution).toFixed(2)}${solution.left.length > 0 ? ` (${solution.left.length} left)` : ''}`

/** Without what leaving a request counts. */
const lengthOf = (solution: Solution): number => usedRoutes(solution).reduce((sum, { cost }) => sum + cost, 0)

/** Vehicles more than the best known where there are any, and how much longer the way is; a plan that leaves requests is none. */
function gapOf(solution: Solution, { vehicles, length }: PublicInstance): string {
  if (solution.left.length > 0) return 'no plan'
  const more = usedRoutes(solution).length - vehicles
  const percent = (lengthOf(solution) / length - 1) * 100
  // Two digits, and no minus before a zero.
  const longer = `${(Math.abs(percent) < 0.005 ? 0 : percent).toFixed(2)} %`
  if (more === 0) return longer
  return `${more > 0 ? '+' : ''}${more} ${Math.abs(more) === 1 ? 'vehicle' : 'vehicles'}, ${longer}`
}
