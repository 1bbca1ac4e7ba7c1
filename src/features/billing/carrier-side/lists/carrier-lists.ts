import { orderTownsText } from '#src/domain/stops/route.ts'
import { FileInput, HandCoins, ReceiptText } from 'lucide-react'
import type { CarrierOrder, CreditNote, IncomingInvoice } from '#src/contract/billing/carrier-records.ts'
import { creditNoteState, differenceText, incomingState } from '#src/entities/billing/carrier-words.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { defineList, groupedRows, pagedRows } from '#src/records/list/define-list.ts'
import { useCarrierGroups } from './carrier-groups.ts'
import { INCOMING_COLUMNS, INCOMING_FILTERS, IncomingSearch } from './incoming-columns.tsx'
import { NOTE_COLUMNS, NOTE_FILTERS, NoteSearch } from './note-columns.tsx'
import { CARRIER_ORDER_COLUMNS, CARRIER_ORDER_FILTERS, CarrierOrderSearch } from './order-columns.tsx'

const access = { permission: 'billing.use', refusal: 'billing.noPermission' } as const

const sumOf = <T>(rows: readonly T[], cents: (row: T) => number) => rows.reduce((sum, row) => sum + cents(row), 0)

const netAndOpen = (
  rows: readonly { netCents: number; openCents: number }[],
  t: Translate,
  format: Format,
): string[] => [
  t('billing.sum.net', { amount: format.cents(sumOf(rows, ({ netCents }) => netCents)) }),
  t('billing.sum.open', { amount: format.cents(sumOf(rows, ({ openCents }) => openCents)) }),
]

/** Delivered orders whose carriers stand on no paper yet. */
export const carrierOrders = defineList<CarrierOrder>({
  name: 'carrierOrders',
  kind: 'creditNote',
  icon: HandCoins,
  access,
  columns: CARRIER_ORDER_COLUMNS,
  filters: CARRIER_ORDER_FILTERS,
  search: CarrierOrderSearch,
  words: {
    title: 'billing.title',
    rows: 'billing.orderRows',
    loadFailed: 'billing.orders.failed',
    noMatch: 'billing.orders.noMatch',
    empty: 'carriers.orders.empty',
    emptyText: 'carriers.orders.empty.text',
  },
  label: ({ orderNumber }) => orderNumber,
  leadsTo: ({ id }) => ({ kind: 'order', id }),
  text: (order, _t, format) =>
    [order.orderNumber, order.carrierName, orderTownsText(order), format.cents(order.netCents)].join('\t'),
  facts: (orders, t, format) => [
    t('billing.sum.net', { amount: format.cents(sumOf(orders, ({ netCents }) => netCents)) }),
  ],
  groupOf: ({ carrierId = '' }) => carrierId,
  useRows: groupedRows<CarrierOrder>({ endpoint: 'creditNotes.orders' }, useCarrierGroups),
})

/** All credit notes, also those that were cancelled and what cancels them. */
export const creditNotes = defineList<CreditNote>({
  name: 'creditNotes',
  kind: 'creditNote',
  icon: ReceiptText,
  access,
  columns: NOTE_COLUMNS,
  filters: NOTE_FILTERS,
  search: NoteSearch,
  words: {
    title: 'billing.title',
    rows: 'carriers.note.rows',
    loadFailed: 'carriers.note.listFailed',
    noMatch: 'carriers.note.noMatch',
    empty: 'carriers.note.empty',
    emptyText: 'carriers.note.empty.text',
  },
  label: ({ number }) => number,
  text: (note, t, format) =>
    [note.number, creditNoteState(note, t), note.carrierName, format.cents(note.openCents)].join('\t'),
  facts: netAndOpen,
  useRows: pagedRows<CreditNote>({ endpoint: 'creditNotes.list', record: 'creditNotes.get' }),
})

/** All invoices of carriers. */
export const incomingInvoices = defineList<IncomingInvoice>({
  name: 'incomingInvoices',
  kind: 'incomingInvoice',
  icon: FileInput,
  access,
  columns: INCOMING_COLUMNS,
  filters: INCOMING_FILTERS,
  search: IncomingSearch,
  create: 'incomingInvoices.create',
  words: {
    title: 'billing.title',
    rows: 'carriers.incoming.rows',
    loadFailed: 'carriers.incoming.listFailed',
    noMatch: 'carriers.incoming.noMatch',
    empty: 'carriers.incoming.empty',
    emptyText: 'carriers.incoming.empty.text',
  },
  label: ({ number }) => number,
  text: (invoice, t, format) =>
    [
      ...[invoice.number, incomingState(invoice, t), invoice.carrierName, format.cents(invoice.netCents)],
      differenceText(invoice.differenceCents, t, format),
    ].join('\t'),
  facts: netAndOpen,
  useRows: pagedRows<IncomingInvoice>({ endpoint: 'incomingInvoices.list', record: 'incomingInvoices.get' }),
})
