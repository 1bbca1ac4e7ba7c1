import { foundList, foundStatus, foundTrait } from '#src/domain/command-line/found-words.ts'
import { foldText } from '#src/domain/basics/fold-text.ts'
import { ORDER_STATUSES } from '#src/domain/workflow/order-status.ts'
import type { AskedList } from '#src/records/filters/asked-lists.ts'
import { listed } from '#src/records/filters/sentence.ts'
import { ORDER_FILTERS } from './order-filters.ts'

/** What the order list can be asked in a sentence. */
export const asked: AskedList = {
  place: 1,
  word: 'aufträge',
  path: '/orders',
  title: 'orders.title',
  filters: ORDER_FILTERS,
  isCalled: (phrase, t) => foundList(phrase) === 'orders' || listed(t, 'orders.findBy.fill').includes(foldText(phrase)),
  called(phrase, t) {
    const isUnassigned = listed(t, 'orders.findBy.unassigned').includes(foldText(phrase))
    if (isUnassigned || foundTrait(phrase) === 'open') return { unassigned: 'true' }
    const status = foundStatus(phrase)
    return ORDER_STATUSES.some((one) => one === status) ? { status } : undefined
  },
  ends: { pickup: ['from', 'to'], delivery: ['dfrom', 'dto'] },
  places: { pickup: 'pcity', delivery: 'dcity' },
  customer: 'customer',
}
