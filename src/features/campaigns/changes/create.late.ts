import type { CommandContext } from '#src/commands/gate/command.ts'
import { Campaign } from '#src/contract/campaigns/campaign.ts'
import { CampaignInput } from '#src/contract/campaigns/campaigns.ts'
import { OF_PARTNERS, typedPlaceholders } from '#src/domain/templates/placeholders.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { saidOf, type RecordForm } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { CAMPAIGN_FIELDS, checkCampaignFields } from '../fields/campaign-fields.ts'
import { campaignChanges, focusedCampaign } from './campaign-changes.ts'

/** A new one has no name yet. */
const blank: Campaign = { ...Campaign.parse({}), name: '' }

const form: RecordForm<Campaign> = {
  fields: CAMPAIGN_FIELDS.map((field) =>
    field.id === 'text'
      ? { ...field, hint: (_texts, { t }) => t('templates.hint', { placeholders: typedPlaceholders(OF_PARTNERS) }) }
      : field,
  ),
  rows: [
    ['grid-cols-1', 'name'],
    ['grid-cols-2', 'audienceKind', 'persons'],
    ['grid-cols-1', 'subject'],
    ['grid-cols-1', 'text'],
  ],
  required: ['name'],
  blank,
  texts: { audienceKind: 'customer', persons: 'first' },
  check: checkCampaignFields,
}

/** Shows the form of a new campaign: its name and its words; to whom in detail says its panel, with who that is. */
export function openCreate(context: CommandContext): void {
  const { t } = context.services
  openForm(context, {
    form,
    name: 'campaign',
    command: 'campaigns.create',
    title: plainTitle(t('campaigns.create.title')),
    confirm: t('campaigns.create.confirm'),
    width: 600,
    onSend: ({ values }) => create(context, 'campaigns.create', CampaignInput.parse(saidOf(values))),
  })
}

async function create(context: CommandContext, commandId: string, body: CampaignInput): Promise<void> {
  await campaignChanges.create(context, {
    commandId,
    title: context.services.t('campaigns.created'),
    blank,
    body,
    call: (call, idempotencyKey) => call('campaigns.create', { body, idempotencyKey }),
    done: ({ id }) => context.services.openPanel({ kind: 'campaign', id }),
  })
}

/** Makes a draft like the focused campaign. */
export async function duplicate(context: CommandContext): Promise<void> {
  const campaign = await focusedCampaign(context)
  if (campaign === undefined) return
  const said = Object.fromEntries(CAMPAIGN_FIELDS.map(({ id }) => [id, Reflect.get(campaign, id)]))
  const name = context.services.t('templates.copyOf', { name: campaign.name }).slice(0, 80)
  await create(context, 'campaigns.duplicate', CampaignInput.parse({ ...said, name }))
}

/** Deletes a draft after a question that names it; can be taken back. */
export async function remove(context: CommandContext): Promise<void> {
  const { call, confirm, t } = context.services
  const campaign = await focusedCampaign(context)
  if (campaign === undefined) return
  const { id, name, subject, version } = campaign
  const isWanted = await confirm({
    title: t('bulk.delete.question', { name }),
    detail: subject,
    confirmLabel: t('campaigns.delete.confirm'),
    destructive: true,
  })
  if (!isWanted) return
  await changeRecords(context, {
    kind: 'campaign',
    commandId: 'campaigns.delete',
    title: t('orders.delete.done'),
    records: [campaign],
    labelOf: campaignChanges.labelOf,
    send: (_campaign, own) =>
      own(['campaigns.delete', id, version], async (idempotencyKey) => {
        const { eventId } = await call('campaigns.delete', { params: { id }, ifMatch: version, idempotencyKey })
        return { record: campaign, eventId }
      }),
  })
}
