import { CAMPAIGN_PART, MOST_RECIPIENTS, whyNotReady, optOutPathOf } from '#src/domain/campaigns/campaigns.ts'
import { refusedMailboxes } from '#src/domain/campaigns/audience.ts'
import { filled } from '#src/domain/templates/placeholders.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import { notNow, stamp } from '../../core/rule-context.ts'
import { putJob } from '../../ports/jobs.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import type { JobContext } from '../../write/noun.ts'
import { act } from '../../write/act.ts'
import type { MakingContext } from '../../write/resource-writes.ts'
import { scheduleDelivery } from '../messages/delivery.ts'
import { audienceOf } from './audience.ts'

type Campaign = Row<'campaigns'>

/** It begins by itself at its moment. Set anew it has a job of its own: the one before finds another moment and does nothing. */
export const startLater = (store: Store, { id, sendAt = '', version }: Campaign) =>
  putJob(store, {
    ...{ id: `campaign-${id}-${version}`, name: 'campaigns.start', payload: { campaignId: id, sendAt } },
    runAt: Date.parse(sendAt),
  })

/** The next part; after a halt the same one again, under another id, as the one before may still wait. */
export const goOn = (store: Store, { id, parts = 0, version }: Campaign, runAt: number) =>
  putJob(store, {
    ...{ id: `campaign-${id}-part-${parts}-${version}`, name: 'campaigns.sendPart' },
    ...{ payload: { campaignId: id, part: String(parts) }, runAt },
  })

/** 409 where it has begun, 422 where it says nothing. */
export function refuseUnready(campaign: Campaign): void {
  const code = whyNotReady(campaign)
  if (code === undefined) return
  const isBegun = code === 'reason.campaign.begun'
  throw new HttpError(isBegun ? 409 : 422, { ...refusalBody({ code }), code })
}

/**
 * Begins a campaign: whoever is meant now is written down, with why those are left out who get nothing. The first part is due at `firstAt`.
 * `expected`: so many were told to the person; others are 409.
 */
export async function begin(
  context: MakingContext,
  campaign: Campaign,
  { firstAt, expected }: { firstAt: number; expected?: number },
): Promise<void> {
  const { store, server } = context
  refuseUnready(campaign)
  const all = await audienceOf(context, campaign)
  const reached = all.filter(({ leftOut }) => leftOut === undefined)
  if (reached.length === 0) throw notNow('reason.campaign.noOne', 'NO_ONE')
  if (reached.length > MOST_RECIPIENTS) {
    const reason = { code: 'reason.campaign.tooMany', values: { most: MOST_RECIPIENTS } } as const
    throw new HttpError(422, { ...refusalBody(reason), code: 'TOO_MANY' })
  }
  if (expected !== undefined && expected !== reached.length) {
    const reason = { code: 'reason.campaign.otherCount', values: { count: reached.length } } as const
    throw new HttpError(409, { ...refusalBody(reason), code: 'OTHER_COUNT' })
  }
  const head = { kind: 'campaign', id: campaign.id } as const
  const plain = { ...context, ifMatch: undefined }
  await act(plain, head, { type: 'sent', payload: { recipients: reached.length } }, async () => {
    for (const [at, recipient] of all.entries()) {
      await store.insert('campaignRecipients', {
        ...recipient,
        ...{ id: `${campaign.id}-${at + 1}`, campaignId: campaign.id, orders: 0, sentAt: undefined },
        state: recipient.leftOut === undefined ? 'waiting' : 'leftOut',
        ...{ messageId: undefined, token: server.newLinkToken(store.tenantId) },
      })
    }
    const after = await store.patch('campaigns', campaign.id, {
      ...{ status: 'running', halted: false, startedAt: stamp(context), parts: 0, sentCount: 0 },
      ...{ recipientCount: reached.length, leftOutCount: all.length - reached.length },
    })
    await goOn(store, after, firstAt)
  })
}

