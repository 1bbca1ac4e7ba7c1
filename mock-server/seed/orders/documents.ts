import type { Row } from '../../store/models.ts'
import type { Random } from '../basics/random.ts'
import { iso, type SeedContext } from '../basics/seed-context.ts'
import { orderPaper } from '../../resources/documents/papers/order-paper.ts'
import { TENANTS, type TenantPlan } from '../companies/tenants.ts'

/** Kinds of documents with their share, file name and the orders they belong to. */
const KINDS = {
  cmr: { label: 'CMR-Frachtbrief', statuses: ['IN_TRANSIT', 'DELIVERED', 'BILLED'] },
  deliveryNote: { label: 'Lieferschein', statuses: ['IN_TRANSIT', 'DELIVERED', 'BILLED'] },
  pod: { label: 'Ablieferbeleg', statuses: ['DELIVERED', 'BILLED'] },
  invoice: { label: 'Rechnung', statuses: ['BILLED'] },
} as const

type Kind = keyof typeof KINDS

/** Shares of the kinds: 40 % proofs of delivery, 25 % consignment notes, 20 % delivery notes, 15 % invoices. */
const SHARES: readonly (readonly [Kind, number])[] = [
  ['pod', 0.4],
  ['cmr', 0.25],
  ['deliveryNote', 0.2],
  ['invoice', 0.15],
]

/** Of all documents 30 % are read by OCR and 20 % are not verified. */
const OCR_SHARE = 0.3
const UNVERIFIED_SHARE = 0.2

function extracted(order: Row<'orders'>): Record<string, string> {
  return {
    orderNumber: order.orderNumber,
    sender: order.pickupCompany ?? '',
    consignee: order.deliveryCompany ?? '',
    weight: `${order.weight ?? ''} kg`,
    packages: String(order.packageCount ?? ''),
  }
}

/** How a paper was kept: what was photographed or scanned is a picture. */
const FORMS = {
  pdf: { mimeType: 'application/pdf', bytes: [4_000, 9_000] },
  png: { mimeType: 'image/png', bytes: [12_000, 40_000] },
  jpg: { mimeType: 'image/jpeg', bytes: [60_000, 180_000] },
} as const

function documentRow(
  order: Row<'orders'>,
  kind: Kind,
  index: number,
  random: Random,
  context: SeedContext,
): Row<'documents'> {
  const isScan = kind !== 'invoice' && random.chance(0.3)
  const ending = isScan ? (index % 3 === 0 ? 'png' : 'jpg') : 'pdf'
  const form = FORMS[ending]
  const updated = Date.parse(order.updatedAt ?? '') - random.int(1, 50) * 60_000
  return {
    id: `doc-${String(index + 1).padStart(4, '0')}`,
    tenantId: order.tenantId,
    version: 1,
    name: `${KINDS[kind].label} ${order.orderNumber}.${ending}`,
    kind,
    mimeType: form.mimeType,
    size: random.int(form.bytes[0], form.bytes[1]),
    orderId: order.id,
    transportId: order.transportId,
    partnerId: kind === 'invoice' ? order.customerId : (order.carrierId ?? order.customerId),
    partnerName: kind === 'invoice' ? order.customerName : (order.carrierName ?? order.customerName),
    ocrProcessed: false,
    verified: true,
    tags: random.chance(0.2) ? [random.pick(['Original', 'Kopie', 'Nachgereicht', 'Vorbehalt'])] : [],
    paper: orderPaper(order, KINDS[kind].label),
    uploadedAt: iso(Math.min(updated, context.now)),
    uploadedBy: order.createdBy,
    createdAt: iso(Math.min(updated, context.now)),
    updatedAt: iso(Math.min(updated, context.now)),
  }
}

/** Proofs not yet checked belong to delivered orders that wait for one; every other proof is verified. */
function tenantDocuments(tenant: TenantPlan, orders: readonly Row<'orders'>[], first: number, context: SeedContext) {
  const random = context.random(`documents:${tenant.id}`)
  const unverified = Math.round(tenant.documents * UNVERIFIED_SHARE)
  const rows: Row<'documents'>[] = []
  for (const [kind, share] of SHARES) {
    const statuses: readonly string[] = KINDS[kind].statuses
    const fitting = random.shuffled(orders.filter(({ status }) => statuses.includes(status)))
    // Waiting proofs first, so that they are there whatever the number.
    const sorted =
      kind === 'pod'
        ? fitting.toSorted((a, b) => Number(a.proofOfDeliveryVerified) - Number(b.proofOfDeliveryVerified))
        : fitting
    // The last kind takes what rounding leaves.
    const wanted = kind === 'invoice' ? tenant.documents - rows.length : Math.floor(tenant.documents * share)
    for (let count = 0; count < wanted; count++) {
      const order = sorted[count % sorted.length]
      if (order) rows.push(documentRow(order, kind, first + rows.length, random, context))
    }
  }
  const ordersById = new Map(orders.map((order) => [order.id, order]))
  const isUnproven = ({ orderId }: Row<'documents'>) => !ordersById.get(orderId ?? '')?.proofOfDeliveryVerified
  const isDelivered = ({ orderId }: Row<'documents'>) => ordersById.get(orderId ?? '')?.status === 'DELIVERED'
  const open = [
    ...rows.filter((row) => row.kind === 'pod' && isUnproven(row)),
    // A consignment note proves the delivery as well.
    ...rows.filter((row) => row.kind === 'cmr' && isUnproven(row) && isDelivered(row)),
    ...random.shuffled(rows.filter(({ kind }) => kind === 'cmr' || kind === 'deliveryNote')),
  ]
  const openIds = new Set(open.slice(0, unverified).map(({ id }) => id))
  const readIds = new Set(
    random
      .shuffled(rows)
      .slice(0, Math.round(tenant.documents * OCR_SHARE))
      .map(({ id }) => id),
  )
  return rows.map((row) => {
    const order = ordersById.get(row.orderId ?? '')
    const ocr = readIds.has(row.id) && order ? { ocrProcessed: true, extractedData: extracted(order) } : {}
    return { ...row, ...ocr, verified: !openIds.has(row.id) }
  })
}

export function documentRows(orders: readonly Row<'orders'>[], context: SeedContext): Row<'documents'>[] {
  const rows: Row<'documents'>[] = []
  for (const tenant of TENANTS) {
    const own = orders.filter(({ tenantId }) => tenantId === tenant.id)
    rows.push(...tenantDocuments(tenant, own, rows.length, context))
  }
  return rows
}
