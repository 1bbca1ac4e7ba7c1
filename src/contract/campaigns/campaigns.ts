import * as z from 'zod/mini'
import { AUDIENCE_KINDS, PERSONS } from '#src/domain/campaigns/audience.ts'
import { Campaign, CampaignRecipient } from './campaign.ts'
import { Count, Day } from '../basics/bounds.ts'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from '../basics/core.ts'
import { SaidWarnings } from '../basics/said-reason.ts'
import { done, flag, number, optionalNumber, preprocess, recordsOf, text } from '../basics/tolerant.ts'
import { eventId, eventsEndpoint, undoEndpoint } from '../records/events.ts'

/** What the list can be sorted by. */
export const CAMPAIGN_SORTS = [
  'name',
  'status',
  'sendAt',
  'startedAt',
  'recipientCount',
  'sentCount',
  'updatedAt',
] as const

const words = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))))
const day = z.optional(z.nullable(z.union([Day, z.literal('')])))
const cents = z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(100_000_000_000))))
const stamp = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/))

/** All of a campaign that a person says; `null` clears. */
export const CampaignInput = z.object({
  name: words(80),
  subject: words(200),
  text: words(5000),
  audienceKind: z.optional(z.enum(AUDIENCE_KINDS)),
  persons: z.optional(z.enum(PERSONS)),
  postalAreas: words(200),
  city: words(100),
  country: words(60),
  ordersFrom: day,
  ordersUntil: day,
  revenueMinCents: cents,
  revenueMaxCents: cents,
})
export type CampaignInput = z.output<typeof CampaignInput>

const PATH = '/api/v1/campaigns'
const OWN = { permission: 'campaigns.use', failure: 'Data not found' } as const

/** Answer to every change of a campaign, and the event that `campaigns.undo` takes back; what has begun has none. */
const CampaignChanged = z.object({ campaign: Campaign, eventId, warnings: SaidWarnings })
export type CampaignChanged = z.output<typeof CampaignChanged>

/** A change of what a campaign does. */
const step = (name: string) =>
  endpoint({ method: 'POST', path: `${PATH}/{id}/${name}`, params: IdParams, response: CampaignChanged, ...OWN })

/** What came of a campaign: answers from the same mailbox and orders of the partner within thirty days after his mail. */
const CampaignResults = z.object({
  sent: number(0),
  failed: number(0),
  bounced: number(0),
  optedOut: number(0),
  replied: number(0),
  orders: number(0),
  /** Net, of these orders. */
  revenueCents: optionalNumber,
})
export type CampaignResults = z.output<typeof CampaignResults>

/** Whom a campaign reaches, and whom it leaves out: of a draft as of now, once it has begun as it was then. At most 500 of each. */
const CampaignAudience = z.object({
  total: number(0),
  leftOutTotal: number(0),
  recipients: preprocess(recordsOf, z.array(CampaignRecipient)),
  leftOut: preprocess(recordsOf, z.array(CampaignRecipient)),
  results: z.optional(CampaignResults),
})
export type CampaignAudience = z.output<typeof CampaignAudience>

const TokenParams = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })

/** The public side: who writes, to which mailbox, and whether that has said no already. */
export const OptOut = z.object({
  company: text(),
  companyContact: text(),
  address: text(),
  isOut: flag,
  /** The link of a test mail: it is of no one, and nothing can be said by it. */
  isTest: flag,
})
export type OptOut = z.output<typeof OptOut>

export const campaignEndpoints = {
  'campaigns.list': endpoint({
    method: 'GET',
    path: PATH,
    query: z.extend(PageQuery, {
      ...sortedBy(CAMPAIGN_SORTS),
      /** Comma-joined. */
      status: z.optional(z.string().check(z.maxLength(60))),
    }),
    response: pageOf(Campaign),
    ...OWN,
  }),
  'campaigns.get': endpoint({ method: 'GET', path: `${PATH}/{id}`, params: IdParams, response: Campaign, ...OWN }),
  'campaigns.events': eventsEndpoint(PATH, OWN.permission),
  'campaigns.audience': endpoint({
    method: 'GET',
    path: `${PATH}/{id}/audience`,
    params: IdParams,
    response: CampaignAudience,
    ...OWN,
  }),
  'campaigns.create': endpoint({
    method: 'POST',
    path: PATH,
    body: CampaignInput,
    response: CampaignChanged,
    ...OWN,
  }),
  'campaigns.update': endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}`,
    params: IdParams,
    body: CampaignInput,
    response: CampaignChanged,
    ...OWN,
  }),
  'campaigns.delete': endpoint({
    method: 'DELETE',
    path: `${PATH}/{id}`,
    params: IdParams,
    response: z.object({ success: done, eventId }),
    ...OWN,
  }),
  /** Begins by itself at a moment. */
  'campaigns.schedule': endpoint({
    method: 'POST',
    path: `${PATH}/{id}/schedule`,
    params: IdParams,
    body: z.object({ sendAt: stamp }),
    response: CampaignChanged,
    ...OWN,
  }),
  /** A draft again. */
  'campaigns.unschedule': step('unschedule'),
  /** Begins now. `recipients` are those the person was told of: 409 where they are others by now. */
  'campaigns.send': endpoint({
    method: 'POST',
    path: `${PATH}/{id}/send`,
    params: IdParams,
    body: z.object({ recipients: Count }),
    response: CampaignChanged,
    ...OWN,
  }),
  'campaigns.halt': step('halt'),
  'campaigns.resume': step('resume'),
  /** To whoever asks for it, and to no one else. */
  'campaigns.test': endpoint({
    method: 'POST',
    path: `${PATH}/{id}/test`,
    params: IdParams,
    response: z.object({ messageId: text(), recipient: text() }),
    ...OWN,
  }),
  'campaigns.undo': undoEndpoint(PATH, OWN),
  'optOuts.get': endpoint({
    method: 'GET',
    path: '/api/v1/opt-outs/{token}',
    params: TokenParams,
    response: OptOut,
    access: 'public',
    failure: 'Data not found',
  }),
  /** Said once or twice, it is the same. */
  'optOuts.confirm': endpoint({
    method: 'POST',
    path: '/api/v1/opt-outs/{token}',
    params: TokenParams,
    response: OptOut,
    access: 'public',
    failure: 'Data not found',
  }),
}
