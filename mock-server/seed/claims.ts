import { addDays, pad } from '#src/domain/basics/dates.ts'
import { type ClaimKind, type ClaimState, noticeUntil } from '#src/domain/claims/claims.ts'
import { dayOfSupply } from '#src/domain/orders/day-of-supply.ts'
import type { Row } from '../store/models.ts'
import type { World } from '../store/store.ts'
import type { BaseWorld } from './base-world.ts'
import type { SeedContext } from './basics/seed-context.ts'
import { TENANTS } from './companies/tenants.ts'

/** What was complained about: kind, text, euros, what became of it, photos, whether it could not be seen from outside. */
type Story = readonly [
  kind: ClaimKind,
  text: string,
  euros: number,
  state: ClaimState,
  photos: number,
  isHidden: boolean,
]

const STORIES: readonly Story[] = [
  ['damage', '2 Paletten umgestürzt, Kartons eingedrückt. Auf dem CMR vermerkt.', 1840, 'open', 2, false],
  ['delay', 'Zustellung 6 Stunden nach dem Fenster, Band stand still.', 650, 'inReview', 0, false],
  ['shortage', '3 von 24 Packstücken fehlen bei der Entladung.', 412.5, 'accepted', 1, false],
  ['damage', 'Feuchteschaden erst beim Auspacken bemerkt, Plane undicht.', 2975, 'inReview', 2, true],
  ['damage', 'Stapler hat eine Gitterbox beschädigt.', 380, 'settled', 1, false],
  ['delay', 'Einen Tag zu spät, Empfänger macht Standkosten geltend.', 290, 'rejected', 0, false],
  ['shortage', '1 Palette laut Lieferschein nicht übergeben.', 520, 'open', 0, false],
  ['damage', 'Kühlgut mit +9 °C statt +5 °C angekommen, Ware gesperrt.', 4260, 'accepted', 1, false],
]

/** So many of each tenant. */
const COUNTS = [8, 3, 3]

function claimRow(
  { order, story, index, mark }: { order: Row<'orders'>; story: Story; index: number; mark: string },
  context: SeedContext,
): Row<'claims'> {
  const [kind, text, euros, state, , hidden] = story
  const deliveredOn = dayOfSupply(order) ?? context.day(-3)
  const raisedOn = addDays(deliveredOn, hidden ? 3 : 1)
  const day = raisedOn > context.today ? context.today : raisedOn
  const stamp = `${day}T08:${pad(10 + index, 2)}:00.000Z`
  const amountCents = Math.round(euros * 100)
  const { id: orderId, orderNumber, customerId, customerName, carrierId, carrierName } = order
  return {
    ...{ id: `clm-${mark}-${pad(index + 1, 3)}`, tenantId: order.tenantId, version: 1 },
    ...{ number: `REK-${context.today.slice(0, 4)}-${pad(index + 1, 4)}`, orderId, orderNumber, kind, state },
    ...{ against: 'carrier', customerId, customerName, carrierId, carrierName, partnerName: carrierName },
    ...{ text, amountCents, hidden, deliveredOn, noticeUntil: noticeUntil({ kind, isHidden: hidden, deliveredOn }) },
    ...(state !== 'open' && { noticedOn: day }),
    ...(state === 'settled' && { settledCents: Math.round(amountCents * 0.8) }),
    ...(state === 'rejected' && { reason: 'Verspätung durch Wartezeit an der Ladestelle, vom Absender bestätigt.' }),
    ...{ photoCount: 0, createdBy: order.createdBy ?? 'Jana Petersen', createdAt: stamp, updatedAt: stamp },
  }
}

function photosOf(claim: Row<'claims'>, count: number): Row<'documents'>[] {
  return Array.from({ length: count }, (_, index) => ({
    ...{ id: `doc-${claim.id}-${index + 1}`, tenantId: claim.tenantId, version: 1, kind: 'other' },
    ...{ name: `Foto ${index + 1} ${claim.number}.jpg`, mimeType: 'image/jpeg', size: 84_000 + index * 7_300 },
    ...{ orderId: claim.orderId, claimId: claim.id, partnerId: claim.carrierId, partnerName: claim.carrierName },
    ...{ ocrProcessed: false, verified: false, tags: ['Foto'] },
    paper: {
      title: `Foto ${index + 1}`,
      Reklamation: claim.number,
      Auftrag: claim.orderNumber,
      Feststellung: claim.text,
      Aufgenommen: (claim.deliveredOn ?? '').split('-').toReversed().join('.'),
    },
    ...{
      uploadedAt: claim.createdAt,
      uploadedBy: claim.createdBy,
      createdAt: claim.createdAt,
      updatedAt: claim.createdAt,
    },
  }))
}

/** Complaints about delivered orders; photos of them where people work in this world. */
export async function loadClaims(world: World, { context, orders }: BaseWorld, isLive: boolean): Promise<void> {
  const claims: Row<'claims'>[] = []
  const photos: Row<'documents'>[] = []
  const last: Row<'counters'>[] = []
  for (const [at, { id: tenantId, mark }] of TENANTS.entries()) {
    const random = context.random(`claims:${tenantId}`)
    const delivered = orders.filter(
      (order) => order.tenantId === tenantId && order.status === 'DELIVERED' && order.carrierId !== undefined,
    )
    const picked = random.shuffled(delivered).slice(0, COUNTS[at] ?? 0)
    for (const [index, order] of picked.entries()) {
      const story = STORIES[index % STORIES.length]
      if (story === undefined) continue
      const claim = claimRow({ order, story, index, mark }, context)
      claims.push(claim)
      photos.push(...photosOf(claim, story[4]))
    }
    last.push({ id: `${tenantId}:claims`, tenantId, version: 1, value: picked.length })
  }
  await world.load('claims', claims)
  await world.load('counters', last)
  if (isLive) await world.load('documents', photos)
}
