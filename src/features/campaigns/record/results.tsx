import type { Campaign } from '#src/contract/campaigns/campaign.ts'
import { RESULT_DAYS } from '#src/domain/campaigns/campaigns.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { DefinitionList, Section } from '#src/ui/page/panel-frame.tsx'
import { ProgressBar } from '#src/ui/signs/progress-bar.tsx'
import { momentText } from '../campaign-words.ts'
import { useAudience } from './use-audience.ts'

/** How far a campaign that has begun is, and what came of it, with how that is counted. */
export function CampaignResults({ campaign }: { campaign: Campaign }) {
  const { t } = useText()
  const format = useFormat()
  const { data } = useAudience(campaign)
  const { startedAt, recipientCount = 0, sentCount } = campaign
  if (startedAt === undefined) return null
  const words = t('campaigns.progress', { done: format.number(sentCount), all: format.number(recipientCount) })
  const { results } = data ?? {}
  return (
    <Section title={words} fact={momentText(startedAt, format)}>
      <ProgressBar label={words} value={sentCount} max={recipientCount} />
      {results !== undefined && (
        <div className="mt-2">
          <DefinitionList
            amounts
            rows={[
              { label: t('campaigns.result.failed'), value: format.number(results.failed + results.bounced) },
              { label: t('campaigns.result.optedOut'), value: format.number(results.optedOut) },
              { label: t('campaigns.result.replied'), value: format.number(results.replied) },
              { label: t('campaigns.result.orders'), value: format.number(results.orders) },
              ...(results.revenueCents === undefined
                ? []
                : [{ label: t('campaigns.result.revenue'), value: format.cents(results.revenueCents) }]),
            ]}
          />
          <p className="mt-1 text-chip text-text-3">{t('campaigns.result.how', { days: RESULT_DAYS })}</p>
        </div>
      )}
    </Section>
  )
}
