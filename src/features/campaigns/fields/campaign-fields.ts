import type { Campaign } from '#src/contract/campaigns/campaign.ts'
import type { CampaignInput } from '#src/contract/campaigns/campaigns.ts'
import { permissionRefusal } from '#src/domain/accounts/roles.ts'
import { AUDIENCE_KINDS, PERSONS } from '#src/domain/campaigns/audience.ts'
import { checkCampaign } from '#src/domain/campaigns/campaigns.ts'
import { COUNTRIES } from '#src/domain/places/postal-codes.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { editableEntity } from '#src/records/fields/editable-entity.ts'
import type { Field, FieldEndpoint } from '#src/records/fields/field.ts'
import { dateKind } from '#src/records/fields/kinds/day-kinds.ts'
import { choiceKind, longKind, textKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'
import { centsKind } from '#src/records/fields/kinds/measure-kinds.ts'

type CampaignField = Field<Campaign>

const update: FieldEndpoint<Campaign> = async (call, { id, ...request }) => {
  const { campaign, eventId, warnings } = await call('campaigns.update', { params: { id }, ...request })
  return { record: campaign, eventId, warnings }
}

function field(id: keyof CampaignInput & string, kind: FieldKind<Campaign>, label: TextKey): CampaignField {
  const shared = { permission: 'edit', endpoint: update, commandId: 'campaigns.edit' } as const
  return { id, kind, label, name: label, props: [id], ...shared }
}

const day = { ...dateKind, hint: undefined }

/** What is written. */
export const WORD_FIELDS: readonly CampaignField[] = [
  field('name', textKind(80), 'templates.name'),
  field('subject', textKind(200), 'inbox.subject'),
  field('text', longKind(5000), 'templates.text'),
]

/** To whom: a stored filter. */
export const AUDIENCE_FIELDS: readonly CampaignField[] = [
  field(
    'audienceKind',
    choiceKind(AUDIENCE_KINDS, (kind, { t }) =>
      t(`campaigns.audience.${AUDIENCE_KINDS.find((one) => one === kind) ?? 'customer'}`),
    ),
    'campaigns.field.audience',
  ),
  field(
    'persons',
    choiceKind(PERSONS, (kind, { t }) => t(`campaigns.persons.${PERSONS.find((one) => one === kind) ?? 'first'}`)),
    'campaigns.field.persons',
  ),
  field('postalAreas', textKind(200), 'campaigns.field.areas'),
  field('city', textKind(100), 'wizard.city'),
  field(
    'country',
    choiceKind(
      COUNTRIES.map(({ name }) => name),
      (name) => name,
      true,
    ),
    'wizard.country',
  ),
  field('ordersFrom', day, 'campaigns.field.ordersFrom'),
  field('ordersUntil', day, 'campaigns.field.ordersUntil'),
  field('revenueMinCents', centsKind, 'campaigns.field.revenueMin'),
  field('revenueMaxCents', centsKind, 'campaigns.field.revenueMax'),
]

/** Every field that can be typed or chosen. */
export const CAMPAIGN_FIELDS: readonly CampaignField[] = [...WORD_FIELDS, ...AUDIENCE_FIELDS]

/** What is said about these properties of a campaign, by the rules the server has. */
export const checkCampaignFields = (campaign: Campaign, props: readonly string[]) =>
  checkCampaign(campaign).filter(({ path }) => props.includes(path))

/** What can be edited in place in a campaign: a draft alone. */
export const editableCampaign = editableEntity('campaign', {
  all: CAMPAIGN_FIELDS,
  first: 'name',
  check: checkCampaignFields,
  refusal: (_permission, { status }, role) =>
    permissionRefusal(role, 'campaigns.use') ?? (status === 'draft' ? undefined : 'reason.campaign.notDraft'),
  labelOf: ({ name }) => name,
})
