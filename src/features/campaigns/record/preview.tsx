import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { Campaign } from '#src/contract/campaigns/campaign.ts'
import { markedWords } from '#src/entities/templates/placeholder-words.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { useAudience } from './use-audience.ts'

/** The mail as the first of its recipients gets it; what has no value says so. */
export function CampaignPreview({ campaign }: { campaign: Campaign }) {
  const { t } = useText()
  const { data } = useAudience(campaign)
  const call = useCall()
  const first = data?.recipients[0]
  const company = useQuery(queryFor(call, 'tenants.company', {})).data?.name
  const partner = useQuery({
    ...queryFor(call, 'partners.get', { params: { id: first?.partnerId ?? '' } }),
    enabled: first !== undefined,
  }).data
  if (first === undefined) return null
  const values = {
    ...{ Ansprechpartner: first.name, Firma: first.partnerName, Ort: partner?.city },
    ...{ Absender: campaign.createdBy, Haus: company },
  }
  return (
    <Section title={t('templates.preview')}>
      <div role="group" aria-label={t('templates.preview')} className="flex flex-col gap-2">
        <p className="text-chip text-text-3">{t('templates.preview.of', { name: first.partnerName })}</p>
        <p className="font-semibold wrap-anywhere">{markedWords(campaign.subject, values, t)}</p>
        <p className="whitespace-pre-wrap wrap-anywhere">{markedWords(campaign.text, values, t)}</p>
        <p className="border-t border-line pt-2 text-chip text-text-3">{t('campaigns.optOutLine')}</p>
      </div>
    </Section>
  )
}
