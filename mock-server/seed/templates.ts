import type { Row } from '../store/models.ts'
import { iso, type SeedContext } from './basics/seed-context.ts'
import { TENANTS } from './companies/tenants.ts'

const ANSWER = 'AW: {{Betreff}}'

/** Words people begin with: of answers, and of a campaign. */
const WORDS = [
  [
    'Auftrag angenommen',
    ANSWER,
    'Guten Tag {{Ansprechpartner}},\n\nvielen Dank, Ihr Auftrag {{Auftragsnummer}} ist bei uns eingeplant. Kennzeichen und Fahrer melden wir, sobald beides feststeht.',
  ],
  [
    'Angaben fehlen',
    ANSWER,
    'Guten Tag {{Ansprechpartner}},\n\nvielen Dank für Ihren Auftrag. Bitte nennen Sie uns noch Gewicht, Lademeter und die Zeitfenster an Lade- und Entladestelle.',
  ],
  [
    'Leider kein Laderaum',
    ANSWER,
    'Guten Tag {{Ansprechpartner}},\n\nvielen Dank für Ihre Anfrage. Zu diesem Termin haben wir leider keinen Laderaum mehr frei.',
  ],
  [
    'Laderaum anbieten',
    'Freier Laderaum ab {{Ort}}',
    'Guten Tag {{Ansprechpartner}},\n\nab nächster Woche haben wir regelmäßig Laderaum ab {{Ort}} frei. Sagen Sie uns, was für {{Firma}} zu fahren ist.\n\nFreundliche Grüße\n{{Absender}}\n{{Haus}}',
  ],
] as const

/** Orders of a tenant that are made into templates. */
const OF_ORDERS = 2

const NOTHING = {
  ...{ subject: '', text: '', customerName: '', cargoDescription: '', further: {} },
  ...{ pickupAddress: '', pickupPostalCode: '', pickupCity: '', pickupCountry: 'Deutschland' },
  ...{ deliveryAddress: '', deliveryPostalCode: '', deliveryCity: '', deliveryCountry: 'Deutschland' },
}

/** What of an order a template of it says. */
const PARTS = [
  ...(['customerId', 'customerName', 'cargoDescription', 'weight', 'packageCount', 'packageType'] as const),
  ...(['pickupCompany', 'pickupAddress', 'pickupPostalCode', 'pickupCity', 'pickupCountry'] as const),
  ...(['deliveryCompany', 'deliveryAddress', 'deliveryPostalCode', 'deliveryCity', 'deliveryCountry'] as const),
]

const partsOf = (order: Row<'orders'>) =>
  Object.fromEntries(PARTS.map((field) => [field, order[field]])) as Pick<Row<'orders'>, (typeof PARTS)[number]>

/** Templates of each tenant: words of answers, and orders that come again. */
export function templateRows(orders: readonly Row<'orders'>[], context: SeedContext): Row<'templates'>[] {
  const at = iso(context.now - 30 * 86_400_000)
  const stamps = { version: 1, createdAt: at, updatedAt: at }
  return TENANTS.flatMap(({ id: tenantId, mark }): Row<'templates'>[] => {
    const own = orders.filter(
      (order) => order.tenantId === tenantId && order.status === 'DELIVERED' && order.customerId,
    )
    return [
      ...WORDS.map(([name, subject, text], index): Row<'templates'> => ({
        ...{ ...NOTHING, ...stamps, id: `tpl-${mark}-${index + 1}`, tenantId, kind: 'email', name },
        ...{ subject, text },
      })),
      ...own.slice(0, OF_ORDERS).map((order, index): Row<'templates'> => ({
        ...{ ...NOTHING, ...stamps, id: `tpl-${mark}-${WORDS.length + index + 1}`, tenantId, kind: 'order' },
        ...{ ...partsOf(order), name: `${order.customerName} ${order.pickupCity}–${order.deliveryCity}`.slice(0, 80) },
        ...{ further: { vatRate: order.vatRate, paymentTerms: order.paymentTerms } },
      })),
    ]
  })
}
