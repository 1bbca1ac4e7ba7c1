import { FileUp, Repeat } from 'lucide-react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { ListScreen } from '#src/records/list/screen/list-screen.tsx'
import { ordersList } from './orders-list.ts'

// The route's loader has it from here: one file to fetch.
export { ordersList }

/** The order list, and what its ticked rows can be put to. */
export function OrdersScreen() {
  const { t } = useText()
  return (
    <ListScreen
      list={ordersList}
      toolbar={
        <>
          <CommandButton id="imports.open" icon={FileUp} iconOnly showKeys={false} />
          <CommandButton id="goto.recurring-orders" icon={Repeat} iconOnly />
          <CommandButton id="orders.create" variant="primary" />
        </>
      }
      bulk={
        <>
          <CommandButton id="orders.setStatus" label={t('orders.column.status')} />
          <CommandButton id="orders.setVehicle" label={t('orders.vehicle')} />
          <CommandButton id="orders.setCarrier" label={t('orders.carrier')} />
        </>
      }
    />
  )
}
