import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Campaign } from '#src/contract/campaigns/campaign.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FieldLines, FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { RecordPanel } from '#src/records/panel/record-panel.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { momentText, statusSign, statusText } from './campaign-words.ts'
import { editableCampaign, WORD_FIELDS } from './fields/campaign-fields.ts'
import { CampaignAudience } from './record/audience.tsx'
import { CampaignHistory } from './record/campaign-history.tsx'
import { CampaignPreview } from './record/preview.tsx'
import { CampaignRecipients } from './record/recipients.tsx'
import { CampaignResults } from './record/results.tsx'

/** One campaign: how far it is and what comes next, what it says, to whom, and what came of it. */
export function CampaignPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const id = panel.id ?? ''
  const [tab, setTab] = useState('overview')
  return (
    <RecordPanel
      kind="campaign"
      id={id}
      query={useQuery(queryFor(useCall(), 'campaigns.get', { params: { id } }))}
      failure="campaigns.record.failed"
      title={({ name }) => name}
      status={(campaign) => <StatusWord status={statusSign(campaign)}>{statusText(campaign, t)}</StatusWord>}
      text={({ name, subject, text }) => [name, subject, text].join('\n\n')}
      tabs={{
        label: 'campaigns.tabs',
        of: ({ recipientCount }) => [
          { id: 'overview', title: t('orders.tab.overview') },
          {
            id: 'recipients',
            title: t('campaigns.recipients'),
            ...(recipientCount !== undefined && { count: recipientCount }),
          },
          { id: 'history', title: t('history.title') },
        ],
        current: tab,
        onSelect: setTab,
      }}
      body={(campaign) => {
        if (tab === 'recipients') return <CampaignRecipients campaign={campaign} />
        if (tab === 'history') return <CampaignHistory campaign={campaign} />
        return <Overview campaign={campaign} />
      }}
    />
  )
}

function Overview({ campaign }: { campaign: Campaign }) {
  const { t } = useText()
  return (
    <FieldsOf fields={editableCampaign} record={campaign}>
      <Next campaign={campaign} />
      <CampaignResults campaign={campaign} />
      <Section title={t('campaigns.words')}>
        <dl>
          <FieldLines fields={WORD_FIELDS} />
        </dl>
      </Section>
      <CampaignAudience campaign={campaign} />
      <CampaignPreview campaign={campaign} />
    </FieldsOf>
  )
}

/** What can be done next. */
function Next({ campaign }: { campaign: Campaign }) {
  const { t } = useText()
  const format = useFormat()
  const { status, sendAt, halted } = campaign
  return (
    <Section>
      {status === 'scheduled' && (
        <p className="pb-2">{t('campaigns.scheduled.at', { moment: momentText(sendAt, format) ?? '' })}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {(status === 'draft' || status === 'scheduled') && <CommandButton id="campaigns.send" variant="primary" />}
        {status === 'draft' && <CommandButton id="campaigns.schedule" />}
        {status === 'scheduled' && <CommandButton id="campaigns.unschedule" />}
        {status === 'running' && (
          <CommandButton
            id="campaigns.halt"
            label={t(halted ? 'campaigns.resume.now' : 'campaigns.halt.now')}
            variant="primary"
          />
        )}
        {status !== 'done' && <CommandButton id="campaigns.test" />}
        {status === 'done' && <CommandButton id="campaigns.duplicate" />}
      </div>
    </Section>
  )
}
