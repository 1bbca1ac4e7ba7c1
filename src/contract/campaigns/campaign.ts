import * as z from 'zod/mini'
import { AUDIENCE_KINDS, LEFT_OUT, PERSONS } from '#src/domain/campaigns/audience.ts'
import { CAMPAIGN_STATUSES, RECIPIENT_STATES } from '#src/domain/campaigns/campaigns.ts'
import { flag, number, optionalDate, optionalNumber, optionalText, text, version } from '../basics/tolerant.ts'

/**
 * An e-mail to many partners: its words, and a stored filter that says to whom. Stamps ISO 8601 in UTC, days plain, money in cents net. The counts are
 * those of the moment it began; until then there are none.
 */
export const Campaign = z.object({
  id: text(),
  tenantId: text(),
  version,
  name: text('Unbekannt'),
  status: z.catch(z.enum(CAMPAIGN_STATUSES), 'draft'),
  /** It is running, but nothing more leaves until somebody lets it go on. */
  halted: flag,
  subject: text(),
  text: text(),
  audienceKind: z.catch(z.enum(AUDIENCE_KINDS), 'customer'),
  persons: z.catch(z.enum(PERSONS), 'first'),
  postalAreas: optionalText,
  city: optionalText,
  country: optionalText,
  ordersFrom: optionalDate,
  ordersUntil: optionalDate,
  revenueMinCents: optionalNumber,
  revenueMaxCents: optionalNumber,
  sendAt: optionalText,
  startedAt: optionalText,
  doneAt: optionalText,
  recipientCount: optionalNumber,
  sentCount: number(0),
  leftOutCount: optionalNumber,
  createdBy: optionalText,
  createdAt: text(),
  updatedAt: text(),
})
export type Campaign = z.output<typeof Campaign>

/** One mailbox of a campaign: what has become of its mail, or why it gets none. */
export const CampaignRecipient = z.object({
  id: text(),
  partnerId: text(),
  partnerName: text(),
  contactId: optionalText,
  name: text(),
  address: text(),
  state: z.catch(z.enum(RECIPIENT_STATES), 'waiting'),
  leftOut: z.catch(z.optional(z.enum(LEFT_OUT)), undefined),
  since: optionalDate,
  sentAt: optionalText,
  messageId: optionalText,
  /** Orders he has given within thirty days after his mail. */
  orders: number(0),
})
export type CampaignRecipient = z.output<typeof CampaignRecipient>
