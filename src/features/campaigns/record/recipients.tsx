import { RecordLink } from '#src/commands/record-link.tsx'
import type { Campaign, CampaignRecipient } from '#src/contract/campaigns/campaign.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SectionFailure } from '#src/ui/feedback/section-failure.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { recipientSign, recipientText } from '../campaign-words.ts'
import { useAudience } from './use-audience.ts'

/** Who gets it, and who does not and why; each partner opens beside. */
export function CampaignRecipients({ campaign }: { campaign: Campaign }) {
  const { t } = useText()
  const { data, isError, refetch } = useAudience(campaign)
  if (data === undefined && isError) {
    return (
      <Section>
        <SectionFailure text={t('campaigns.audience.failed')} onRetry={() => void refetch()} />
      </Section>
    )
  }
  if (data === undefined) return <LoadingRows rows={8} />
  return (
    <>
      <People title={t('campaigns.recipients')} total={data.total} people={data.recipients} />
      {data.leftOutTotal > 0 && (
        <People title={t('campaigns.leftOut')} total={data.leftOutTotal} people={data.leftOut} />
      )}
    </>
  )
}

function People(props: { title: string; total: number; people: readonly CampaignRecipient[] }) {
  const { title, total, people } = props
  const { t } = useText()
  const format = useFormat()
  return (
    <Section title={title} fact={format.number(total)}>
      {total === 0 && <p className="text-text-2">{t('reason.campaign.noOne')}</p>}
      <ul aria-label={title} className="flex flex-col">
        {people.map((one) => (
          <li
            key={one.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line py-1 first:border-t-0"
          >
            <span className="min-w-0 truncate">
              <RecordLink kind="partner" id={one.partnerId} label={one.partnerName} />
            </span>
            <StatusWord status={recipientSign(one)}>{recipientText(one, t, format)}</StatusWord>
            <span className="min-w-0 truncate text-chip text-text-2">
              <bdi>{[one.name, one.address].filter(Boolean).join(' · ')}</bdi>
            </span>
            {one.orders > 0 && (
              <span className="text-right text-chip text-text-2">{t('campaigns.orders', { count: one.orders })}</span>
            )}
          </li>
        ))}
      </ul>
      {people.length < total && (
        <p className="pt-1 text-chip text-text-3">{t('campaigns.more', { count: total - people.length })}</p>
      )}
    </Section>
  )
}
