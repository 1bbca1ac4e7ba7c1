import { queryFor } from '#src/api/query.ts'
import { wholeList } from '#src/api/whole-list.ts'
import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import type { Campaign } from '#src/contract/campaigns/campaign.ts'
import type { Template } from '#src/contract/campaigns/templates.ts'
import { parseTypedMoment } from '#src/domain/basics/typed-moment.ts'
import { OF_PARTNERS, unknownPlaceholders } from '#src/domain/templates/placeholders.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { dateLanguages } from '#src/i18n/typed-dates.ts'
import { changeRecords } from '#src/records/changes/change-records.ts'
import { newestRecords } from '#src/records/changes/newest-records.ts'
import { CAMPAIGN_HOLD, whyNotReady } from '#src/domain/campaigns/campaigns.ts'
import { momentText } from '../campaign-words.ts'
import { campaignChanges, focusedCampaign } from './campaign-changes.ts'

/** Sends the campaign after a question that says to how many; what has left cannot be called back. */
export async function send(context: CommandContext): Promise<void> {
  const { call, queryClient, confirm, notify, t } = context.services
  const campaign = await focusedCampaign(context)
  if (campaign === undefined) return
  const reason = whyNotReady(campaign)
  if (reason !== undefined) return notify({ type: 'warning', message: t(reason), answers: true })
  const asked = queryFor(call, 'campaigns.audience', { params: { id: campaign.id } })
  const { total, leftOutTotal } = await queryClient.fetchQuery({ ...asked, staleTime: 0 })
  if (total === 0) return notify({ type: 'warning', message: t('reason.campaign.noOne'), answers: true })
  const isMeant = await confirm({
    title: t('campaigns.send.question', { name: campaign.name, count: total }),
    detail: t('campaigns.send.detail', { leftOut: leftOutTotal, seconds: CAMPAIGN_HOLD / 1000 }),
    confirmLabel: t('campaigns.send.confirm', { count: total }),
  })
  if (!isMeant) return
  await campaignChanges.change<{ recipients: number }>(context, {
    commandId: 'campaigns.send',
    title: t('campaigns.sending', { count: total }),
    records: [campaign],
    message: ({ name }) => t('campaigns.begun', { name, seconds: CAMPAIGN_HOLD / 1000 }),
    stop: {
      word: t('campaigns.halt.now'),
      within: CAMPAIGN_HOLD,
      by: { command: 'campaigns.halt', run: () => void haltBegun(context, campaign) },
    },
    call: (ask, request) => ask('campaigns.send', request),
    deliver: (deliver) => deliver({ recipients: total }),
  })
}

/** Asks in one line when it is to begin, and says how that was understood. */
export async function schedule(context: CommandContext): Promise<void> {
  const { ask, t, notify } = context.services
  const format = formatFor(currentLanguage())
  const campaign = await focusedCampaign(context)
  if (campaign === undefined) return
  const reason = whyNotReady(campaign)
  if (reason !== undefined) return notify({ type: 'warning', message: t(reason), answers: true })
  const read = (text: string) => parseTypedMoment(text, Date.now(), dateLanguages())
  const shown = (at: number) => momentText(new Date(at).toISOString(), format) ?? ''
  const text = await ask({
    title: t('campaigns.schedule.question', { name: campaign.name }),
    label: t('inbox.followUp.label'),
    detail: t('inbox.followUp.hint'),
    required: true,
    confirmLabel: t('campaigns.schedule.confirm'),
    line(typed) {
      const moment = read(typed)
      if (moment === undefined) return t('followUps.wrong')
      return moment.isPast ? t('followUps.past', { moment: shown(moment.at) }) : undefined
    },
    understood(typed) {
      const moment = read(typed)
      return moment === undefined || moment.isPast ? undefined : shown(moment.at)
    },
  })
  const moment = text === undefined ? undefined : read(text)
  if (moment === undefined) return
  const sendAt = new Date(moment.at).toISOString()
  await campaignChanges.change<{ sendAt: string }>(context, {
    commandId: 'campaigns.schedule',
    title: t('campaigns.scheduled.at', { moment: shown(moment.at) }),
    records: [campaign],
    call: (call, request) => call('campaigns.schedule', request),
    deliver: (deliver) => deliver({ sendAt }),
  })
}

