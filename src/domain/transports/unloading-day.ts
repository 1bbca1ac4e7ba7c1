import { epochToZoned, type PlainDate } from '../basics/dates.ts'
import { placesOf, type WithPlaces } from '../stops/further-stops.ts'
import { type AllStamps, stampsAt } from './stop-stamps.ts'

/**
 * The day on which the last of the goods were unloaded, in Europe/Berlin: of each unloading place when the truck left it, else when it came.
 * Undefined where no one has seen it.
 */
export function unloadingDay(order: WithPlaces, stamps: AllStamps): PlainDate | undefined {
  return placesOf(order)
    .filter(({ kind }) => kind === 'delivery')
    .flatMap((place) => {
      const { arrivedAt, leftAt } = stampsAt(stamps, place)
      const at = Date.parse(leftAt ?? arrivedAt ?? '')
      return Number.isNaN(at) ? [] : [epochToZoned(at).date]
    })
    .toSorted()
    .at(-1)
}
