import { focusedOf, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import type { Condition } from '#src/commands/gate/conditions.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { recordViewer } from '#src/workspace/session/record-viewer.ts'
import { mapPlace, type MapHandle } from './map-handle.ts'

const handleOf = ({ services }: CommandContext) => services.sessionValue(mapPlace).current()

const needsMap: Condition = {
  check: (context) => handleOf(context) !== undefined,
  reason: 'map.reason.closed',
}

const needsTransport: Condition = {
  check: (context) => focusedOf(context, 'transport') !== undefined || focusedOf(context, 'order') !== undefined,
  reason: 'reasons.select.transport',
}

/** Shows the transport of what the keyboard is on: on the map that is there, or on one that is opened. */
function show({ services, focus }: CommandContext): void {
  if (focus === undefined || services.sessionValue(recordViewer).show(focus)) return
  services.openPanel({ kind: 'map', id: focus.id }, 'add')
}

/** Whether the keyboard is on something that is on the road, as far as is known of it. */
function isUnderWay(context: CommandContext): boolean {
  const order = focusedOf(context, 'order')?.record
  const transport = focusedOf(context, 'transport')?.record
  return order?.status === 'IN_TRANSIT' || transport?.currentLocation !== undefined
}

interface MapCommand {
  id: string
  title: TextKey
  keys: readonly string[]
  run(map: MapHandle): void
  once?: true
}

const entries: readonly MapCommand[] = [
  { id: 'map.left', title: 'map.left', keys: ['left'], run: (map) => map.step('left') },
  { id: 'map.right', title: 'map.right', keys: ['right'], run: (map) => map.step('right') },
  { id: 'map.up', title: 'map.up', keys: ['up', 'k'], run: (map) => map.step('up') },
  { id: 'map.down', title: 'map.down', keys: ['down', 'j'], run: (map) => map.step('down') },
  { id: 'map.panLeft', title: 'map.panLeft', keys: ['shift+left'], run: (map) => map.pan('left') },
  { id: 'map.panRight', title: 'map.panRight', keys: ['shift+right'], run: (map) => map.pan('right') },
  { id: 'map.panUp', title: 'map.panUp', keys: ['shift+up'], run: (map) => map.pan('up') },
  { id: 'map.panDown', title: 'map.panDown', keys: ['shift+down'], run: (map) => map.pan('down') },
  { id: 'map.zoomIn', title: 'map.zoomIn', keys: ['pageup'], run: (map) => map.zoom('in') },
  { id: 'map.zoomOut', title: 'map.zoomOut', keys: ['pagedown'], run: (map) => map.zoom('out') },
  { id: 'map.all', title: 'map.all', keys: ['home'], run: (map) => map.all(), once: true },
  { id: 'map.toggleTable', title: 'map.toggle', keys: ['t'], run: (map) => map.toggleTable(), once: true },
  { id: 'map.openTruck', title: 'map.openTruck', keys: ['enter'], run: (map) => map.open(), once: true },
]

/** The map of what is under way: opening it, showing a transport on it, and its own keys. */
export const commands: readonly Command[] = [
  {
    id: 'map.open',
    title: 'map.title',
    group: 'transport',
    keys: ['w m'],
    scope: 'everywhere',
    permission: 'transports.read',
    icon: 'view',
    trivial: true,
    // Where the keyboard is on a transport under way, with that one on it.
    run: (context) => (isUnderWay(context) ? show(context) : context.services.openPanel({ kind: 'map' }, 'add')),
  },
  {
    id: 'map.show',
    title: 'map.show',
    group: 'transport',
    scope: ['list', 'record', 'panel:map'],
    permission: 'transports.read',
    needs: [needsTransport],
    icon: 'view',
    placements: ['row'],
    run: show,
  },
  ...entries.map(({ id, title, keys, run, once }): Command => ({
    id,
    title,
    group: 'transport',
    keys,
    scope: 'panel:map',
    needs: [needsMap],
    hiddenInPalette: true,
    trivial: true,
    ...(!once && { repeatable: true }),
    run(context) {
      const map = handleOf(context)
      if (map) run(map)
    },
  })),
]
