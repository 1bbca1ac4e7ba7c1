import type { CampaignAudience, CampaignResults } from '#src/contract/campaigns/campaigns.ts'
import type { CampaignRecipient } from '#src/contract/campaigns/campaign.ts'
import { RESULT_DAYS } from '#src/domain/campaigns/campaigns.ts'
import { toCents } from '#src/domain/basics/money.ts'
import { may, type Role } from '#src/domain/accounts/roles.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { audienceOf } from './audience.ts'

type Campaign = Row<'campaigns'>
type RecipientRow = Row<'campaignRecipients'>

const DAY = 86_400_000
/** Most that are told by name. */
const MOST_NAMED = 500

const plain = (address: string) => address.trim().toLocaleLowerCase('de')
/** Whether something came within thirty days after a mail. */
const isAfter = (at: string | undefined, sentAt: string | undefined) =>
  at !== undefined && sentAt !== undefined && at >= sentAt && Date.parse(at) <= Date.parse(sentAt) + RESULT_DAYS * DAY

/** Mails that did not arrive: what a mail system says names the mailbox. */
const BOUNCES = ['mailer-daemon@', 'postmaster@'] as const

async function factsOf(store: Store, campaign: Campaign, rows: readonly RecipientRow[]) {
  const since = campaign.startedAt ?? ''
  const sent = rows.filter(({ sentAt }) => sentAt !== undefined)
  const [bounces, replies, orders, failed] = await Promise.all([
    store.all('emails', {
      receivedAt: { gte: since },
      anyOf: BOUNCES.map((start) => ({ fromAddress: { prefix: start } })),
    }),
    store.all('emails', { receivedAt: { gte: since }, fromAddress: { in: sent.map(({ address }) => address) } }),
    store.all('orders', {
      customerId: { in: [...new Set(sent.map(({ partnerId }) => partnerId))] },
      createdAt: { gte: since },
      status: { ne: 'CANCELLED' },
    }),
    store.all('jobs', { state: 'failed' }),
  ])
  const failedIds = new Set(failed.map(({ id }) => id))
  return {
    isFailed: ({ messageId = '' }: RecipientRow) => failedIds.has(`mail-${messageId}`),
    isBounced: ({ address, sentAt }: RecipientRow) =>
      bounces.some(({ text, receivedAt }) => isAfter(receivedAt, sentAt) && plain(text).includes(plain(address))),
    hasReplied: ({ address, sentAt }: RecipientRow) =>
      replies.some((one) => plain(one.fromAddress) === plain(address) && isAfter(one.receivedAt, sentAt)),
    ordersOf: ({ partnerId, sentAt }: RecipientRow) =>
      orders.filter(({ customerId, createdAt }) => customerId === partnerId && isAfter(createdAt, sentAt)),
  }
}

/** Whom a campaign reaches and leaves out, and what came of it: of one that has not begun as it would be now. */
export async function campaignAudience(
  context: { store: Store; now: number; role: Role },
  campaign: Campaign,
): Promise<CampaignAudience> {
  const { store } = context
  if (campaign.status === 'draft' || campaign.status === 'scheduled') {
    const all = (await audienceOf(context, campaign)).map((one, at): CampaignRecipient => ({
      ...one,
      ...{ id: `${campaign.id}-${at + 1}`, orders: 0, sentAt: undefined, messageId: undefined },
      state: one.leftOut === undefined ? 'waiting' : 'leftOut',
    }))
    return named(all)
  }
  const rows = await store.all('campaignRecipients', { campaignId: campaign.id })
  const facts = await factsOf(store, campaign, rows)
  const counted = new Map<string, number>()
  const results: CampaignResults = {
    sent: 0,
    failed: 0,
    bounced: 0,
    optedOut: 0,
    replied: 0,
    orders: 0,
    revenueCents: 0,
  }
  const shown = rows.map((row): CampaignRecipient => {
    const { token: _token, campaignId: _campaign, optedOutAt, ...recipient } = row
    if (row.sentAt === undefined) return recipient
    const [isFailed, isBounced, hasReplied] = [facts.isFailed(row), facts.isBounced(row), facts.hasReplied(row)]
    const orders = facts.ordersOf(row)
    results.sent += 1
    results.failed += Number(isFailed)
    results.bounced += Number(isBounced)
    results.replied += Number(hasReplied)
    results.optedOut += Number(optedOutAt !== undefined)
    // Two people of one customer are one customer: his orders count once.
    for (const { id, customerPrice = 0 } of orders) if (!counted.has(id)) counted.set(id, toCents(customerPrice))
    const optedOut = optedOutAt === undefined ? undefined : 'optedOut'
    const state = (isFailed ? 'failed' : undefined) ?? (isBounced ? 'bounced' : undefined) ?? optedOut
    return { ...recipient, state: state ?? (hasReplied ? 'replied' : row.state), orders: orders.length }
  })
  results.orders = counted.size
  results.revenueCents = may(context.role, 'money.read')
    ? [...counted.values()].reduce((sum, cents) => sum + cents, 0)
    : undefined
  return { ...named(shown), results }
}

function named(all: readonly CampaignRecipient[]): CampaignAudience {
  const [recipients, leftOut] = [
    all.filter(({ state }) => state !== 'leftOut'),
    all.filter(({ state }) => state === 'leftOut'),
  ]
  return {
    ...{ total: recipients.length, leftOutTotal: leftOut.length },
    ...{ recipients: recipients.slice(0, MOST_NAMED), leftOut: leftOut.slice(0, MOST_NAMED), results: undefined },
  }
}
