import { Package } from 'lucide-react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Load } from '#src/contract/loads.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { defineList, pagedRows } from '#src/records/list/define-list.ts'
import type { BuiltInView } from '#src/records/views/viewed-list.ts'
import { ListScreen } from '#src/records/list/screen/list-screen.tsx'
import { LOAD_COLUMNS, LOAD_FILTERS, LoadSearch } from './load-columns.tsx'
import { loadLabel, placesOf, statusText } from './load-text.ts'

/** The views everybody has; all begin with what is loaded next. */
const BUILT_IN: readonly Omit<BuiltInView, 'sort' | 'desc'>[] = [
  { id: 'offen', title: 'loads.view.waiting', filters: { status: 'open,planned' } },
  { id: 'heute', title: 'orders.view.heute', filters: { from: 'today+0', to: 'today+0' } },
  { id: 'morgen', title: 'orders.view.morgen', filters: { from: 'today+1', to: 'today+1' } },
]

/** The list of loads. */
export const loadsList = defineList<Load>({
  name: 'loads',
  kind: 'load',
  icon: Package,
  access: { permission: 'loads.read', refusal: 'loads.noPermission' },
  words: {
    title: 'loads.title',
    rows: 'loads.rows',
    loadFailed: 'loads.failed',
    empty: 'loads.empty',
    emptyText: 'loads.empty.text',
    noMatch: 'loads.noMatch',
  },
  columns: LOAD_COLUMNS,
  filters: LOAD_FILTERS,
  search: LoadSearch,
  builtIn: BUILT_IN.map((view) => ({ ...view, sort: 'pickupDate', desc: false })),
  useRows: pagedRows({ endpoint: 'loads.list', record: 'loads.get' }),
  label: loadLabel,
  text: (load, t) =>
    [load.description, placesOf(load, 'pickup'), placesOf(load, 'delivery'), statusText(load.status, t)].join('\t'),
  facts: loadSums,
  create: 'loads.create',
})

/** Loading metres and weight of what is ticked: whether it fits on one vehicle. */
function loadSums(loads: readonly Load[], _t: Translate, format: Format): string[] {
  const metres = loads.reduce((sum, { loadingMeters = 0 }) => sum + Math.round(loadingMeters * 100), 0) / 100
  const kilograms = loads.reduce((sum, { weightKg = 0 }) => sum + weightKg, 0)
  return [format.loadingMeters(metres), format.weight(kilograms)]
}

/** The loads: freight that waits for a vehicle, the next one to be loaded first. */
export function LoadsScreen() {
  return <ListScreen list={loadsList} toolbar={<CommandButton id="loads.create" variant="primary" />} />
}
