import { type GermanPlaces, readGermanPlaces } from './places.ts'

let places: GermanPlaces | undefined
let learning: Promise<void> | undefined

/** All German places, once they are known; until then the towns of `PLACES` stand for those around them. */
export const germanPlaces = (): GermanPlaces | undefined => places

/**
 * Fetches and reads the table of German places, once. It never fails: what could not be fetched is tried again by the one who asks
 * next, and until then places are where the nearest town of `PLACES` is.
 */
export function loadGermanPlaces(): Promise<void> {
  learning ??= import('./table.ts').then(
    ({ GERMAN_PLACE_TABLE }) => {
      places = readGermanPlaces(GERMAN_PLACE_TABLE)
    },
    () => {
      learning = undefined
    },
  )
  return learning
}
