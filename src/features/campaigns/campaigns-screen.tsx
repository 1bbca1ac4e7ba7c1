import { Megaphone } from 'lucide-react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Campaign } from '#src/contract/campaigns/campaign.ts'
import { defineList, pagedRows } from '#src/records/list/define-list.ts'
import { ListScreen } from '#src/records/list/screen/list-screen.tsx'
import { CAMPAIGN_COLUMNS, CAMPAIGN_FILTERS, CampaignSearch } from './campaign-columns.tsx'
import { statusText } from './campaign-words.ts'

/** The list of campaigns. */
export const campaignsList = defineList<Campaign>({
  name: 'campaigns',
  kind: 'campaign',
  icon: Megaphone,
  access: { permission: 'campaigns.use', refusal: 'campaigns.noPermission' },
  words: {
    title: 'campaigns.title',
    rows: 'campaigns.rows',
    loadFailed: 'campaigns.failed',
    empty: 'campaigns.empty',
    emptyText: 'campaigns.empty.text',
    noMatch: 'campaigns.noMatch',
  },
  columns: CAMPAIGN_COLUMNS,
  filters: CAMPAIGN_FILTERS,
  search: CampaignSearch,
  useRows: pagedRows<Campaign>({ endpoint: 'campaigns.list', record: 'campaigns.get' }),
  label: ({ name }) => name,
  text: (campaign, t) => [campaign.name, statusText(campaign, t), campaign.subject].join('\t'),
  create: 'campaigns.create',
})

/** The campaigns, the last changed first. */
export function CampaignsScreen() {
  return <ListScreen list={campaignsList} toolbar={<CommandButton id="campaigns.create" variant="primary" />} />
}
