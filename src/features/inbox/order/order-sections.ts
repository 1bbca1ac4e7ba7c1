import type { Translate } from '#src/i18n/keys.ts'

const SECTIONS = ['customer', 'pickup', 'delivery', 'goods', 'price'] as const
export type OrderSection = (typeof SECTIONS)[number]

/** What is said of an order whether it was read or not. */
export const EXPECTED: readonly string[] = [
  'customer.name',
  'customer.customerReference',
  'pickup.city',
  'pickup.date',
  'pickup.timeFrom',
  'delivery.city',
  'delivery.date',
  'delivery.timeFrom',
  'cargo.description',
  'cargo.weightKg',
  'cargo.loadingMeters',
  'price.customer',
]

/** The heading a field of an order stands under; undefined for what no new order has. */
export function sectionOf(name: string): OrderSection | undefined {
  if (name === 'customer.paymentTerms' || name === 'price.customer') return 'price'
  if (name.startsWith('cargo.')) return 'goods'
  return SECTIONS.find((section) => name.startsWith(`${section}.`))
}

function ofCustomer(field: string | undefined, t: Translate): string | undefined {
  switch (field) {
    case 'customerReference':
      return t('orders.label.reference')
    case 'phone':
      return t('orders.label.phone')
    case 'email':
      return t('orders.label.email')
    case 'paymentTerms':
      return t('orders.label.paymentTerms')
    default:
      return undefined
  }
}

/** What the fields of a stop are called under the stop's own heading. */
export function labelIn(name: string, t: Translate): string | undefined {
  const [group, field] = name.split('.')
  if (group === 'customer') return ofCustomer(field, t)
  if (group !== 'pickup' && group !== 'delivery') return undefined
  switch (field) {
    case 'company':
      return t('orders.label.company')
    case 'street':
      return t('wizard.street')
    case 'postalCode':
      return t('wizard.postalCode')
    case 'city':
      return t('wizard.city')
    case 'country':
      return t('wizard.country')
    case 'date':
      return t('inbox.field.date')
    case 'timeFrom':
      return t('inbox.field.timeFrom')
    case 'timeTo':
      return t('inbox.field.timeTo')
    case 'reference':
      return t('orders.label.reference')
    case 'phone':
      return t('orders.label.phone')
    default:
      return undefined
  }
}
