import { Trash2 } from 'lucide-react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { ListScreen } from '#src/records/list/screen/list-screen.tsx'
import { listTab } from '#src/records/list/tabs/define-tabs.tsx'
import { driversList } from './drivers/drivers-list.ts'
import { FreeCount } from './free-count.tsx'
import { duePapersList, trailersList, vehiclesList } from './vehicles-list.ts'

const bulk = <CommandButton id="vehicles.delete" icon={Trash2} />

/** The lists of the fleet, in the order of their keys. */
export const fleetTabs = [
  listTab({
    id: 'vehicles',
    title: 'vehicles.title',
    list: vehiclesList,
    show: (tabs) => (
      <ListScreen
        list={vehiclesList}
        tabs={tabs}
        head={<FreeCount />}
        toolbar={<CommandButton id="vehicles.create" variant="primary" />}
        bulk={bulk}
      />
    ),
  }),
  listTab({
    id: 'drivers',
    title: 'drivers.title',
    list: driversList,
    show: (tabs) => (
      <ListScreen
        list={driversList}
        tabs={tabs}
        toolbar={<CommandButton id="drivers.create" variant="primary" />}
        bulk={<CommandButton id="drivers.delete" icon={Trash2} />}
      />
    ),
  }),
  listTab({
    id: 'trailers',
    title: 'vehicles.tab.trailers',
    list: trailersList,
    show: (tabs) => <ListScreen list={trailersList} tabs={tabs} />,
  }),
  listTab({
    id: 'papers',
    title: 'vehicles.tab.due',
    warns: true,
    list: duePapersList,
    show: (tabs) => <ListScreen list={duePapersList} tabs={tabs} bulk={bulk} />,
  }),
]
