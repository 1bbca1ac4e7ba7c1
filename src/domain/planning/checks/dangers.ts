import { judgeAdr, needsAdrVehicle } from '../../goods/adr-points.ts'
import type { AdrLine } from '../../goods/adr-line-text.ts'
import { mixedLoading } from '../../goods/adr-mixed.ts'
import { adrAboard } from '../../tours/load.ts'
import type { Violation } from '../scene/placement.ts'
import type { Scene } from '../scene/scene.ts'

const aboard = ({ placed, board }: Scene) => adrAboard(placed.tour.stops, (id) => board.orders.get(id))

/** The dangerous goods of the first leg that needs an ADR vehicle. Source: ADR 2025, 1.1.3.6.4 */
export const adrOf = (scene: Scene): readonly AdrLine[] | undefined => aboard(scene).find(needsAdrVehicle)

/** What is said of goods on a truck without ADR equipment: their points, or why they have none. */
export const adrValues = (goods: readonly AdrLine[]): Violation['values'] => {
  const { points, noPoints } = judgeAdr(goods)
  return { points: points ?? 0, ...(noPoints !== undefined && { noPoints }) }
}

const named = ({ unNumber, name }: AdrLine) => [`UN ${unNumber}`, name].filter(Boolean).join(' ')

/**
 * That two substances stand together on some leg that may not, whoever drives; where it is not known, that it is not. Source: ADR
 * 2025, 7.5.2
 */
export function mixedLoadingViolations(scene: Scene): Violation[] {
  const pairs = aboard(scene).flatMap((lines) => (lines.length < 2 ? [] : (mixedLoading(lines) ?? [])))
  const worst = pairs.find(({ verdict }) => verdict === 'forbidden') ?? pairs[0]
  if (worst === undefined) return []
  const isForbidden = worst.verdict === 'forbidden'
  return [
    {
      code: isForbidden ? 'reason.plan.mixedLoading' : 'reason.plan.mixedLoadingUnknown',
      severity: isForbidden ? 'block' : 'warn',
      values: { one: named(worst.one), other: named(worst.other) },
    },
  ]
}
