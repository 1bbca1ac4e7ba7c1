import { recipientsOf } from '#src/domain/campaigns/audience.ts'
import type { Row } from '../store/models.ts'
import type { World } from '../store/store.ts'
import type { BaseWorld } from './base-world.ts'
import { iso } from './basics/seed-context.ts'
import { TENANTS } from './companies/tenants.ts'

const BEGIN = 'Guten Tag {{Ansprechpartner}},'
const END = 'Freundliche Grüße\n{{Absender}}\n{{Haus}}'

const TEXTS = {
  capacity: `${BEGIN}\n\nab nächster Woche haben wir dienstags und donnerstags regelmäßig Laderaum ab {{Ort}} frei, auch für Teilladungen.\n\nSagen Sie uns, was für {{Firma}} zu fahren ist. Sie haben unser Angebot am selben Tag.\n\n${END}`,
  holidays: `${BEGIN}\n\nzwischen den Feiertagen fahren wir an allen Werktagen. Bitte melden Sie Ihre Termine bis zum 15. Dezember an.\n\n${END}`,
  carriers: `${BEGIN}\n\nwir suchen für 2027 feste Partner im Nahverkehr rund um {{Ort}}. Bei Interesse rufen Sie uns gern an.\n\n${END}`,
  north: `${BEGIN}\n\nfür {{Firma}} fahren wir gern auch kurzfristig ab {{Ort}}. Rufen Sie uns an.\n\n${END}`,
} as const

interface Plan extends Partial<Row<'campaigns'>> {
  name: string
  subject: string
  text: string
  status: Row<'campaigns'>['status']
  /** How many days ago it began, and of how many it reaches it has been sent to. */
  begun?: { days: number; sent: (count: number) => number }
}

const PLANS: readonly Plan[] = [
  {
    ...{ name: 'Laderaum Nord, Oktober', subject: 'Freier Laderaum ab {{Ort}}', text: TEXTS.capacity, status: 'done' },
    begun: { days: 24, sent: (count) => count },
  },
  {
    ...{ name: 'Feste Partner 2027', subject: 'Partnerschaft mit {{Haus}}', text: TEXTS.carriers, status: 'running' },
    ...{ audienceKind: 'carrier', halted: true, begun: { days: 1, sent: (count) => Math.floor(count / 2) } },
  },
  {
    ...{ name: 'Fahrten zwischen den Jahren', subject: 'Wir fahren auch an den Feiertagen', text: TEXTS.holidays },
    ...{ status: 'scheduled', persons: 'all' },
  },
  {
    ...{ name: 'Kunden im Norden', subject: 'Ihr nächster Transport', text: TEXTS.north, status: 'draft' },
    ...{ postalAreas: '20-25' },
  },
]

/** Campaigns of the largest company in each state, and of those that have begun who was written to. */
export function campaignRows({ context, orders, partners }: Pick<BaseWorld, 'context' | 'orders' | 'partners'>) {
  const tenantId = TENANTS[0]?.id ?? ''
  const own = partners.filter((partner) => partner.tenantId === tenantId)
  const sorted = own.toSorted((a, b) => a.name.localeCompare(b.name, 'de'))
  const countOf = (id: string) => orders.filter((one) => one.customerId === id || one.carrierId === id).length
  const counts = new Map(own.map(({ id }) => [id, countOf(id)]))
  const campaigns: Row<'campaigns'>[] = []
  const recipients: Row<'campaignRecipients'>[] = []
  for (const [at, { begun, ...plan }] of PLANS.entries()) {
    const id = `cam-00${at + 1}`
    const madeAt = iso(context.now - (begun === undefined ? at + 1 : begun.days + 1) * 86_400_000)
    const row: Row<'campaigns'> = {
      ...{ id, tenantId, version: 1, halted: false, audienceKind: 'customer', persons: 'first', sentCount: 0 },
      ...{ postalAreas: undefined, city: undefined, country: undefined, ordersFrom: undefined, ordersUntil: undefined },
      ...{ revenueMinCents: undefined, revenueMaxCents: undefined, sendAt: undefined, startedAt: undefined },
      ...{ doneAt: undefined, recipientCount: undefined, leftOutCount: undefined, createdBy: 'Svenja Petersen' },
      ...{ createdAt: madeAt, updatedAt: madeAt, ...plan },
    }
    if (plan.status === 'scheduled') row.sendAt = iso(context.at(context.day(5), '09:00'))
    if (begun !== undefined) {
      const startedAt = iso(context.now - begun.days * 86_400_000)
      const all = recipientsOf(sorted, row, (partner) => {
        const count = counts.get(partner.id) ?? 0
        return { orders: count, ordersSince: count, ordersAfter: 0, revenueCents: 0 }
      })
      const reached = all.filter(({ leftOut }) => leftOut === undefined)
      const sent = new Set(reached.slice(0, begun.sent(reached.length)))
      const stamps = { createdAt: startedAt, updatedAt: startedAt }
      recipients.push(
        ...all.map((one, index): Row<'campaignRecipients'> => ({
          ...{ ...one, id: `${id}-${index + 1}`, tenantId, version: 1, campaignId: id, orders: 0, ...stamps },
          state: one.leftOut !== undefined ? 'leftOut' : sent.has(one) ? 'sent' : 'waiting',
          ...{ sentAt: sent.has(one) ? startedAt : undefined, messageId: undefined },
          ...{ token: `${tenantId}-${id.replace('-', '')}x${index + 1}`, optedOutAt: undefined },
        })),
      )
      Object.assign(row, {
        ...{
          startedAt,
          updatedAt: startedAt,
          recipientCount: reached.length,
          leftOutCount: all.length - reached.length,
        },
        ...{ sentCount: sent.size, ...(plan.status === 'done' && { doneAt: startedAt }) },
      })
    }
    campaigns.push(row)
  }
  return { campaigns, recipients }
}

/** What begins those that are set for a moment, in the world of people: in worlds of tests time may pass. */
const startJobs = (campaigns: readonly Row<'campaigns'>[]): Row<'jobs'>[] =>
  campaigns.flatMap(({ id, tenantId, version, sendAt, status }) =>
    status !== 'scheduled' || sendAt === undefined
      ? []
      : [
          {
            ...{ id: `campaign-${id}-${version}`, tenantId, version: 1, name: 'campaigns.start', attempts: 0 },
            ...{ state: 'waiting' as const, runAt: Date.parse(sendAt), payload: { campaignId: id, sendAt } },
          },
        ],
  )

/** Loads the campaigns; `isLive`: people work in this world. */
export async function loadCampaigns(world: World, base: BaseWorld, isLive: boolean): Promise<void> {
  const { campaigns, recipients } = campaignRows(base)
  await world.load('campaigns', campaigns)
  await world.load('campaignRecipients', recipients)
  if (isLive) await world.load('jobs', startJobs(campaigns))
}
