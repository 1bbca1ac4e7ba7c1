import type { Campaign } from '#src/contract/campaigns/campaign.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { OwnLines } from '#src/records/history/event-lines.ts'
import { RecordHistory } from '#src/records/history/record-history.tsx'
import { momentText } from '../campaign-words.ts'
import { CAMPAIGN_FIELDS } from '../fields/campaign-fields.ts'

/** Fields that follow from the sending, which is told by its status. */
const FOLLOWING: ReadonlySet<string> = new Set([
  ...['startedAt', 'doneAt', 'recipientCount', 'leftOutCount', 'sentCount', 'parts'],
])

/** Who has done what with a campaign, and when. */
export function CampaignHistory({ campaign }: { campaign: Campaign }) {
  const { t } = useText()
  const format = useFormat()
  const own: OwnLines = ({ field, to }) => {
    if (FOLLOWING.has(field)) return []
    if (field === 'halted') return [t(to === true ? 'campaigns.halted' : 'campaigns.resumed')]
    if (field === 'sendAt')
      return typeof to === 'string' ? [t('campaigns.scheduled.at', { moment: momentText(to, format) ?? '' })] : []
    if (field !== 'status') return undefined
    const known = (['draft', 'scheduled', 'running', 'done'] as const).find((status) => status === to)
    return known === undefined ? [] : [t('campaigns.nowStatus', { status: t(`campaigns.status.${known}`) })]
  }
  return (
    <RecordHistory endpoint="campaigns.events" id={campaign.id} record={campaign} fields={CAMPAIGN_FIELDS} own={own} />
  )
}
