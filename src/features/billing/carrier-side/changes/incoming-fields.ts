import type { IncomingInvoice } from '#src/contract/billing/carrier-records.ts'
import type { IncomingInvoiceInput } from '#src/contract/billing/carrier-side.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import { isPlainDate } from '#src/domain/basics/dates.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { editableEntity } from '#src/records/fields/editable-entity.ts'
import type { Field, FieldEndpoint } from '#src/records/fields/field.ts'
import { dateKind } from '#src/records/fields/kinds/day-kinds.ts'
import { textKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'
import { centsKind } from '#src/records/fields/kinds/measure-kinds.ts'

const update: FieldEndpoint<IncomingInvoice> = async (call, { id, ...request }) => {
  const { incomingInvoice, eventId, warnings } = await call('incomingInvoices.update', { params: { id }, ...request })
  return { record: incomingInvoice, eventId, warnings }
}

function field(
  id: keyof IncomingInvoiceInput & string,
  kind: FieldKind,
  name: TextKey,
  label: TextKey = name,
): Field<IncomingInvoice> {
  const shared = { permission: 'edit', endpoint: update, commandId: 'incomingInvoices.update' } as const
  return { id, kind, label, name, props: [id], ...shared }
}

/** What a carrier's invoice says, in the order it is drawn. */
export const incomingFields: readonly Field<IncomingInvoice>[] = [
  field('number', textKind(60), 'carriers.field.number', 'carriers.field.numberShort'),
  field('date', dateKind, 'billing.field.invoiceDate'),
  field('receivedOn', dateKind, 'carriers.field.receivedOn'),
  field('dueDate', dateKind, 'billing.column.due'),
  field('netCents', centsKind, 'billing.column.net'),
  field('vatCents', centsKind, 'billing.column.vat'),
]

/** It may be paid, or has been: nothing of it changes any more. */
export const isDecided = ({ state }: Pick<IncomingInvoice, 'state'>): boolean =>
  state === 'approved' || state === 'paid'

/** What is wrong with what is said of it: number, day and amounts are needed. */
export const checkIncoming = (
  { number, date, netCents, vatCents }: Pick<Partial<IncomingInvoice>, 'number' | 'date' | 'netCents' | 'vatCents'>,
  props: readonly string[],
) =>
  [
    ...(number?.trim() ? [] : errorAt('number', 'required')),
    ...(isPlainDate(date) ? [] : errorAt('date', 'required')),
    ...(typeof netCents === 'number' ? [] : errorAt('netCents', 'required')),
    ...(typeof vatCents === 'number' ? [] : errorAt('vatCents', 'required')),
  ].filter(({ path }) => props.includes(path))

/** What can be edited in place until it is approved. */
export const editableIncoming = editableEntity('incomingInvoice', {
  all: incomingFields,
  chosen: [],
  first: 'number',
  check: checkIncoming,
  refusal: (_permission, invoice, role) =>
    permissionRefusal(role, 'billing.use') ?? (isDecided(invoice) ? 'reason.billing.decided' : undefined),
  labelOf: ({ number }) => number,
})
