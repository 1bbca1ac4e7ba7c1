import { foldText } from '../basics/fold-text.ts'
import type { VehicleType } from './vehicles.ts'

/** Types of vehicles in a word each; the first one is printed. */
const TYPES: Readonly<Record<VehicleType, readonly string[]>> = {
  TRUCK: ['lkw', 'truck'],
  TAUTLINER: ['plane', 'tautliner', 'curtain'],
  MEGA: ['mega'],
  JUMBO: ['gliederzug', 'jumbo'],
  BOX: ['koffer', 'box'],
  REEFER: ['kühlkoffer', 'kühler', 'kühl', 'reefer'],
  SOLO_12: ['solo12', '12t'],
  SOLO_7_5: ['solo7,5', '7,5t', '7.5t'],
  SPRINTER: ['sprinter', 'van'],
}
const types: ReadonlyMap<string, VehicleType> = new Map(
  (Object.keys(TYPES) as VehicleType[]).flatMap((type) => TYPES[type].map((word) => [foldText(word), type] as const)),
)
/** The type a word names; undefined where it names none. */
export const foundType = (word: string): VehicleType | undefined => types.get(foldText(word))

/** The word a type is printed with. */
export const typeWord = (type: VehicleType): string => TYPES[type][0] ?? type