/** Makes a scheduled campaign a draft again. */
export async function unschedule(context: CommandContext): Promise<void> {
  const campaign = await focusedCampaign(context)
  if (campaign === undefined) return
  await campaignChanges.change<undefined>(context, {
    commandId: 'campaigns.unschedule',
    title: context.services.t('campaigns.unscheduled'),
    records: [campaign],
    call: (call, request) => call('campaigns.unschedule', request),
    deliver: (deliver) => deliver(undefined),
  })
}

/** Halts a campaign between two of its parts, or lets a halted one go on. */
export async function haltOrResume(context: CommandContext): Promise<void> {
  const campaign = await focusedCampaign(context)
  if (campaign !== undefined) await turn(context, campaign)
}

/** From the message that says it begins, wherever the keyboard is by then: halts alone. */
async function haltBegun(context: CommandContext, { id }: Campaign): Promise<void> {
  const { notify } = context.services
  try {
    const [campaign] = await newestRecords(context, 'campaign', [{ kind: 'campaign', id }])
    if (campaign !== undefined && !campaign.halted) await turn(context, campaign)
  } catch (error) {
    notify({ type: 'error', message: error instanceof Error ? error.message : '' })
  }
}

async function turn(context: CommandContext, campaign: Campaign): Promise<void> {
  const { t } = context.services
  await campaignChanges.change<undefined>(context, {
    commandId: 'campaigns.halt',
    title: t(campaign.halted ? 'campaigns.resumed' : 'campaigns.halted'),
    records: [campaign],
    intent: campaign.halted ? 'campaigns.resume' : 'campaigns.halt',
    call: (call, request) => call(campaign.halted ? 'campaigns.resume' : 'campaigns.halt', request),
    deliver: (deliver) => deliver(undefined),
  })
}

/** Sends it to whoever asks. */
export async function sendTest(context: CommandContext): Promise<void> {
  const { t } = context.services
  const campaign = await focusedCampaign(context)
  if (campaign === undefined) return
  let recipient = ''
  await changeRecords(context, {
    kind: 'campaign',
    commandId: 'campaigns.test',
    title: t('campaigns.test.title'),
    records: [campaign],
    labelOf: campaignChanges.labelOf,
    message: () => t('campaigns.test.sent', { address: recipient }),
    send: (_campaign, own) =>
      own(['campaigns.test', campaign.id, campaign.version, Date.now()], async (idempotencyKey) => {
        const answer = await context.services.call('campaigns.test', {
          params: { id: campaign.id },
          idempotencyKey,
        })
        recipient = answer.recipient
        return { record: campaign }
      }),
  })
}

/** The templates for e-mails by name, to begin the words with. */
export async function templateChoices({ services }: CommandContext): Promise<Choice<Template>[]> {
  const all = await wholeList(services, 'templates.list', { kind: 'email' })
  return all.map((template) => {
    const { id, name, subject, text } = template
    // What stands for something of an e-mail that is answered stands for nothing here.
    const [foreign] = unknownPlaceholders(`${subject}\n${text}`, OF_PARTNERS)
    return {
      ...{ id, title: name, value: template },
      detail: subject || (text.split('\n')[0] ?? ''),
      ...(foreign !== undefined && { blocked: services.t('campaigns.template.foreign', { name: foreign }) }),
    }
  })
}

/** Puts the words of a template in the place of those of a draft; can be taken back. */
export async function takeTemplate(context: CommandContext, { name, subject, text }: Template): Promise<void> {
  const campaign = await focusedCampaign(context)
  if (campaign === undefined) return
  await campaignChanges.change<{ subject: string; text: string }>(context, {
    commandId: 'campaigns.template',
    title: context.services.t('campaigns.template.taken', { name }),
    records: [campaign],
    call: (call, request) => call('campaigns.update', request),
    deliver: (deliver) => deliver({ subject, text }),
  })
}
