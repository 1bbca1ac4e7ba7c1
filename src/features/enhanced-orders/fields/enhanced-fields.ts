import type { EnhancedCorrection, EnhancedOrder } from '#src/contract/enhanced-orders.ts'
import { checkCorrection, isConverted, mapEnhancedOrder } from '#src/domain/enhanced/orders.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { dateKind } from '#src/records/fields/kinds/day-kinds.ts'
import { editableEntity } from '#src/records/fields/editable-entity.ts'
import type { Field, FieldEndpoint } from '#src/records/fields/field.ts'
import { textKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'

type EnhancedField = Field<EnhancedOrder>

/** Says what was really written; `null` takes a value away. */
const update: FieldEndpoint<EnhancedOrder> = async (call, { id, ...request }) => {
  const { enhancedOrder, ...more } = await call('enhancedOrders.update', { params: { id }, ...request })
  return { record: enhancedOrder, ...more }
}

function field(
  id: keyof EnhancedCorrection & string,
  words: { label: TextKey; name: TextKey; words?: TextKey },
  kind: FieldKind,
): EnhancedField {
  return { id, kind, ...words, props: [id], permission: 'edit', endpoint: update, commandId: 'enhancedOrders.edit' }
}

/** Street, town and day of a stop. */
const stop = (end: 'pickup' | 'delivery'): EnhancedField[] => [
  field(
    `${end}_city`,
    { label: `records.${end}`, name: `orders.field.${end}City`, words: `fields.words.${end}` },
    textKind(100),
  ),
  field(
    `${end}_street`,
    { label: 'wizard.street', name: `orders.field.${end}Address`, words: `fields.words.${end}` },
    textKind(200),
  ),
  field(
    `${end}_date`,
    { label: 'wizard.date', name: `orders.field.${end}Date`, words: `fields.words.${end}Date` },
    dateKind,
  ),
]

/** Everything that was read. */
export const READ_FIELDS: readonly EnhancedField[] = [
  field('customer_name', { label: 'records.customer', name: 'orders.field.customerName' }, textKind(200)),
  ...stop('pickup'),
  ...stop('delivery'),
  field('cargo_description', { label: 'enhanced.column.goods', name: 'orders.field.cargoDescription' }, textKind(350)),
]

/** What can be corrected in place, as long as nothing was made of it. */
export const editableEnhanced = editableEntity('enhancedOrder', {
  all: READ_FIELDS,
  first: 'customer_name',
  check: checkCorrection,
  refusal: (_permission, order, role) =>
    permissionRefusal(role, 'transports.write') ?? (isConverted(order) ? 'reason.enhanced.converted' : undefined),
  labelOf: (order) => mapEnhancedOrder(order).loadId,
})
