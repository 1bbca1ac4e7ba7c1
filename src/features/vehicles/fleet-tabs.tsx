import { Plus, Trash2 } from 'lucide-react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { listTab } from '#src/records/list/tabs/define-tabs.tsx'
import { ListScreen } from '#src/records/list/list-screen.tsx'
import { driversList } from './drivers/drivers-list.ts'
import { vehiclesList } from './vehicles-list.ts'

/** The lists of the fleet, in the order of their keys. */
export const fleetTabs = [
  listTab({
    id: 'vehicles',
    title: 'vehicles.title',
    list: vehiclesList,
    show: (tabs) => <ListScreen list={vehiclesList} tabs={tabs} />,
  }),
  listTab({
    id: 'drivers',
    title: 'drivers.title',
    list: driversList,
    show: (tabs) => (
      <ListScreen
        list={driversList}
        tabs={tabs}
        toolbar={<CommandButton id="drivers.create" icon={Plus} />}
        bulk={<CommandButton id="drivers.delete" icon={Trash2} />}
      />
    ),
  }),
]
