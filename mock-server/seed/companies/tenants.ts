import type { OrderStatus } from '#src/domain/workflow/order-status.ts'
import type { Row } from '../../store/models.ts'

/** What makes the tenants differ. Counts of vehicles: `busy` have an active transport, the rest is available. */
export interface TenantPlan {
  id: string
  name: string
  city: string
  orderPrefix: string
  /** Short mark inside ids, `tra-nk004711`. */
  mark: string
  postalCode: string
  /** Postal codes most of its freight starts or ends at. */
  region: readonly string[]
  /** Letters of its licence plates. */
  plates: readonly string[]
  vehicles: { total: number; busy: number; workshop: number }
  customers: number
  carriers: number
  ocrInquiries: number
  documents: number
  /** How many orders have which status; over all tenants the shares of the seed world. */
  orders: readonly (readonly [OrderStatus, number])[]
}

/**
 * Three companies. Nordkurs has more than 20 active transports, Main-Spessart fewer than 5 available vehicles,
 * Elbe-Oder a completion rate below 90 %: each alert rule holds in exactly one of them.
 */
export const TENANTS: readonly TenantPlan[] = [
  {
    id: 'nordkurs',
    name: 'Nordkurs Spedition GmbH',
    city: 'Hamburg',
    orderPrefix: 'NK',
    mark: 'nk',
    postalCode: '20457',
    region: [
      '20457',
      '21079',
      '28197',
      '27568',
      '24103',
      '23552',
      '30159',
      '18055',
      '19053',
      '38440',
      '49074',
      '26122',
    ],
    plates: ['HH', 'HB', 'HL', 'KI', 'H', 'HRO'],
    vehicles: { total: 44, busy: 26, workshop: 3 },
    customers: 23,
    carriers: 30,
    ocrInquiries: 15,
    documents: 150,
    orders: [
      ['CREATED', 19],
      ['CONFIRMED', 28],
      ['ASSIGNED', 32],
      ['IN_TRANSIT', 37],
      ['DELIVERED', 58],
      ['BILLED', 60],
      ['CANCELLED', 4],
      ['unknown', 2],
    ],
  },
  {
    id: 'mainspessart',
    name: 'Main-Spessart Logistik KG',
    city: 'Aschaffenburg',
    orderPrefix: 'MS',
    mark: 'ms',
    postalCode: '63739',
    region: ['63739', '97070', '60311', '36037', '90402', '68159', '74072', '55116', '35390'],
    plates: ['AB', 'WÜ', 'F', 'N', 'MA'],
    vehicles: { total: 18, busy: 13, workshop: 2 },
    customers: 11,
    carriers: 15,
    ocrInquiries: 5,
    documents: 50,
    orders: [
      ['CREATED', 7],
      ['CONFIRMED', 10],
      ['ASSIGNED', 8],
      ['IN_TRANSIT', 9],
      ['DELIVERED', 20],
      ['BILLED', 23],
      ['CANCELLED', 2],
      ['unknown', 1],
    ],
  },
  {
    id: 'elbeoder',
    name: 'Elbe-Oder Transporte GmbH',
    city: 'Dresden',
    orderPrefix: 'EO',
    mark: 'eo',
    postalCode: '01067',
    region: ['01067', '02625', '03046', '04103', '09111', '10115', '15230', '14979', '39104', '06112'],
    plates: ['DD', 'BZ', 'CB', 'L', 'FF'],
    vehicles: { total: 18, busy: 8, workshop: 1 },
    customers: 11,
    carriers: 15,
    ocrInquiries: 5,
    documents: 50,
    orders: [
      ['CREATED', 6],
      ['CONFIRMED', 10],
      ['ASSIGNED', 8],
      ['IN_TRANSIT', 10],
      ['DELIVERED', 18],
      ['BILLED', 21],
      ['CANCELLED', 6],
      ['unknown', 1],
    ],
  },
]

/** The rows of the tenants; a tenant belongs to no tenant. */
export function tenantRows(): Row<'tenants'>[] {
  return TENANTS.map(({ id, name, city, orderPrefix }) => ({ id, name, city, orderPrefix, tenantId: '', version: 1 }))
}
