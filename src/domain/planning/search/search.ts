import { fill } from './construction.ts'
import { type Model, nothingPlanned, requestsOf, type Solution, usedRoutes } from './model.ts'
import { below, type Random, seededRandom } from './random.ts'
import { anyRequests, dearestRequests, relatedRequests, type Removal, wholeRoute, without } from './removal.ts'

export interface SearchOptions {
  /** The same seed, the same plan. */
  seed: number
  /** How often the plan is taken apart and put together; the budget is counted, so that a slow computer finds the same. */
  steps: number
  /** Looks for as few vehicles as possible first, as the benchmark is judged. */
  fewestVehicles?: boolean
  /** The plan it begins with; without one it makes the first itself. */
  start?: Solution | undefined
}

export interface Progress {
  step: number
  steps: number
  /** The best plan so far; anyone who stops asking has it. */
  best: Solution
}

const REMOVALS: readonly Removal[] = [relatedRequests, relatedRequests, anyRequests, dearestRequests, wholeRoute]
/** How many choices of a request are looked at when it is said what waiting costs it: greedy, or looking ahead. */
const REGRETS = [1, 2, 3, 5]
/** At most this share of the plan is taken apart at once. Source: Ropke and Pisinger (ξ) */
const MOST_SHARE = 0.4
/** How often a place is overlooked where that is done at all: what always takes the best place finds the same plan again. */
const OVERLOOKED = 0.06

/** Worse by this share is taken with a chance of one half at the beginning, and at the end. */
const WARM = 0.01
const COLD = 0.0003

/** At most as many requests are moved at once. */
const MOST_MOVED = 24

interface Round {
  best: Solution
  current: Solution
}

/**
 * Regret insertion and a large neighbourhood search: some requests are taken out and put back better, a worse plan is
 * followed for a while, less and less. Tells of every step; the plan is there at any time.
 * Source: Ropke and Pisinger, Transportation Science 40 (2006)
 */
export function* search(model: Model, options: SearchOptions): Generator<Progress, Solution> {
  const { steps } = options
  const random = seededRandom(options.seed)
  let best = options.start ?? fill(model, nothingPlanned(model), { regret: 2, most: Infinity })
  let step = 0
  if (options.fewestVehicles === true) {
    const budget = Math.floor(steps / 2)
    while (step < budget && best.left.length === 0) {
      const most = usedRoutes(best).length - 1
      const start = withoutSmallestRoute(model, best)
      let round: Round = { best: start, current: start }
      while (step < budget && round.best.left.length > 0) {
        round = improved(model, round, { random, most, warmth: WARM * (1 - step / budget) + COLD })
        step += 1
        yield { step, steps, best }
      }
      if (round.best.left.length > 0) break
      best = round.best
    }
  }
  const most = options.fewestVehicles === true ? usedRoutes(best).length : Infinity
  let round: Round = { best, current: best }
  for (const first = step; step < steps; step += 1) {
    const part = (step - first) / (steps - first)
    round = improved(model, round, { random, most, warmth: WARM * (COLD / WARM) ** part })
    yield { step: step + 1, steps, best: round.best }
  }
  return round.best
}

/** The plan without its smallest route, whose requests look for another place. */
function withoutSmallestRoute(model: Model, solution: Solution): Solution {
  const [smallest] = usedRoutes(solution).toSorted((a, b) => a.tasks.length - b.tasks.length || a.vehicle - b.vehicle)
  return smallest === undefined ? solution : without(model, solution, requestsOf(smallest))
}

function improved(
  model: Model,
  { best, current }: Round,
  { random, most, warmth }: { random: Random; most: number; warmth: number },
): Round {
  const removal = REMOVALS[below(random, REMOVALS.length)] ?? anyRequests
  const served = model.requests - current.left.length
  const count = Math.min(served, 2 + below(random, Math.max(1, Math.min(MOST_MOVED, Math.ceil(served * MOST_SHARE)))))
  const regret = REGRETS[below(random, REGRETS.length)] ?? 1
  const blinks = random() < 0.5
  const next = fill(model, without(model, current, removal(model, current, count, random)), {
    regret,
    most,
    overlooks: blinks ? () => random() < OVERLOOKED : undefined,
  })
  if (next.cost < best.cost - 1e-9) return { best: next, current: next }
  // A share of what the routes cost; what is left would make every plan look alike.
  const scale = current.routes.reduce((sum, route) => sum + Math.abs(route.cost), 0)
  const threshold = current.cost - (scale * warmth * Math.log(Math.max(random(), 1e-12))) / Math.LN2
  return { best, current: next.cost < threshold ? next : current }
}
