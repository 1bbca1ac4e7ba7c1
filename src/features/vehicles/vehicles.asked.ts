import { foundList, foundTrait } from '#src/domain/command-line/found-words.ts'
import { foundType } from '#src/domain/command-line/words.ts'
import { isTitle, type AskedList } from '#src/records/filters/asked-lists.ts'
import { VEHICLE_FILTERS } from './vehicle-columns.tsx'

/** What the list of vehicles can be asked in a sentence. */
export const asked: AskedList = {
  place: 2,
  word: 'fahrzeuge',
  path: '/vehicles',
  title: 'vehicles.title',
  filters: VEHICLE_FILTERS,
  isCalled: (phrase, t) => foundList(phrase) === 'vehicles' || isTitle('vehicles.title', phrase, t),
  called(phrase) {
    const type = foundType(phrase)
    if (type !== undefined) return { type }
    return foundTrait(phrase) === 'free' ? { status: 'available' } : undefined
  },
  // On a day it is that day they are free; without one, now.
  settled: ({ status, ...values }) => {
    const isDay = values['freeFrom'] !== undefined || values['freeUntil'] !== undefined
    return isDay && status === 'available' ? values : { ...values, status }
  },
}
