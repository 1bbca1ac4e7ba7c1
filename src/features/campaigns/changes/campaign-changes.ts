import { focusedOf, type CommandContext } from '#src/commands/gate/command.ts'
import type { Campaign } from '#src/contract/campaigns/campaign.ts'
import type { CampaignChanged } from '#src/contract/campaigns/campaigns.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'

/** How commands change campaigns. */
export const campaignChanges = defineChanges({
  kind: 'campaign',
  labelOf: ({ name }) => name,
  fields: {},
  changedOf: ({ campaign, eventId, warnings }: CampaignChanged) => ({ record: campaign, eventId, warnings }),
})

/** The campaign the keyboard is on, as it is now. */
export async function focusedCampaign(context: CommandContext): Promise<Campaign | undefined> {
  const focus = focusedOf(context, 'campaign')
  return focus && (await newestRecords(context, 'campaign', [focus]))[0]
}
