import type { CommandContext } from '#src/commands/gate/command.ts'
import { IncomingInvoice } from '#src/contract/billing/carrier-records.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import { dateKind } from '#src/records/fields/kinds/day-kinds.ts'
import { textKind } from '#src/records/fields/kinds/kinds.ts'
import { saidOf, type FormField, type FormReading, type FormTexts, type RecordForm } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { agreedHint, expectedVat, orderIdsOf, textsOfOrders, vatHint } from './agreed.ts'
import { CarrierControl } from './carrier-control.tsx'
import { incomingChanges } from './carrier-changes.ts'
import { chosenCarrierOrders } from './chosen-orders.ts'
import { DocumentControl } from './document-control.tsx'
import { idsKind } from './ids-kind.ts'
import { checkIncoming, incomingFields } from './incoming-fields.ts'
import { OrdersControl } from './orders-control.tsx'

const blank: IncomingInvoice = { ...IncomingInvoice.parse({}), number: '', carrierName: '' }

const fields: readonly FormField<IncomingInvoice>[] = [
  {
    id: 'carrierName',
    kind: textKind(200),
    name: 'records.carrier',
    props: ['carrierName'],
    Control: CarrierControl,
  },
  { id: 'orderIds', kind: idsKind, name: 'billing.orders', props: ['orderIds'], Control: OrdersControl },
  { id: 'document', kind: textKind(200), name: 'carriers.document', props: ['document'], Control: DocumentControl },
  ...incomingFields.map(({ id, kind, name, props }): FormField<IncomingInvoice> => {
    const field = { id, kind, name, props }
    if (id === 'netCents') return { ...field, hint: (texts, { t, format }) => agreedHint(texts, t, format) }
    if (id === 'vatCents') return { ...field, hint: (texts, { t, format }) => vatHint(texts, t, format) }
    return field
  }),
]

function formWith(texts: FormTexts): RecordForm<IncomingInvoice> {
  return {
    fields,
    rows: [
      ['grid-cols-1', 'carrierName'],
      ['grid-cols-1', 'orderIds'],
      ['grid-cols-2', 'number', 'date'],
      ['grid-cols-2', 'receivedOn', 'dueDate'],
      ['grid-cols-2', 'netCents', 'vatCents'],
      ['grid-cols-1', 'document'],
    ],
    required: ['carrierName', 'orderIds', 'number', 'date', 'netCents'],
    first: texts['carrierId'] ? 'number' : 'carrierName',
    blank,
    texts,
    check(record, props, { texts: typed }) {
      const expected = expectedVat(typed)
      const isSaid = (typed['vatCents'] ?? '').trim() !== '' || expected === undefined
      const vatCents = isSaid ? record.vatCents : expected
      const hasAmount = (id: string) => (typed[id] ?? '').trim() !== ''
      return [
        ...(typed['carrierId'] ? [] : errorAt('carrierName', 'required')),
        ...(orderIdsOf(typed).length > 0 ? [] : errorAt('orderIds', 'required')),
        ...(typed['document'] && !typed['documentId'] ? errorAt('document', 'documentUnknown') : []),
        ...(hasAmount('netCents') ? [] : errorAt('netCents', 'required')),
        ...(isSaid && !hasAmount('vatCents') ? errorAt('vatCents', 'required') : []),
        ...checkIncoming({ ...record, vatCents }, props),
      ]
    },
  }
}

/** Shows the form of an invoice of a carrier; orders that are chosen in their list stand in it, with him. */
export function openIncoming(context: CommandContext): void {
  const { t } = context.services
  const chosen = chosenCarrierOrders(context)
  const [first] = chosen
  const own = chosen.filter(({ carrierId }) => carrierId === first?.carrierId)
  const today = dateKind.typed([epochToZoned(Date.now()).date])
  openForm(context, {
    form: formWith({
      date: today,
      receivedOn: today,
      ...(first?.carrierId !== undefined && { carrierName: first.carrierName, carrierId: first.carrierId }),
      ...textsOfOrders(own),
    }),
    name: first === undefined ? 'incomingInvoice' : `incomingInvoice ${first.id}`,
    command: 'incomingInvoices.create',
    title: plainTitle(t('carriers.incoming.create.title')),
    confirm: t('carriers.incoming.create.confirm'),
    width: 560,
    onSend: (reading) => create(context, reading),
  })
}

async function create(
  context: CommandContext,
  { values, texts }: Pick<FormReading, 'values'> & { texts: FormTexts },
): Promise<void> {
  const { carrierName: _name, document: _document, netCents, vatCents, ...said } = saidOf(values)
  const body = {
    ...said,
    orderIds: orderIdsOf(texts),
    carrierId: texts['carrierId'] ?? '',
    ...(texts['documentId'] && { documentId: texts['documentId'] }),
    ...(typeof netCents === 'number' && { netCents }),
    vatCents: typeof vatCents === 'number' ? vatCents : (expectedVat(texts) ?? 0),
  }
  await incomingChanges.create(context, {
    commandId: 'incomingInvoices.create',
    title: context.services.t('carriers.incoming.created'),
    blank,
    body,
    call: (call, idempotencyKey) => call('incomingInvoices.create', { body, idempotencyKey }),
    done: ({ id }) => context.services.openPanel({ kind: 'incomingInvoice', id }),
  })
}