/** Begins a campaign whose moment has come, unless it was set for another one since, or is no more. */
export async function startDue(context: JobContext, campaignId: string, sendAt: string): Promise<void> {
  const campaign = await context.store.find('campaigns', campaignId)
  if (campaign?.status !== 'scheduled' || campaign.sendAt !== sendAt) return
  try {
    await context.store.savepoint(() => begin(context, campaign, { firstAt: context.now }))
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    // No one is meant any more, or it says nothing: it waits for somebody to look at it.
    await act(context, { kind: 'campaign', id: campaignId }, { type: 'updated' }, () =>
      context.store.patch('campaigns', campaignId, { status: 'draft', sendAt: undefined }),
    )
  }
}

/** The mail of one recipient, with the way to say no at its end. Mails are German (decision A35). */
export function letterOf(
  campaign: Pick<Campaign, 'subject' | 'text'>,
  who: { name: string; partnerName: string; city: string; token: string },
  house: { company: string; sender: string; origin: string },
): { subject: string; text: string } {
  const values = {
    ...{ Ansprechpartner: who.name, Firma: who.partnerName, Ort: who.city },
    ...{ Absender: house.sender, Haus: house.company },
  }
  const link = `${house.origin}${optOutPathOf(who.token)}`
  return {
    subject: filled(campaign.subject, values).slice(0, 200),
    text: `${filled(campaign.text, values)}\n\n--\n${house.company}\nKeine weiteren E-Mails dieser Art: ${link}`,
  }
}

/**
 * Sends the next part. It is whole or not at all, with the job that it was: each recipient has his mail once, whatever runs twice or ends in
 * between. Who has said no since the campaign began gets none.
 */
export async function sendPart(context: JobContext, campaignId: string, part: string): Promise<void> {
  const { store, now, server } = context
  const campaign = await store.find('campaigns', campaignId)
  const { parts = 0 } = campaign ?? {}
  if (campaign?.status !== 'running' || campaign.halted || part !== String(parts)) return
  const where = { campaignId, state: 'waiting' } as const
  const { data, pagination } = await store.page('campaignRecipients', { where, limit: CAMPAIGN_PART })
  const refused = refusedMailboxes(await store.all('partners'))
  const company = (await store.find('companies', store.tenantId))?.name ?? ''
  const partners = new Map(
    (await store.findMany('partners', [...new Set(data.map(({ partnerId }) => partnerId))])).map((row) => [
      row.id,
      row,
    ]),
  )
  let sent = 0
  for (const recipient of data) {
    const since = refused.get(recipient.address.trim().toLocaleLowerCase('de'))
    if (since !== undefined) {
      await store.patch('campaignRecipients', recipient.id, { state: 'leftOut', leftOut: 'noAds', since })
      continue
    }
    const city = partners.get(recipient.partnerId)?.city ?? ''
    const sender = campaign.createdBy ?? company
    const id = `msg-${recipient.id}`
    const letter = letterOf(campaign, { ...recipient, city }, { company, sender, origin: server.origin })
    await store.insert('messages', {
      ...{ id, kind: 'campaign', channel: 'email', status: 'sent', orderNumber: '', aboutId: campaignId },
      ...{ recipientName: recipient.partnerName, recipient: recipient.address, ...letter },
      ...{ fileSize: 0, isOutdated: false, changedFields: [], reminders: 0 },
      ...{ sentAt: stamp(context), sentBy: sender, sentById: undefined },
    })
    await scheduleDelivery(store, id, now)
    await store.patch('campaignRecipients', recipient.id, { state: 'sent', messageId: id, sentAt: stamp(context) })
    sent += 1
  }
  const isDone = pagination.total <= data.length
  const values = { parts: parts + 1, sentCount: campaign.sentCount + sent }
  if (!isDone) return goOn(store, await store.patch('campaigns', campaignId, values), now)
  await act(context, { kind: 'campaign', id: campaignId }, { type: 'done' }, () =>
    store.patch('campaigns', campaignId, { ...values, status: 'done', doneAt: stamp(context) }),
  )
}
