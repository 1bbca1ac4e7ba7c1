import { doneRefusal, stopsRefusal } from '../../tours/checks.ts'
import type { Board } from '../facts/board.ts'
import { cabotageHints } from './cabotage.ts'
import { capacityViolations, legsOf } from './capacity.ts'
import { collisions, stopViolations } from './clock.ts'
import { banViolations } from './driving-bans.ts'
import { dutyViolations } from './duty.ts'
import { figuresOf } from './figures.ts'
import { fitnessViolations } from './fitness.ts'
import { stowageViolations } from './stowage.ts'
import type { Placement, Verdict, Violation } from '../scene/placement.ts'
import { type Scene, sceneOf } from '../scene/scene.ts'
import { isStopDone } from '../facts/tour-state.ts'

/** What no reason lifts: the order of stops, what is done, and orders that are not to be driven. */
function finalViolations({ placed, before, displaced, orders, placement, board }: Scene): Violation[] {
  const freightOf = (id: string) => board.orders.get(id)
  const isDone = (stop: { orderId: string; kind: 'pickup' | 'delivery' }) => isStopDone(freightOf(stop.orderId), stop)
  const was = before?.tour
  const left = displaced.map((one) => ({ one: one.before.tour, stops: one.after?.tour.stops ?? [] }))
  const refusals = [
    stopsRefusal(placed.tour.stops, freightOf),
    was && doneRefusal(was.stops, placed.tour.stops, { isDone, freightOf }),
    ...left.map(({ one, stops }) => doneRefusal(one.stops, stops, { isDone, freightOf })),
  ]
  const isUnderWay = was !== undefined && was.resource !== placement.resource && was.stops.some(isDone)
  const unconfirmed = orders.filter(({ status }) => status === 'CREATED' || status === 'unknown')
  const closed = orders.filter(({ status }) => status === 'BILLED' || status === 'CANCELLED')
  return [
    ...refusals.flatMap((refusal) => (refusal ? [{ code: refusal.code, values: refusal.values ?? {} }] : [])),
    ...(isUnderWay ? [{ code: 'reason.plan.underWay', values: { tour: was.number } } as const] : []),
    ...unconfirmed.map(({ number }) => ({ code: 'reason.plan.notConfirmed', values: { order: number } }) as const),
    ...closed.map(({ number }) => ({ code: 'reason.plan.closedOrder', values: { order: number } }) as const),
  ].map((one) => ({ ...one, severity: 'block', final: true }))
}

/** What a placement would be: its times and figures, and all that it breaks, the worst first. */
export function assess(placement: Placement, board: Board): Verdict {
  const scene = sceneOf(placement, board)
  const legs = legsOf(scene)
  const figures = figuresOf(scene)
  const colliding = collisions(scene)
  const found = [
    ...finalViolations(scene),
    ...colliding,
    ...capacityViolations(scene, legs),
    ...fitnessViolations(scene),
    ...stowageViolations(scene),
    ...dutyViolations(
      scene,
      colliding.some(({ code }) => code !== 'reason.plan.past'),
    ),
    ...banViolations(scene),
    ...stopViolations(scene),
    ...cabotageHints(scene),
    ...lossHint(figures.margin, figures.customerPrice),
  ]
  return {
    placement,
    timeline: scene.placed.timeline,
    before: scene.before?.timeline,
    violations: found.filter(({ severity }) => severity === 'block'),
    hints: found.filter(({ severity }) => severity === 'warn'),
    figures,
    legs,
  }
}

function lossHint(margin: number | undefined, price: number | undefined): Violation[] {
  const isLoss = margin !== undefined && price !== undefined && margin < 0
  return isLoss ? [{ code: 'reason.plan.loss', severity: 'warn', values: { margin } }] : []
}
