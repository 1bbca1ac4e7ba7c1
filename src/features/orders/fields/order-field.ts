import type { Order } from '#src/contract/orders/order.ts'
import type { OrderChanged } from '#src/contract/orders/events.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import type { Field, FieldAnswer, FieldEndpoint } from '#src/records/fields/field.ts'
import type { FieldKind } from '#src/records/fields/kinds/kinds.ts'

export type OrderProperty = keyof Order & string

/** One editable field of an order. A new one is one line in order-fields.ts. */
export interface OrderField extends Field<Order> {
  section: OrderSection
}

export const SECTIONS = ['order', 'customer', 'cargo', 'pickup', 'delivery', 'carriage', 'prices', 'notes'] as const
export type OrderSection = (typeof SECTIONS)[number]

type Extra = Partial<Omit<OrderField, 'id' | 'section' | 'kind' | 'props'>> & { props?: readonly OrderProperty[] }

const asAnswer = ({ order, eventId, warnings }: OrderChanged): FieldAnswer<Order> => ({
  record: order,
  eventId,
  warnings,
})

/** Changes anything but the status; `null` takes a value away. */
const update: FieldEndpoint<Order> = async (call, { id, ...request }) =>
  asAnswer(await call('orders.update', { params: { id }, ...request }))

/** Prices have a call of their own, which takes none away. */
export const setPricing: FieldEndpoint<Order> = async (call, request) => {
  const { id, body, ...rest } = request
  const isCleared = Object.values(body).includes(null)
  return isCleared
    ? update(call, request)
    : asAnswer(await call('orders.setPricing', { params: { id }, body, ...rest }))
}

/** Sections whose fields are looked for by the word of the section. */
const isSaidOf = (section: OrderSection): section is 'pickup' | 'delivery' | 'prices' | 'cargo' =>
  ['pickup', 'delivery', 'prices', 'cargo'].includes(section)

/** A field that is sent with `orders.update`, named and found by its own word, unless `extra` says otherwise. */
export function orderField(id: string, section: OrderSection, kind: FieldKind<Order>, extra: Extra = {}): OrderField {
  const name = `orders.field.${id}` as TextKey
  const label = extra.label ?? name
  return {
    id,
    section,
    kind,
    label,
    name,
    props: [id as OrderProperty],
    permission: 'edit',
    endpoint: update,
    commandId: 'orders.edit',
    ...(isSaidOf(section) && { words: `fields.words.${section}` as const }),
    ...extra,
  }
}
