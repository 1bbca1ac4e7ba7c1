import type { Row } from '../../store/models.ts'
import { iso, type SeedContext } from '../basics/seed-context.ts'
import { TENANTS } from '../companies/tenants.ts'
import type { Letter } from './letter.ts'
import { lettersOf } from './letters.ts'
import { tourList } from './tour-list.ts'

interface Known {
  orders: readonly Row<'orders'>[]
  partners: readonly Row<'partners'>[]
}

const NOTHING = {
  originPostalCode: undefined,
  originCity: undefined,
  destinationPostalCode: undefined,
  destinationCity: undefined,
  orderNumber: undefined,
  amount: undefined,
  rows: undefined,
}

/** What is in the inbox of the largest company when the world begins, with the files that came along. */
export function emailRows({ orders, partners }: Known, context: SeedContext) {
  const tenant = TENANTS[0]
  const own = orders.filter(({ tenantId, carrierId }) => tenantId === tenant?.id && carrierId !== undefined)
  const [underWay] = own.filter(({ status }) => status === 'IN_TRANSIT')
  const delivered = own.find(
    ({ status, proofOfDeliveryVerified }) => status === 'DELIVERED' && !proofOfDeliveryVerified,
  )
  if (!tenant || !underWay || !delivered) return { emails: [], files: [] }
  const letters = lettersOf({ context, underWay, delivered, tourList: tourList(context) })
  const emails: Row<'emails'>[] = []
  const files: Row<'emailFiles'>[] = []
  for (const [index, letter] of letters.entries()) {
    const id = `eml-${String(index + 1).padStart(4, '0')}`
    const partner = partners.find((one) => one.id === letter.partnerId)
    emails.push(rowOf(letter, { id, tenantId: tenant.id, partner, context }))
    for (const [at, { name, mimeType, content }] of (letter.files ?? []).entries()) {
      const size = new TextEncoder().encode(content).length
      files.push({ id: `${id}:${at}`, tenantId: tenant.id, version: 1, name, mimeType, size, content })
    }
  }
  return { emails, files }
}

interface Placing {
  id: string
  tenantId: string
  partner: Row<'partners'> | undefined
  context: SeedContext
}

function rowOf(letter: Letter, { id, tenantId, partner, context }: Placing): Row<'emails'> {
  const { fromName, subject, text, kind, followUp, files = [], status = 'new' } = letter
  const at = iso(context.now - letter.minutesAgo * 60_000)
  const followUpAt = followUp && new Date(context.at(context.day(followUp[0]), followUp[1])).toISOString()
  return {
    ...{ id, tenantId, version: 1, status, kind, fromName, subject, text, followUpAt },
    fromAddress: letter.fromAddress ?? partner?.email ?? '',
    to: [{ name: 'Disposition', address: `dispo@${tenantId}.example` }],
    ...{ receivedAt: at, createdAt: at, updatedAt: at, isReduced: false },
    attachments: files.map(({ name, mimeType, content }, index) => {
      const size = new TextEncoder().encode(content).length
      return { index, name, mimeType, size, documentId: undefined, refusal: undefined }
    }),
    understood: { ...NOTHING, ...routeOf(letter), ...letter.understood },
    doubtful: letter.doubtful ?? 0,
    ...{ partnerId: partner?.id, partnerName: partner?.name, partnerOrders: undefined, lastOrderId: undefined },
    ...(letter.isMine === true
      ? { assigneeId: `usr-${tenantId}-dispo`, assigneeName: 'Jürgen Weiß' }
      : { assigneeId: undefined, assigneeName: undefined }),
    ...{ readAt: letter.isRead === true ? at : undefined, repliedAt: undefined, orderId: undefined },
  }
}

function routeOf({ route }: Letter) {
  if (route === undefined) return {}
  const [originPostalCode, originCity, destinationPostalCode, destinationCity] = route
  return { originPostalCode, originCity, destinationPostalCode, destinationCity }
}

/** Answers people begin with. */
export function replyTemplateRows(context: SeedContext): Row<'replyTemplates'>[] {
  const at = iso(context.now - 30 * 86_400_000)
  const texts = [
    [
      'Auftrag angenommen',
      'Guten Tag {{contactPerson}},\n\nvielen Dank, Ihr Auftrag {{orderNumber}} ist bei uns eingeplant. Kennzeichen und Fahrer melden wir, sobald beides feststeht.',
    ],
    [
      'Angaben fehlen',
      'Guten Tag {{contactPerson}},\n\nvielen Dank für Ihren Auftrag. Bitte nennen Sie uns noch Gewicht, Lademeter und die Zeitfenster an Lade- und Entladestelle.',
    ],
    [
      'Leider kein Laderaum',
      'Guten Tag {{contactPerson}},\n\nvielen Dank für Ihre Anfrage. Zu diesem Termin haben wir leider keinen Laderaum mehr frei.',
    ],
  ] as const
  return TENANTS.flatMap(({ id: tenantId }) =>
    texts.map(([name, text], index) => ({
      ...{ id: `rtp-${tenantId}-000${index + 1}`, tenantId, version: 1, name, text, subject: 'AW: {{subject}}' },
      ...{ createdAt: at, updatedAt: at },
    })),
  )
}
