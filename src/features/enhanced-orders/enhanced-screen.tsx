import { ScanText } from 'lucide-react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { EnhancedOrder } from '#src/contract/enhanced-orders.ts'
import { mapEnhancedOrder } from '#src/domain/enhanced/orders.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { defineList, pagedRows } from '#src/records/list/define-list.ts'
import { ListScreen } from '#src/records/list/screen/list-screen.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { ENHANCED_COLUMNS, ENHANCED_FILTERS, EnhancedSearch, stateText } from './enhanced-columns.tsx'
import { EnhancedFigures } from './enhanced-figures.tsx'

/** The list of orders that OCR has read. */
export const enhancedList = defineList<EnhancedOrder>({
  name: 'enhancedOrders',
  kind: 'enhancedOrder',
  icon: ScanText,
  access: { permission: 'transports.read', refusal: 'enhanced.noPermission' },
  words: {
    title: 'enhanced.title',
    rows: 'enhanced.rows',
    loadFailed: 'enhanced.failed',
    empty: 'enhanced.empty',
    emptyText: 'enhanced.empty.text',
    noMatch: 'enhanced.noMatch',
  },
  columns: ENHANCED_COLUMNS,
  filters: ENHANCED_FILTERS,
  search: EnhancedSearch,
  builtIn: [
    { id: 'offen', title: 'enhanced.state.open', filters: { state: 'open' }, sort: 'pickup_date', desc: false },
  ],
  useRows: pagedRows({ endpoint: 'enhancedOrders.list', record: 'enhancedOrders.get' }),
  label: (order) => mapEnhancedOrder(order).loadId,
  text: (order, t) => {
    const { loadId, customerName, origin, destination, cargo } = mapEnhancedOrder(order)
    return [loadId, stateText(order, t), customerName, `${origin} → ${destination}`, cargo].join('\t')
  },
})

/** The enhanced dispatcher: orders read by OCR, with what they are part of, to be made transports. Source: specification 2, decision A26 */
export function EnhancedScreen() {
  const { role } = useSession()
  const convert = <CommandButton id="enhancedOrders.convert" variant="primary" />
  return (
    <ListScreen
      list={enhancedList}
      toolbar={convert}
      bulk={<CommandButton id="enhancedOrders.convert" />}
      above={may(role, 'transports.read') ? <EnhancedFigures /> : undefined}
    />
  )
}
