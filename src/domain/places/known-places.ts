import { germanPlaces, loadGermanPlaces } from './german/known.ts'
import { areEuropeanAreasKnown, loadEuropeanAreas } from './postal-areas.ts'

/** Has all German places and all European areas known. It never fails: what could not be fetched is tried again by the one who asks next. */
export async function loadPlaces(): Promise<void> {
  await Promise.all([loadGermanPlaces(), loadEuropeanAreas()])
}

/** Whether both are here: until then places are where their area, or the nearest usual town, is. */
export const arePlacesKnown = (): boolean => germanPlaces() !== undefined && areEuropeanAreasKnown()
