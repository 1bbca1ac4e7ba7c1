import { fill, nearestInsertion } from '#src/domain/planning/search/construction.ts'
import { type Model, nothingPlanned, type Solution, usedRoutes } from '#src/domain/planning/search/model.ts'
import { search } from '#src/domain/planning/search/search.ts'
import { INSTANCES, readInstance } from './pickup-delivery/instances.ts'

const STEPS = [100, 300, 1000]
const SEEDS = [1, 2, 3]

/** How good the proposals for a day are: nearest insertion and the search against the best plans known of public instances. */
export function planTable(): string {
  const heads = [
    'instance',
    'nearest insertion',
    'regret',
    ...STEPS.map((steps) => `own, ${steps} steps`),
    'best known',
    'gap',
    's a run',
  ]
  const lines = INSTANCES.map(({ name, vehicles, length }) => {
    const { model } = readInstance(name)
    const nearest = nearestInsertion(model, nothingPlanned(model))
    const regret = fill(model, nothingPlanned(model), { regret: 2, most: Infinity })
    const start = performance.now()
    const plans = STEPS.map((steps) => worstOf(SEEDS.map((seed) => planned(model, seed, steps))))
    const seconds = (performance.now() - start) / 1000 / SEEDS.length / STEPS.length
    const last = plans.at(-1) ?? regret
    const more = usedRoutes(last).length - vehicles
    const gap = more === 0 ? `${Math.abs((last.cost / length - 1) * 100).toFixed(2)} %` : `${more} vehicle more`
    return [
      name,
      said(nearest),
      said(regret),
      ...plans.map(said),
      `${vehicles} / ${length.toFixed(2)}`,
      gap,
      seconds.toFixed(1),
    ]
  })
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const facts = `Vehicles / length of the plan; instances of Li and Lim with 100 stops; own: the worst of seeds ${SEEDS.join(', ')}.`
  return [facts, '', row(heads), row(heads.map(() => '---')), ...lines.map(row)].join('\n')
}

function planned(model: Model, seed: number, steps: number): Solution {
  const run = search(model, { seed, steps, fewestVehicles: true })
  for (;;) {
    const { value, done } = run.next()
    if (done === true) return value
  }
}

const worstOf = (plans: readonly Solution[]): Solution =>
  plans.reduce((worst, plan) => {
    const more = usedRoutes(plan).length - usedRoutes(worst).length
    return more > 0 || (more === 0 && plan.cost > worst.cost) ? plan : worst
  })

const said = (solution: Solution): string =>
  `${usedRoutes(solution).length} / ${solution.cost.toFixed(2)}${solution.left.length > 0 ? ` (${solution.left.length} left)` : ''}`
