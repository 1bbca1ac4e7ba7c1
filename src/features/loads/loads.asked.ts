import { foundList } from '#src/domain/command-line/found-words.ts'
import { foundType } from '#src/domain/command-line/words.ts'
import { isTitle, type AskedList } from '#src/records/filters/asked-lists.ts'
import { LOAD_FILTERS } from './load-columns.tsx'

/** What the list of loads can be asked in a sentence. */
export const asked: AskedList = {
  place: 4,
  word: 'ladungen',
  path: '/loads',
  title: 'loads.title',
  filters: LOAD_FILTERS,
  isCalled: (phrase, t) => foundList(phrase) === 'loads' || isTitle('loads.title', phrase, t),
  called(phrase) {
    const vehicleType = foundType(phrase)
    return vehicleType && { vehicleType }
  },
}
