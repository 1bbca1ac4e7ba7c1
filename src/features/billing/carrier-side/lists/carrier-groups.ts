import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor, type QueryInput } from '#src/api/query.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { RowGroup } from '#src/records/list/rows/row-group.ts'
import type { PageInput } from '#src/records/list/rows/rows.ts'

/** The carriers whose orders a list shows, as heads of their rows; none where they cannot be had, and the rows stand by themselves. */
export function useCarrierGroups(input: PageInput): readonly RowGroup[] | undefined {
  const { t } = useText()
  const format = useFormat()
  const { data, isError } = useQuery(
    queryFor(useCall(), 'creditNotes.groups', { query: input } as QueryInput<'creditNotes.groups'>),
  )
  return useMemo(() => {
    if (data === undefined) return isError ? [] : undefined
    return data.groups.map(({ carrierId, carrierName, count, netCents }) => ({
      id: carrierId,
      name: carrierName,
      count,
      countText: t('billing.orderRows', { count, total: format.number(count) }),
      sum: format.cents(netCents),
    }))
  }, [data, isError, t, format])
}
