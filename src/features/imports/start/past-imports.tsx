import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { Import } from '#src/contract/imports/import.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { LoadingRows } from '#src/ui/feedback/states.tsx'

/** Imports that are shown; what is older is in the orders themselves. */
const SHOWN = 20

/** What was imported before: by whom, when, and how many orders of it there are. */
export function PastImports() {
  const { t } = useText()
  const { data, isPending } = useQuery(queryFor(useCall(), 'imports.list', { query: { limit: SHOWN } }))
  if (isPending) return <LoadingRows rows={4} />
  const imports = data?.data ?? []
  return (
    <section aria-label={t('imports.past')} className="min-w-0">
      <h2 className="flex h-9 items-center px-4 text-section text-text-2">{t('imports.past')}</h2>
      {imports.length === 0 ? (
        <p className="px-4 text-text-2">{t('imports.past.none')}</p>
      ) : (
        <PastTable imports={imports} />
      )}
    </section>
  )
}

function PastTable({ imports }: { imports: readonly Import[] }) {
  const { t } = useText()
  const format = useFormat()
  return (
    <table className="list" data-density="normal">
      <colgroup>
        <col />
        <col style={{ width: 160 }} />
        <col style={{ width: 200 }} />
        <col style={{ width: 96 }} />
        <col style={{ width: 96 }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t('imports.past.name')}</th>
          <th scope="col">{t('imports.past.at')}</th>
          <th scope="col">{t('imports.past.by')}</th>
          <th scope="col" data-align="right">
            {t('imports.past.rows')}
          </th>
          <th scope="col" data-align="right">
            {t('imports.past.created')}
          </th>
        </tr>
      </thead>
      <tbody>
        {imports.map(({ id, name, createdAt, createdBy, rows, created }) => (
          <tr key={id}>
            <td title={name}>{name}</td>
            <td>{format.stamp(createdAt)}</td>
            <td title={createdBy}>{createdBy ?? NOTHING}</td>
            <td data-align="right">{format.number(rows)}</td>
            <td data-align="right">{format.number(created)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
