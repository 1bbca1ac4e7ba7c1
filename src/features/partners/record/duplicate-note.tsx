import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { Partner } from '#src/contract/partners/partner.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useAfterFirstPaint } from '#src/ui/loading/after-first-paint.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'

/** Says that there is probably a second record of the same company, and offers to merge both. */
export function DuplicateNote({ partner }: { partner: Partner }) {
  const { t } = useText()
  const query = queryFor(useCall(), 'partners.duplicates', { query: { partnerId: partner.id } })
  const { data } = useQuery({ ...query, enabled: useAfterFirstPaint() })
  const [pair] = data?.data ?? []
  const other = pair?.partners.find(({ id }) => id !== partner.id)
  if (pair === undefined || other === undefined) return null
  return (
    <div
      role="status"
      className="flex min-h-8 flex-wrap items-center gap-x-2 border-b border-line bg-status-amber-tint px-4 text-chip"
    >
      <StatusWord status="warning">{t('partners.duplicate.title')}</StatusWord>
      <RecordLink kind="partner" id={other.id} label={`${other.name} (${other.number})`} />
      <span className="min-w-0 grow truncate text-text-2">
        {pair.reasons.map((reason) => t(`partners.duplicate.${reason}`)).join(', ')}
      </span>
      <CommandButton
        id="partners.merge"
        record={{ kind: 'partner', id: partner.id, record: partner }}
        label={t('partners.merge.short')}
        variant="quiet"
      />
    </div>
  )
}
