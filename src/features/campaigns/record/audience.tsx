import type { Campaign } from '#src/contract/campaigns/campaign.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FieldLines } from '#src/records/fields/lines/lines.tsx'
import { SectionFailure } from '#src/ui/feedback/section-failure.tsx'
import { SkeletonBar } from '#src/ui/feedback/states.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { LEFT_OUT } from '#src/domain/campaigns/audience.ts'
import { AUDIENCE_FIELDS } from '../fields/campaign-fields.ts'
import { useAudience } from './use-audience.ts'

/** To whom a campaign goes: the filter, and how many it finds now. */
export function CampaignAudience({ campaign }: { campaign: Campaign }) {
  const { t } = useText()
  return (
    <Section title={t('campaigns.audience')}>
      <Count campaign={campaign} />
      <dl className="mt-1">
        <FieldLines fields={AUDIENCE_FIELDS} />
      </dl>
    </Section>
  )
}

function Count({ campaign }: { campaign: Campaign }) {
  const { t } = useText()
  const format = useFormat()
  const { data, isError, refetch } = useAudience(campaign)
  if (data === undefined && isError)
    return <SectionFailure text={t('campaigns.audience.failed')} onRetry={() => void refetch()} />
  if (data === undefined) return <SkeletonBar width="60%" />
  const counts = LEFT_OUT.map((why) => ({ why, count: data.leftOut.filter((one) => one.leftOut === why).length }))
  const named = counts.filter(({ count }) => count > 0)
  return (
    <div role="status">
      <StatusWord status={data.total === 0 ? 'warning' : 'notice'}>
        <strong className="font-semibold">{t('campaigns.count.recipients', { count: data.total })}</strong>
      </StatusWord>
      {data.leftOutTotal > 0 && (
        <p className="text-chip text-text-2">
          {t('campaigns.count.leftOut', { count: data.leftOutTotal })}:{' '}
          {named.map(({ why, count }) => `${t(`campaigns.leftOut.${why}`)} ${format.number(count)}`).join(' · ')}
        </p>
      )}
    </div>
  )
}
