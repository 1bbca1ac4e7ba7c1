import type { Campaign } from '#src/contract/campaigns/campaign.ts'
import { CAMPAIGN_SORTS } from '#src/contract/campaigns/campaigns.ts'
import { CAMPAIGN_STATUSES } from '#src/domain/campaigns/campaigns.ts'
import { defineColumns, figures, words } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { setFilter, textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'
import { momentText, statusSign, statusText } from './campaign-words.ts'

/** Every column of the list of campaigns. */
export const CAMPAIGN_COLUMNS = defineColumns<Campaign>({
  name: 'name',
  sort: { id: 'updatedAt', desc: true },
  sortable: CAMPAIGN_SORTS,
  lines: [
    ['name', 'status'],
    ['subject', 'sentCount'],
  ],
  usual: ['name', 'status', 'subject', 'sendAt', 'recipientCount', 'sentCount', 'updatedAt'],
  columns: {
    name: words('templates.name', 232, ({ name }) => name, {
      minWidth: ({ isStacked }) => (isStacked ? 96 : 152),
      goodWidth: 280,
    }),
    status: words('orders.column.status', 112, (campaign, { t }) => statusText(campaign, t), {
      sign: statusSign,
      ranks: CAMPAIGN_STATUSES,
    }),
    subject: words('inbox.subject', 'rest', ({ subject }) => subject, {
      sort: undefined,
      minWidth: () => 120,
      goodWidth: 320,
      priority: 3,
    }),
    sendAt: words(
      'campaigns.column.sendAt',
      128,
      ({ sendAt, startedAt }, { format }) => momentText(startedAt ?? sendAt, format),
      { priority: 4 },
    ),
    recipientCount: figures(
      'campaigns.column.recipients',
      88,
      ({ recipientCount }, { format }) => (recipientCount === undefined ? undefined : format.number(recipientCount)),
      { priority: 2 },
    ),
    sentCount: figures(
      'campaigns.column.sent',
      80,
      ({ sentCount, startedAt }, { format }) => (startedAt === undefined ? undefined : format.number(sentCount)),
      { priority: 5 },
    ),
    updatedAt: words('orders.column.updatedAt', 120, (row, { format }) => format.stamp(row.updatedAt), {
      sort: 'descending',
      priority: 1,
    }),
  },
})

/** Its filters. */
export const CAMPAIGN_FILTERS = defineFilters([
  textFilter('q', { label: 'list.filter.text', most: 200, wide: true }),
  setFilter('status', {
    label: 'orders.column.status',
    values: CAMPAIGN_STATUSES,
    word: (status, t) => t(`campaigns.status.${CAMPAIGN_STATUSES.find((known) => known === status) ?? 'draft'}`),
  }),
])

/** Its address. */
export const CampaignSearch = searchSchema(CAMPAIGN_FILTERS, CAMPAIGN_COLUMNS)
