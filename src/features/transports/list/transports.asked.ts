import { foundList, foundStatus, foundTrait } from '#src/domain/command-line/found-words.ts'
import { TRANSPORT_STATUSES } from '#src/domain/workflow/transport-status.ts'
import { isTitle, type AskedList } from '#src/records/filters/asked-lists.ts'
import { TRANSPORT_FILTERS } from './transport-columns.tsx'

/** What the list of transports can be asked in a sentence. */
export const asked: AskedList = {
  place: 3,
  word: 'transporte',
  path: '/transports',
  title: 'transports.title',
  filters: TRANSPORT_FILTERS,
  isCalled: (phrase, t) => foundList(phrase) === 'transports' || isTitle('transports.title', phrase, t),
  called(phrase) {
    const trait = foundTrait(phrase)
    if (trait === 'late') return { delayed: 'true' }
    if (trait === 'active') return { active: 'true' }
    const status = foundStatus(phrase)
    return TRANSPORT_STATUSES.some((one) => one === status) ? { status } : undefined
  },
  ends: { pickup: ['from', 'to'], delivery: ['dfrom', 'dto'] },
}
