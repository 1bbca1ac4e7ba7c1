import { TabbedScreen } from '#src/records/list/tabs/tabbed-screen.tsx'
import { fleetTabs } from './fleet-tabs.tsx'

/** The own vehicles and those of carriers: what they are, where they stand, when they are free. */
export function VehiclesScreen() {
  return <TabbedScreen tabs={fleetTabs} />
}
