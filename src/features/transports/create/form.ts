import { Transport } from '#src/contract/transports/transport.ts'
import { checkTransportFields } from '#src/domain/transports/checks.ts'
import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'
import { textKind } from '#src/records/fields/kinds/kinds.ts'
import type { FormField, FormRow, RecordForm } from '#src/records/form/form.ts'
import { transportFields } from '../fields/transport-fields.ts'
import { OrderControl } from './order-control.tsx'

/** The order it is for, by its number or customer; none means that the transport is typed. */
const order: FormField<Transport> = {
  id: 'order',
  name: 'records.order',
  kind: textKind(200),
  props: ['order'],
  Control: OrderControl,
}
const ORDER: FormRow = ['grid-cols-1', 'order']
const TYPED: readonly FormRow[] = [
  ['grid-cols-1', 'customerName'],
  ['grid-cols-[88px_1fr_144px]', 'originPostalCode', 'origin', 'originCountry'],
  ['grid-cols-2', 'loadingDate', 'loadingWindow'],
  ['grid-cols-[88px_1fr_144px]', 'destinationPostalCode', 'destination', 'destinationCountry'],
  ['grid-cols-2', 'unloadingDate', 'unloadingWindow'],
  ['grid-cols-1', 'cargo'],
  ['grid-cols-3', 'weightKg', 'loadingMeters', 'vehicleType'],
]

const notListed = (message: string): FieldIssue[] => [{ path: 'order', code: 'notListed', severity: 'error', message }]

/** The form of a new transport: of a confirmed order, or as it is typed. */
export const transportForm: RecordForm<Transport> = {
  fields: [
    order,
    // Beside the other end of the way only the whole name says which one it is.
    ...transportFields.map((field) => ({ ...field, name: field.section === 'way' ? field.name : field.label })),
  ],
  rows: ({ orderId }) => (orderId ? [ORDER] : [ORDER, ...TYPED]),
  required: ['customerName', 'origin', 'destination'],
  blank: Transport.parse({}),
  // Most ways are within the country.
  texts: { originCountry: 'Deutschland', destinationCountry: 'Deutschland', vehicleType: 'TRUCK' },
  check: (transport, props, { today, texts, t }) => [
    ...(texts['order']?.trim() && !texts['orderId'] ? notListed(t('list.filter.nameWrong')) : []),
    ...checkTransportFields(transport, props, { today, isFromOCR: false }),
  ],
}
