import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor, type QueryInput } from '#src/api/query.ts'
import type { BillingGroup } from '#src/contract/billing/orders.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { RowGroup } from '#src/records/list/rows/row-group.ts'
import type { PageInput } from '#src/records/list/rows/rows.ts'

/** What is agreed with a customer: "Sammelrechnung wöchentlich". */
function agreementText({ mode, rhythm }: BillingGroup, t: Translate): string {
  return mode === 'single' ? t('billing.agreed.single') : t(`billing.agreed.${rhythm ?? 'collective'}`)
}

/** When it is due, in bold where that is today: "heute", "sofort", "Mo 30.11.". */
function dueText({ mode, dueOn, dueToday }: BillingGroup, t: Translate, format: Format): string | undefined {
  if (mode === 'single') return t('billing.due.now')
  return dueToday ? t('billing.due.today') : dueOn && format.date(dueOn)
}

function asRowGroup(group: BillingGroup, t: Translate, format: Format): RowGroup {
  const due = dueText(group, t, format)
  const isBold = group.mode === 'single' || group.dueToday
  const agreed = agreementText(group, t)
  return {
    id: group.customerId,
    name: group.customerName,
    count: group.count,
    countText: t('billing.orderRows', { count: group.count, total: format.number(group.count) }),
    fact: due === undefined ? agreed : isBold ? `${agreed},` : `${agreed}, ${due}`,
    strongFact: isBold ? due : undefined,
    sum: format.cents(group.netCents),
  }
}

/** The customers whose orders a list shows, as heads of their rows; none where they cannot be had, and the rows stand by themselves. */
export function useOrderGroups(input: PageInput): readonly RowGroup[] | undefined {
  const { t } = useText()
  const format = useFormat()
  const { data, isError } = useQuery(
    queryFor(useCall(), 'billing.groups', { query: input } as QueryInput<'billing.groups'>),
  )
  return useMemo(() => {
    if (data === undefined) return isError ? [] : undefined
    return data.groups.map((group) => asRowGroup(group, t, format))
  }, [data, isError, t, format])
}
