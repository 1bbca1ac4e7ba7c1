import { defineCommands, type Command, type CommandRegistry } from '#src/commands/gate/command.ts'
import { gotoId } from '#src/commands/goto-id.ts'
import { workspaceCommands } from '#src/commands/workspace-commands.ts'
import { describedScreens } from './route-tree.ts'

/** Lists of commands by the file they stand in. */
export type CommandFiles = Readonly<Record<string, readonly Command[]>>

/**
 * Every `x.commands.ts` of a kit or a feature takes part by being there: those of the kits, but of
 * tabs, which orders have none of, and of views, of the frame, of orders, but of many at once and of who drives, and the one that
 * makes an order from the start, all others behind the first screen (`later-commands.ts`).
 */
const firstFiles: CommandFiles = import.meta.glob<readonly Command[]>(
  [
    '../records/**/*.commands.ts',
    '!../records/list/tabs/**',
    '!../records/views/**',
    '../features/{chrome,notifications,orders}/**/*.commands.ts',
    '!../features/orders/{bulk,assignment}/**',
    '!../features/notifications/reminders/**',
    '../features/order-wizard/create.commands.ts',
  ],
  { eager: true, import: 'commands' },
)

/** "Gehe zu …" for each screen in the navigation, and for others that say so, with its key behind `g`. */
function gotoCommands(): Command[] {
  return describedScreens().flatMap(({ path, title, goto }) => {
    if (title === undefined || goto === undefined) return []
    return {
      id: gotoId(path),
      title,
      group: 'goto' as const,
      keys: [`g ${goto.key}`],
      scope: 'everywhere' as const,
      roles: goto.roles,
      icon: 'goto',
      run: ({ services }) => services.navigate(path),
    }
  })
}

/** The commands that are there from the start, and those that have come behind them. */
export function createRegistry(laterFiles: CommandFiles = {}): CommandRegistry {
  const files = Object.entries({ ...firstFiles, ...laterFiles }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return defineCommands(workspaceCommands, gotoCommands(), ...files.map(([, commands]) => commands))
}
