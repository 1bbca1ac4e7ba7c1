import type { OrderPartsField } from '#src/contract/recurring/order-parts.ts'
import { COUNTRIES } from '#src/domain/places/postal-codes.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import type { EditableRecord, Field, Suggestions } from '#src/records/fields/field.ts'
import { windowKind } from '#src/records/fields/kinds/day-kinds.ts'
import { choiceKind, moneyKind, numberKind, textKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'
import { loadingMetersKind } from '#src/records/fields/kinds/measure-kinds.ts'
import { customersByName } from '../partners/partners-by-name.ts'

/** How a field of a record is made: its properties, what it is and its words. */
type MakeField<R extends EditableRecord> = (
  props: OrderPartsField | readonly [OrderPartsField, ...OrderPartsField[]],
  kind: FieldKind<R>,
  more: { label: TextKey; name?: TextKey } & Partial<Field<R>>,
) => Field<R>

/** From and to of a stop; here nothing is assumed. */
const window: FieldKind<EditableRecord> = {
  ...windowKind,
  read: (text, reading) => windowKind.read(text, reading)?.slice(0, 2),
}

const country = choiceKind<EditableRecord>(
  COUNTRIES.map(({ name }) => name),
  (name) => name,
)

/** Customers that fit what is typed, once somebody types. */
function useCustomers(_record: EditableRecord, text: string): Suggestions {
  const { options, busy } = customersByName.useFound(text.trim() === '' ? undefined : text)
  return {
    busy,
    options: options.map(({ id, label, detail }) => ({ id, label, detail, also: { customerId: id } })),
  }
}

/** The fields of what orders begin with: for whom, what is carried and at which price; and its two stops, without days. */
export function orderPartFields<R extends EditableRecord>(field: MakeField<R>) {
  const parts: readonly Field<R>[] = [
    field('customerName', textKind(200), {
      label: 'records.customer',
      useSuggestions: useCustomers,
      // A name of one's own is that customer's who has it; one that is taken brings his id.
      along: async () => ({ customerId: null }),
    }),
    field('cargoDescription', textKind(350), { label: 'records.cargo' }),
    field('weight', numberKind('kg'), {
      label: 'orders.label.weight',
      name: 'orders.field.weight',
      line: 'orders.line.size',
    }),
    field('loadingMeters', loadingMetersKind, { label: 'orders.field.loadingMeters', line: 'orders.line.size' }),
    field('packageCount', numberKind('', 0), {
      label: 'orders.field.packageCount',
      line: 'orders.field.packageCount',
    }),
    field('packageType', textKind(40), { label: 'orders.field.packageType', line: 'orders.field.packageCount' }),
    field(
      'customerPrice',
      moneyKind<R>(() => 'EUR'),
      { label: 'orders.field.customerPrice' },
    ),
  ]
  const stop = (own: 'pickup' | 'delivery'): readonly Field<R>[] => [
    field(`${own}Company`, textKind(200), { label: 'orders.label.company', name: `orders.field.${own}Company` }),
    field(`${own}Address`, textKind(200), { label: 'wizard.street', name: `orders.field.${own}Address` }),
    field(`${own}PostalCode`, textKind(12), {
      label: 'wizard.postalCode',
      name: `orders.field.${own}PostalCode`,
      line: 'wizard.city',
    }),
    field(`${own}City`, textKind(100), { label: 'wizard.city', name: `orders.field.${own}City`, line: 'wizard.city' }),
    field(`${own}Country`, country, {
      label: 'wizard.country',
      name: `orders.field.${own}Country`,
      optional: 'Deutschland',
    }),
    field([`${own}TimeFrom`, `${own}TimeTo`], window, {
      id: `${own}Window`,
      label: 'wizard.window',
      name: `orders.field.${own}Window`,
    }),
  ]
  return { parts, stops: { pickup: stop('pickup'), delivery: stop('delivery') } }
}
