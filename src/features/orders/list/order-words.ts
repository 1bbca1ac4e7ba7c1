import type { OwnWords } from '#src/records/list/own-words.ts'

/** Where the list speaks of orders and not of rows. */
export const ORDER_WORDS: OwnWords = {
  'list.lost': 'orders.list.lost',
  'list.unsteady': 'orders.list.unsteady',
  'list.noMatch.text': 'orders.noMatch.text',
  'list.columns.alwaysShown': 'orders.columns.alwaysShown',
  'list.filters.title': 'orders.filters.title',
  'list.view.all': 'orders.view.alle',
  'list.view.delete.detail': 'orders.view.delete.detail',
  'list.view.default.set': 'orders.view.default.set',
  'list.export.done': 'orders.export.done',
  'list.export.nothing': 'orders.export.nothing',
  'list.print.nothing': 'orders.printList.nothing',
  'list.print.tooMany': 'orders.printList.tooMany',
  'list.print.tooMany.text': 'orders.printList.tooMany.text',
  'list.print.unfiltered': 'orders.printList.unfiltered',
  'list.print.chosen': 'orders.printList.chosen',
}
