import { CAMPAIGN_HOLD, TEST_LINK } from '#src/domain/campaigns/campaigns.ts'
import { handle, type HandlerContext } from '../../core/handle.ts'
import { HttpError, refusalBody } from '../../core/http-error.ts'
import { notNow, type RuleContext, stamp } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Jobs } from '../../write/noun.ts'
import { writeRecord } from '../../write/record-write.ts'
import { scheduleDelivery } from '../messages/delivery.ts'
import { campaigns } from './campaign.resource.ts'
import { confirmOptOut, readOptOut } from './opt-out.ts'
import { campaignAudience } from './results.ts'
import { begin, goOn, letterOf, refuseUnready, sendPart, startDue, startLater } from './sending.ts'

const { changing, read } = campaigns

async function schedule(context: RuleContext, campaign: Row<'campaigns'>, sendAt: string) {
  refuseUnready(campaign)
  if (Date.parse(sendAt) <= context.now) {
    const said = refusalBody({ code: 'reason.campaign.past' })
    const fieldErrors = [
      { path: 'sendAt', code: 'reason.campaign.past', message: said.message, severity: 'error' as const },
    ]
    throw new HttpError(422, { ...said, code: 'PAST', fieldErrors })
  }
  const values = { status: 'scheduled' as const, sendAt }
  const change = await writeRecord(context, 'campaign', campaign, values, { type: 'scheduled' })
  await startLater(context.store, change.row)
  return change
}

/** Sends the campaign to whoever asks, as the first of its readers would get it. */
async function sendTest(
  context: RuleContext & Pick<HandlerContext<'campaigns.test'>, 'server'>,
  campaign: Row<'campaigns'>,
) {
  const { store, session, server } = context
  const company = (await store.find('companies', store.tenantId))?.name ?? ''
  const who = { name: session.userName, partnerName: company, city: '', token: `${store.tenantId}-${TEST_LINK}` }
  const letter = letterOf(campaign, who, { company, sender: session.userName, origin: server.origin })
  const id = context.newId('msg')
  await store.insert('messages', {
    ...{ id, kind: 'campaign', channel: 'email', status: 'sent', orderNumber: '', aboutId: campaign.id },
    ...{ recipientName: session.userName, recipient: session.email },
    ...{ ...letter, subject: `Test: ${letter.subject}` },
    ...{ fileSize: 0, isOutdated: false, changedFields: [], reminders: 0 },
    ...{ sentAt: stamp(context), sentBy: session.userName, sentById: session.userId },
  })
  await scheduleDelivery(store, id, context.now)
  return { messageId: id, recipient: session.email }
}

export const campaignNoun = {
  ...campaigns,
  handlers: {
    ...campaigns.handlers,
    'campaigns.audience': handle('campaigns.audience', async ({ store, now, session, params }) =>
      campaignAudience({ store, now, role: session.role }, await read({ store }, params.id)),
    ),
    'campaigns.schedule': changing('campaigns.schedule', (context, campaign) =>
      schedule(context, campaign, context.body.sendAt),
    ),
    'campaigns.unschedule': changing('campaigns.unschedule', async (context, campaign) => {
      if (campaign.status !== 'scheduled') throw notNow('reason.campaign.notScheduled', 'NOT_SCHEDULED')
      const values = { status: 'draft' as const, sendAt: undefined }
      return writeRecord(context, 'campaign', campaign, values, { type: 'unscheduled' })
    }),
    'campaigns.send': changing('campaigns.send', async (context, campaign) => {
      const { recipients: expected } = context.body
      await begin(context, campaign, { expected, firstAt: context.now + CAMPAIGN_HOLD })
      return { eventId: undefined }
    }),
    'campaigns.halt': changing('campaigns.halt', async (context, campaign) => {
      if (campaign.status !== 'running' || campaign.halted) throw notNow('reason.campaign.notRunning', 'NOT_RUNNING')
      return writeRecord(context, 'campaign', campaign, { halted: true }, { type: 'halted' })
    }),
    'campaigns.resume': changing('campaigns.resume', async (context, campaign) => {
      if (campaign.status !== 'running' || !campaign.halted) throw notNow('reason.campaign.notHalted', 'NOT_HALTED')
      const change = await writeRecord(context, 'campaign', campaign, { halted: false }, { type: 'resumed' })
      await goOn(context.store, change.row, context.now)
      return change
    }),
    'campaigns.test': handle('campaigns.test', async (context) => {
      const campaign = await read({ store: context.store }, context.params.id)
      if (campaign.subject === '' || campaign.text === '') refuseUnready({ ...campaign, status: 'draft' })
      return sendTest(context, campaign)
    }),
    'optOuts.get': handle('optOuts.get', async (context) => readOptOut(context, context.params.token)),
    'optOuts.confirm': handle('optOuts.confirm', async (context) => confirmOptOut(context, context.params.token)),
  },
}

/** What is done with campaigns by the clock. */
export const campaignJobs: Jobs = {
  'campaigns.start': (context, { campaignId = '', sendAt = '' }) => startDue(context, campaignId, sendAt),
  'campaigns.sendPart': (context, { campaignId = '', part = '' }) => sendPart(context, campaignId, part),
}
