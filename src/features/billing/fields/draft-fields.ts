import type { Invoice } from '#src/contract/billing/invoice.ts'
import type { InvoiceInput } from '#src/contract/billing/invoices.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import { epochToZoned, isPlainDate } from '#src/domain/basics/dates.ts'
import { checkIssueDate } from '#src/domain/billing/issue-date.ts'
import { checkBuyerReference } from '#src/domain/partners/checks.ts'
import { INVOICE_FORMATS } from '#src/domain/partners/partner-terms.ts'
import { errorAt, isEmail } from '#src/domain/refusals/field-issue.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { editableEntity } from '#src/records/fields/editable-entity.ts'
import type { Field, FieldEndpoint } from '#src/records/fields/field.ts'
import { dateKind } from '#src/records/fields/kinds/day-kinds.ts'
import { choiceKind, longKind, numberKind, textKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'

const update: FieldEndpoint<Invoice> = async (call, { id, ...request }) => {
  const { invoice, eventId, warnings } = await call('invoices.update', { params: { id }, ...request })
  return { record: invoice, eventId, warnings }
}

const format = choiceKind(INVOICE_FORMATS, (value, { t }) =>
  t(`billing.format.${INVOICE_FORMATS.find((known) => known === value) ?? 'pdf'}`),
)

function field(
  id: keyof InvoiceInput & string,
  kind: FieldKind,
  label: TextKey,
  more?: Partial<Pick<Field<Invoice>, 'line' | 'optional'>>,
): Field<Invoice> {
  const shared = { permission: 'edit', endpoint: update, commandId: 'invoices.update' } as const
  return { id, kind, label, name: label, props: [id], ...shared, ...more }
}

/** What can be said of a draft, in the order it is drawn; what is cleared goes back to what orders and agreement say. */
export const draftFields: readonly Field<Invoice>[] = [
  field('invoiceDate', dateKind, 'billing.field.invoiceDate'),
  field('periodFrom', dateKind, 'billing.field.periodFrom', { line: 'billing.period' }),
  field('periodTo', dateKind, 'billing.field.periodTo', { line: 'billing.period' }),
  field('paymentTerms', numberKind('', 0), 'billing.field.paymentTerms'),
  field('buyerReference', textKind(100), 'billing.field.buyerReference'),
  field('format', format, 'billing.field.format'),
  field('email', textKind(200, 'email'), 'billing.field.email'),
  field('notes', longKind(1000), 'orders.notes', { optional: true }),
]

/** What can be edited in place: an invoice that is still a draft. */
export const editableDraft = editableEntity('invoice', {
  all: draftFields,
  chosen: [],
  first: 'invoiceDate',
  check: ({ invoiceDate, periodFrom, periodTo, paymentTerms, buyerReference, email }, props) =>
    [
      ...checkBuyerReference('buyerReference', buyerReference),
      ...(isPlainDate(invoiceDate)
        ? checkIssueDate('invoiceDate', invoiceDate, { today: epochToZoned(Date.now()).date, last: undefined })
        : errorAt('invoiceDate', 'required')),
      ...(periodFrom !== undefined && periodTo !== undefined && periodFrom > periodTo
        ? errorAt('periodTo', 'periodOrder')
        : []),
      ...(paymentTerms < 0 || paymentTerms > 90 || !Number.isInteger(paymentTerms)
        ? errorAt('paymentTerms', 'paymentTerms')
        : []),
      ...(email === undefined || email === '' || isEmail(email) ? [] : errorAt('email', 'email')),
    ].filter(({ path }) => props.includes(path)),
  refusal: (_permission, { state }, role) =>
    permissionRefusal(role, 'billing.use') ?? (state === 'draft' ? undefined : 'reason.billing.issued'),
  labelOf: ({ number, customerName }) => number ?? customerName,
})
