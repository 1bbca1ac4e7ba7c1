import { isBlank, textOf } from '../basics/given-text.ts'
import { checkLength, errorAt, type FieldIssue } from '../refusals/field-issue.ts'
import type { ReasonCode } from '../refusals/reason-messages.ts'
import { checkPlaceholders, OF_PARTNERS } from '../templates/placeholders.ts'
import { postalAreasOf } from './audience.ts'

/** Source: decision B6. A campaign that is halted is still running. */
export const CAMPAIGN_STATUSES = ['draft', 'scheduled', 'running', 'done'] as const
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number]

/** What has become of one who is written to. */
export const RECIPIENT_STATES = ['waiting', 'sent', 'failed', 'bounced', 'replied', 'optedOut', 'leftOut'] as const
export type RecipientState = (typeof RECIPIENT_STATES)[number]

/** For how long a campaign can be halted before its first mail leaves, milliseconds. */
export const CAMPAIGN_HOLD = 10_000

/** Mails of one part: a campaign is halted between two of them. */
export const CAMPAIGN_PART = 25

/** Most who are written to at once. */
export const MOST_RECIPIENTS = 5000

/** For how many days answers and orders count as what came of it. */
export const RESULT_DAYS = 30

/** A campaign as it is judged. */
interface Words {
  name?: string | null | undefined
  subject?: string | null | undefined
  text?: string | null | undefined
  postalAreas?: string | null | undefined
  ordersFrom?: string | null | undefined
  ordersUntil?: string | null | undefined
  revenueMinCents?: number | null | undefined
  revenueMaxCents?: number | null | undefined
}

/** What is said about a campaign while it is written; subject and text may still be missing. */
export function checkCampaign(campaign: Words): FieldIssue[] {
  const { name, subject, text, postalAreas, ordersFrom, ordersUntil, revenueMinCents, revenueMaxCents } = campaign
  const isTurned = !isBlank(ordersFrom) && !isBlank(ordersUntil) && textOf(ordersFrom) > textOf(ordersUntil)
  return [
    ...(textOf(name) === '' ? errorAt('name', 'required') : []),
    ...checkLength('subject', subject ?? undefined, 200),
    ...checkPlaceholders('subject', subject, OF_PARTNERS),
    ...checkPlaceholders('text', text, OF_PARTNERS),
    ...(postalAreasOf(textOf(postalAreas)) === undefined ? errorAt('postalAreas', 'postalAreas') : []),
    ...(isTurned ? errorAt('ordersUntil', 'periodOrder') : []),
    ...((revenueMinCents ?? 0) > (revenueMaxCents ?? Number.POSITIVE_INFINITY)
      ? errorAt('revenueMaxCents', 'amountOrder')
      : []),
  ]
}

/** Why a campaign cannot be sent, or set for a moment; nothing where it can. */
export function whyNotReady({ status, subject, text }: Words & { status: CampaignStatus }): ReasonCode | undefined {
  if (status === 'running' || status === 'done') return 'reason.campaign.begun'
  if (textOf(subject) === '') return 'reason.campaign.noSubject'
  return textOf(text) === '' ? 'reason.campaign.noText' : undefined
}

const PAGES = '/abmelden/'

/** What the link of a test mail ends with behind its tenant: no one's, and no link that is made is so short. */
export const TEST_LINK = 'test'

/** Where somebody wants no more of them: the address in each mail, below the app's origin. */
export const optOutPathOf = (token: string): string => PAGES + token

/** Whether an address is such a page, which knows no session. */
export const isOptOutPath = (path: string): boolean => path.startsWith(PAGES)
