import { contains, is, oneOf, since, until } from '../../../core/lists/filters.ts'
import { withTimestamps } from '../../../core/with-timestamps.ts'
import type { Row } from '../../../store/models.ts'
import { defineResource } from '../../../write/define-resource.ts'
import { undoing } from '../../../write/undoing.ts'
import { refuseFinal, refuseStalePayment } from '../undo-rules.ts'
import { undoOf } from '../../../write/undo-rules.ts'

/** Credit notes to carriers, the newest first. */
export const creditNotes = defineResource({
  kind: 'creditNote',
  list: {
    sort: [
      { field: 'createdAt', order: 'desc' },
      { field: 'number', order: 'desc' },
    ],
    filters: {
      state: oneOf('state'),
      carrierId: is('carrierId'),
      carrier: contains('carrierName'),
      orderId: (orderId) => (shown: Row<'creditNotes'>) => shown.orderIds.includes(orderId),
      dateFrom: since('date'),
      dateTo: until('date'),
    },
  },
  view: (rows) => rows.map((row) => ({ ...row, orders: [], vatGroups: [] })),
  record: async (row) => withTimestamps(row),
})

export const undoCreditNote = undoing('creditNote')

/** What is issued is cancelled; payments go back. */
export const creditNoteUndo = undoOf<'creditNotes'>({
  refuseUpdate: (_context, row, turned) => refuseStalePayment(row, turned),
  whole: { refuse: async (context, turn) => refuseFinal(context, turn) },
})
