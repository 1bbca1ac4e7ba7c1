import { listTab } from '#src/records/list/tabs/define-tabs.tsx'
import { ListScreen } from '#src/records/list/list-screen.tsx'
import { vehiclesList } from './vehicles-list.ts'

/** The lists of the fleet, in the order of their keys. */
export const fleetTabs = [
  listTab({
    id: 'vehicles',
    title: 'vehicles.title',
    list: vehiclesList,
    show: (tabs) => <ListScreen list={vehiclesList} tabs={tabs} />,
  }),
]
