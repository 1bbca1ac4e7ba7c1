import type { PlainDate } from '../basics/dates.ts'
import { foldText } from '../basics/fold-text.ts'
import { adrSubstances } from '../goods/adr-substances.ts'
import { loadGermanPlaces } from '../places/german/known.ts'
import { choose } from './choose.ts'
import { compared } from './compare.ts'
import type { FieldCandidate, Readings } from './fields.ts'
import { findCargo } from './find/cargo.ts'
import { findDangers, findTemperature } from './find/dangers.ts'
import { findContacts, findPlates, findPrices, findReferences } from './find/marks.ts'
import { findNames, type KnownNames } from './find/names.ts'
import { findStops } from './find/stops.ts'
import { findTimes } from './find/times.ts'
import { findDescription, findVehicle } from './find/words.ts'
import { findExtras, findTerms } from './find/terms.ts'
import { layoutOf } from './layout.ts'
import { bounded, type Paper } from './paper.ts'

/** What a paper is read with. */
export interface ReadingContext {
  /** The day `morgen` counts from, in the zone of the stops. */
  today: PlainDate
  names: KnownNames
  /** What belongs to our own company in letters to it: its domain, its phone number. */
  ownContacts?: readonly string[]
  /** What our order numbers begin with: `NK`. */
  orderPrefix?: string
}

/**
 * Reads a transport paper or an e-mail: each field with the place it was read at, how sure it is, and what speaks against it. The
 * tables of German places and of dangerous goods are fetched first, where they are not known yet. A paper of the largest size takes
 * half a second: `pause` lets others have their turn in between.
 */
export async function readPaper(
  paper: Paper,
  { today, names, ownContacts = [], orderPrefix }: ReadingContext,
  pause: () => Promise<void> = async () => undefined,
): Promise<Readings> {
  await Promise.all([loadGermanPlaces(), adrSubstances()])
  const layout = layoutOf(bounded(paper))
  const compact = (text: string) => foldText(text).replace(/[\s/()-]/g, '')
  const isOwn = (text: string) => ownContacts.some((own) => compact(text).includes(compact(own)))
  const finders: readonly (() => readonly FieldCandidate[])[] = [
    () => findNames(layout, names),
    () => findStops(layout, (text) => names.own.some((own) => foldText(text).includes(foldText(own)))),
    () => findTimes(layout, today),
    () => findCargo(layout),
    () => findDescription(layout),
    () => findVehicle(layout),
    () => findDangers(layout),
    () => findTemperature(layout),
    () => findPrices(layout),
    () => findPlates(layout),
    () => findReferences(layout, orderPrefix),
    () => findContacts(layout, isOwn),
    () => findExtras(layout),
    () => findTerms(layout),
  ]
  const found: FieldCandidate[] = []
  for (const find of finders) {
    await pause()
    found.push(...find())
  }
  return compared(choose(found, paper))
}
