import type { CampaignInput } from '#src/contract/campaigns/campaigns.ts'
import { CAMPAIGN_STATUSES, checkCampaign } from '#src/domain/campaigns/campaigns.ts'
import { assertNoErrors } from '../../core/bodies/issues.ts'
import { oneOf } from '../../core/lists/filters.ts'
import { notNow, type RuleContext } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { defineResource } from '../../write/define-resource.ts'
import type { KindUndo } from '../../write/undo-rules.ts'
import { goOn, startLater } from './sending.ts'

type Campaign = Row<'campaigns'>

/** Types of events that stay: what has gone out is with those who read it. */
const FINAL: ReadonlySet<string> = new Set(['sent', 'done'])

const BLANK = { subject: '', text: '', name: '', audienceKind: 'customer', persons: 'first' } as const

/** What is typed as it is kept: without outer blanks; what is cleared is as it was at first. */
function typed(input: CampaignInput): Partial<Campaign> {
  const said = Object.entries(input).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    said.map(([field, value]) => {
      const kept = typeof value === 'string' ? value.trim() : value
      return [field, kept === null || kept === '' ? Reflect.get(BLANK, field) : kept]
    }),
  ) as Partial<Campaign>
}

function refuseBegun({ status }: Campaign): void {
  if (status !== 'draft') throw notNow('reason.campaign.notDraft', 'NOT_DRAFT')
}

const undo: KindUndo<'campaigns'> = {
  refuseUpdate(_context, { status, halted }, { values }) {
    const isStep = Object.keys(values).every((field) => field === 'halted' || field === 'status' || field === 'sendAt')
    const isBegun = status === 'running' || status === 'done'
    if (status === 'done' || (isBegun && (values.halted === undefined || values.halted === halted)))
      throw notNow('reason.campaign.begun', 'NOT_UNDOABLE')
    if (!isStep && status === 'scheduled') throw notNow('reason.campaign.notDraft', 'NOT_DRAFT')
  },
  async update(context, row, values) {
    // The moment it was set for is over: it would begin at once.
    if (values.status === 'scheduled' && Date.parse(values.sendAt ?? row.sendAt ?? '') <= context.now)
      throw notNow('reason.campaign.past', 'PAST')
    const after = await context.store.patch('campaigns', row.id, values)
    if (after.status === 'scheduled') await startLater(context.store, after)
    if (after.status === 'running' && !after.halted) await goOn(context.store, after, context.now)
  },
  whole: {
    async refuse(_context, { event }) {
      if (FINAL.has(event.type)) throw notNow('reason.campaign.begun', 'NOT_UNDOABLE')
    },
  },
}

/** Campaigns, the newest first. */
export const campaigns = defineResource({
  kind: 'campaign',
  list: {
    sort: [
      { field: 'updatedAt', order: 'desc' },
      { field: 'id', order: 'desc' },
    ],
    filters: { status: oneOf('status', CAMPAIGN_STATUSES) },
  },
  write: {
    ids: 'cam',
    create({ session }: RuleContext, input) {
      const values = {
        ...{ ...BLANK, ...typed(input), status: 'draft' as const, halted: false, sentCount: 0 },
        createdBy: session.userName,
      }
      assertNoErrors(checkCampaign(values))
      return { values }
    },
    update(_context, campaign, input) {
      refuseBegun(campaign)
      const values = typed(input)
      assertNoErrors(checkCampaign({ ...campaign, ...values }))
      return { values }
    },
    refuseRemoval: (_context, campaign) => refuseBegun(campaign),
  },
  undo,
})
