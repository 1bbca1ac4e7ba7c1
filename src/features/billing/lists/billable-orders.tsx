import { useQuery } from '@tanstack/react-query'
import { FileCheck } from 'lucide-react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ListScreen } from '#src/records/list/screen/list-screen.tsx'
import type { TabbedParts } from '#src/records/list/tabs/define-tabs.tsx'
import { BillingFigures } from './figures.tsx'
import { billableOrders } from './order-lists.ts'

/** What ticked orders can be put to. */
export const orderBulk = (
  <>
    <CommandButton id="billing.bill" />
    <CommandButton id="billing.checkProof" icon={FileCheck} />
  </>
)

const orderTools = <CommandButton id="billing.bill" variant="primary" />

/** What can be billed, by customer; where there is nothing, when the next run is and what still waits. */
export function BillableOrders({ tabs }: { tabs: TabbedParts }) {
  const { t } = useText()
  const format = useFormat()
  // The figures ask for the same, and only who may see the list comes by.
  const next = useQuery({ ...queryFor(useCall(), 'billing.summary', {}), enabled: false }).data?.nextRun
  const emptyText = [
    next !== undefined && `${t('billing.nextRun', { day: format.date(next) })} ·`,
    t('billing.billable.empty.text'),
  ]
  return (
    <ListScreen
      list={billableOrders}
      tabs={tabs}
      head={<BillingFigures of="billable" />}
      toolbar={orderTools}
      bulk={orderBulk}
      emptyText={emptyText.filter(Boolean).join(' ')}
    />
  )
}
