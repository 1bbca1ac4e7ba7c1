import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'

/** So many hand-overs are listed, a week of three shifts a day. */
const MOST = 21

/** What was handed over before, the newest first, each with its link and who has taken over. */
export function EarlierHandovers() {
  const { t } = useText()
  const format = useFormat()
  const query = { limit: MOST, sortBy: 'createdAt', sortOrder: 'desc' } as const
  const { data } = useQuery(queryFor(useCall(), 'handovers.list', { query }))
  if (data === undefined || data.data.length === 0) return null
  return (
    <section aria-label={t('handovers.earlier')}>
      <h2 className="border-b border-line pb-1 text-section text-text-2">{t('handovers.earlier')}</h2>
      <ul>
        {data.data.map(({ id, createdAt, createdBy, takenOverAt, takenOverBy }) => (
          <li key={id} className="flex items-center gap-4 border-b border-line">
            <Link
              to="/handover/$id"
              params={{ id }}
              data-handed
              className="ring-inside px-1 py-1 text-accent hover:underline focus:bg-tint"
            >
              {[format.stamp(createdAt), createdBy].filter(Boolean).join(' · ')}
            </Link>
            <StatusWord status={takenOverAt === undefined ? 'pending' : 'success'}>
              {takenOverAt === undefined
                ? t('handovers.waiting')
                : t('handovers.takenBy', { name: takenOverBy ?? '', at: format.stamp(takenOverAt) })}
            </StatusWord>
          </li>
        ))}
      </ul>
    </section>
  )
}
