import { comeBackJob } from '../../resources/emails/come-back-job.ts'
import type { Row } from '../../store/models.ts'
import { iso, type SeedContext } from '../basics/seed-context.ts'
import { TENANTS } from '../companies/tenants.ts'
import { type Letter, sizeOf } from './letter.ts'
import { lettersOf } from './letters.ts'
import { tourList } from './tour-list.ts'

interface KnownRows {
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
export function emailRows({ orders, partners }: KnownRows, context: SeedContext) {
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
    for (const [at, file] of (letter.files ?? []).entries()) {
      const { name, mimeType } = file
      const inside = 'paper' in file ? { paper: [...file.paper] } : { content: file.content }
      const own = { id: `${id}:${at}`, tenantId: tenant.id, version: 1 }
      files.push({ ...own, name, mimeType, size: sizeOf(file), ...inside })
    }
  }
  return { emails, files }
}

interface LetterPlace {
  id: string
  tenantId: string
  partner: Row<'partners'> | undefined
  context: SeedContext
}

function rowOf(letter: Letter, { id, tenantId, partner, context }: LetterPlace): Row<'emails'> {
  const { fromName, subject, text, kind, followUp, files = [], status = 'new' } = letter
  const at = iso(context.now - letter.minutesAgo * 60_000)
  const followUpAt = followUp && new Date(context.at(context.day(followUp[0]), followUp[1])).toISOString()
  return {
    ...{ id, tenantId, version: 1, status, kind, fromName, subject, text, followUpAt },
    fromAddress: letter.fromAddress ?? partner?.email ?? '',
    to: [{ name: 'Disposition', address: `dispo@${tenantId}.example` }],
    listedAt: followUpAt === undefined ? at : undefined,
    ...{ receivedAt: at, createdAt: at, updatedAt: at, isReduced: false },
    attachments: files.map((file, index) => {
      const { name, mimeType } = file
      return { index, name, mimeType, size: sizeOf(file), documentId: undefined, refusal: undefined }
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

/** What brings those back that are put off, in the usual world of people: in worlds of tests time may pass. */
export const followUpJobs = (emails: readonly Row<'emails'>[]): Row<'jobs'>[] =>
  emails.flatMap(({ id, tenantId, followUpAt }) => {
    const job = followUpAt === undefined ? undefined : comeBackJob(id, followUpAt)
    return job ? [{ ...job, tenantId, version: 1, attempts: 0, state: 'waiting' as const }] : []
  })
