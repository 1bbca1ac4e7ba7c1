import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'

/** How many vehicles are free now, behind the title. */
export function FreeCount() {
  const { t } = useText()
  const format = useFormat()
  const query = queryFor(useCall(), 'vehicles.list', { query: { status: 'available', page: 1, limit: 1 } })
  const count = useQuery(query).data?.pagination.total
  return (
    count !== undefined && (
      <span className="text-text-3">{t('vehicles.count.free', { count: format.number(count) })}</span>
    )
  )
}
