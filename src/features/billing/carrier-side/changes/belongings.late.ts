import { queryFor } from '#src/api/query.ts'
import { focusedOf, type Choice, type CommandContext } from '#src/commands/gate/command.ts'
import type { IncomingInvoice } from '#src/contract/billing/carrier-records.ts'
import type { IncomingInvoiceInput } from '#src/contract/billing/carrier-side.ts'
import type { Document } from '#src/contract/documents/document.ts'
import { documentKind } from '#src/domain/documents/document-kinds.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import { formatFor } from '#src/i18n/format.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { orderIdsOf } from './agreed.ts'
import { incomingChanges } from './carrier-changes.ts'
import { idsKind } from './ids-kind.ts'
import { ordersControlOf } from './orders-control.tsx'

/** Most documents that are offered of each owner. */
const MOST = 50

async function focusedIncoming(context: CommandContext): Promise<IncomingInvoice | undefined> {
  const focus = focusedOf(context, 'incomingInvoice')
  return focus && (await newestRecords(context, 'incomingInvoice', [focus]))[0]
}

type BelongingField = 'orderIds' | 'documentId'

/** Sends one of what belongs to it. Can be taken back. */
function change(context: CommandContext, invoice: IncomingInvoice, field: BelongingField, body: IncomingInvoiceInput) {
  const { t } = context.services
  return incomingChanges.change<IncomingInvoiceInput>(context, {
    commandId: field === 'orderIds' ? 'incomingInvoices.orders' : 'incomingInvoices.attach',
    title: t(field === 'orderIds' ? 'carriers.incoming.orders.done' : 'carriers.document.done'),
    records: [invoice],
    field,
    call: (call, request) => call('incomingInvoices.update', request),
    deliver: (send) => send(body),
  })
}

/** Asks which orders it is for: those it names already, and others of its carrier that stand on no paper of his. */
export async function changeOrders(context: CommandContext): Promise<void> {
  const { t } = context.services
  const invoice = await focusedIncoming(context)
  if (invoice === undefined) return
  const { carrierId = '', number, orders, orderIds } = invoice
  openForm(context, {
    form: {
      fields: [
        {
          id: 'orderIds',
          kind: idsKind,
          name: 'billing.orders',
          props: ['orderIds'],
          Control: ordersControlOf(orders),
        },
      ],
      rows: [['grid-cols-1', 'orderIds']],
      required: ['orderIds'],
      blank: { orderIds: [] as string[] },
      texts: { carrierId, orderIds: orderIds.join(',') },
      check: (_record, _props, { texts }) => (orderIdsOf(texts).length > 0 ? [] : errorAt('orderIds', 'required')),
    },
    name: `incomingInvoice orders ${invoice.id}`,
    command: 'incomingInvoices.orders',
    title: `${plainTitle(t('carriers.incoming.orders.title'))}: ${number}`,
    confirm: t('carriers.incoming.orders.confirm'),
    width: 560,
    async onSend({ texts }) {
      await change(context, invoice, 'orderIds', { orderIds: orderIdsOf(texts) })
      return true
    },
  })
}

/** Documents of its carrier and of its orders, the newest first, and none. */
export async function documentChoices(context: CommandContext): Promise<Choice<Document | undefined>[]> {
  const { t, call, queryClient } = context.services
  const invoice = await focusedIncoming(context)
  if (invoice === undefined) return []
  const format = formatFor(currentLanguage())
  const owners = [
    ...(invoice.carrierId === undefined ? [] : [{ partnerId: invoice.carrierId }]),
    ...invoice.orderIds.map((orderId) => ({ orderId })),
  ]
  const pages = await Promise.all(
    owners.map((owner) =>
      queryClient.fetchQuery(queryFor(call, 'documents.list', { query: { ...owner, limit: MOST } })),
    ),
  )
  const found = new Map(pages.flatMap(({ data }) => data).map((document) => [document.id, document]))
  const newest = [...found.values()].toSorted((a, b) => (a.uploadedAt < b.uploadedAt ? 1 : -1))
  return [
    ...newest.map((document) => ({
      id: document.id,
      title: document.name,
      detail: [t(`records.document.kind.${documentKind(document.kind)}`), format.stamp(document.uploadedAt)].join(
        ' · ',
      ),
      value: document,
    })),
    ...(invoice.documentId === undefined ? [] : [{ id: 'none', title: t('carriers.document.none'), value: undefined }]),
  ]
}

/** It came as this document, or as none. */
export async function attach(context: CommandContext, document: Document | undefined): Promise<void> {
  const invoice = await focusedIncoming(context)
  if (invoice !== undefined) await change(context, invoice, 'documentId', { documentId: document?.id ?? null })
}
