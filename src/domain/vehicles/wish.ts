import type { AssignmentConflict } from '../refusals/conflict.ts'
import { isVehicleType, type VehicleType } from './vehicles.ts'

/** Types that are as good as the one asked for. TRUCK is any tractor with a curtain sider. */
const SAME: Readonly<Record<VehicleType, readonly VehicleType[]>> = {
  TRUCK: [],
  TAUTLINER: ['TRUCK', 'MEGA'],
  MEGA: [],
  JUMBO: [],
  BOX: [],
  REEFER: [],
  SOLO_12: [],
  SOLO_7_5: [],
  SPRINTER: [],
}

const TRAILERS: readonly VehicleType[] = ['TRUCK', 'TAUTLINER', 'MEGA', 'JUMBO', 'BOX', 'REEFER']

/** Larger types that can do the work of the one asked for: a lorry that of a van, a reefer that of a box, each as high inside. */
const LARGER: Readonly<Record<VehicleType, readonly VehicleType[]>> = {
  TRUCK: [],
  TAUTLINER: ['JUMBO'],
  MEGA: ['JUMBO'],
  JUMBO: [],
  BOX: ['REEFER'],
  REEFER: [],
  SOLO_12: TRAILERS,
  SOLO_7_5: ['SOLO_12', ...TRAILERS],
  SPRINTER: ['SOLO_7_5', 'SOLO_12', ...TRAILERS],
}

/** How a vehicle answers a wish: as asked, larger than asked, or something else. */
type WishAnswer = 'fits' | 'larger' | 'other'

/** Whether an order asks for a type at all: TRUCK is what it has that no one chose one for. Source: decision A37 */
export const isDemand = (asked: VehicleType | undefined): boolean => asked !== undefined && asked !== 'TRUCK'

/**
 * How a type of vehicle answers the one an order asks for. TRUCK is what an order has that no one chose a type for: it demands
 * nothing, and whether the goods fit in is asked of room and payload. Source: decision A37
 */
export function wishAnswer(asked: VehicleType | undefined, offered: VehicleType): WishAnswer {
  if (asked === undefined || asked === 'TRUCK' || asked === offered || SAME[asked].includes(offered)) return 'fits'
  return LARGER[asked].includes(offered) ? 'larger' : 'other'
}

const RANK: readonly WishAnswer[] = ['fits', 'larger', 'other']

/** The best answer of several vehicles; of none it is not known, and nothing speaks against them. */
function bestAnswer(asked: VehicleType | undefined, offered: readonly VehicleType[]): WishAnswer {
  if (offered.length === 0) return 'fits'
  const answers = offered.map((one) => wishAnswer(asked, one))
  return RANK.find((answer) => answers.includes(answer)) ?? 'other'
}

/** What an order asks of the one who carries it, by its number. */
interface Wish {
  order: string
  vehicleType?: string | undefined
}

/** What speaks against vehicles because of the type an order asks for: another one stands in the way, a larger one is said. */
export function wishConflicts(
  { order, vehicleType }: Wish,
  { plate, types }: { plate: string; types: readonly string[] },
): AssignmentConflict[] {
  const offered = types.filter(isVehicleType)
  const asked = isVehicleType(vehicleType) ? vehicleType : undefined
  const answer = bestAnswer(asked, offered)
  if (answer === 'fits' || asked === undefined) return []
  const values = { order, plate, needed: asked, type: offered[0] ?? '' }
  return answer === 'larger'
    ? [{ code: 'reason.plan.largerVehicle', severity: 'warn', values }]
    : [{ code: 'reason.plan.vehicleType', severity: 'block', values }]
}
