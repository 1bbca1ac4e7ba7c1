import type { Campaign, CampaignRecipient } from '#src/contract/campaigns/campaign.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { SignName } from '#src/ui/signs/status-sign.tsx'

type CampaignState = Pick<Campaign, 'status' | 'halted'>
const isHalted = ({ status, halted }: CampaignState) => status === 'running' && halted

/** How far a campaign is; one that is halted says so. */
export const statusText = (doing: CampaignState, t: Translate) =>
  t(isHalted(doing) ? 'campaigns.status.halted' : `campaigns.status.${doing.status}`)

const SIGNS: Readonly<Record<Campaign['status'], SignName>> = {
  draft: 'pending',
  scheduled: 'open',
  running: 'IN_TRANSIT',
  done: 'success',
}

/** Its sign. */
export const statusSign = (doing: CampaignState): SignName => (isHalted(doing) ? 'warning' : SIGNS[doing.status])

/** `Mo 30.11. 09:00`, in Europe/Berlin. */
export function momentText(stamp: string | undefined, format: Format): string | undefined {
  if (stamp === undefined) return undefined
  const { date, time } = epochToZoned(Date.parse(stamp))
  return format.stopTime(date, time, time)
}

const RECIPIENT_SIGNS: Readonly<Record<CampaignRecipient['state'], SignName>> = {
  waiting: 'pending',
  sent: 'NOTIFIED',
  failed: 'failure',
  bounced: 'failure',
  replied: 'success',
  optedOut: 'CANCELLED',
  leftOut: 'notice',
}

/** The sign of what has become of a mail. */
export const recipientSign = ({ state }: CampaignRecipient): SignName => RECIPIENT_SIGNS[state]

/** What has become of a mail, or why there is none. */
export function recipientText({ state, leftOut, since }: CampaignRecipient, t: Translate, format: Format): string {
  if (state !== 'leftOut') return t(`campaigns.recipient.${state}`)
  const why = t(`campaigns.leftOut.${leftOut ?? 'noMailbox'}`)
  return since === undefined ? why : t('campaigns.leftOut.since', { why, day: format.dayMonthYear(since) })
}
