import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { ListScreen } from '#src/records/list/list-screen.tsx'
import { listTab } from '#src/records/list/tabs/define-tabs.tsx'
import { FreeCount } from './free-count.tsx'
import { duePapersList, vehiclesList } from './vehicles-list.ts'

const bulk = <CommandButton id="vehicles.delete" />

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
    id: 'papers',
    title: 'vehicles.tab.due',
    warns: true,
    list: duePapersList,
    show: (tabs) => <ListScreen list={duePapersList} tabs={tabs} bulk={bulk} />,
  }),
]
