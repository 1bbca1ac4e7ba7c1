import type { Command } from '#src/commands/gate/command.ts'
import { defineCommands, type CommandRegistry } from '#src/commands/gate/registry.ts'
import { gotoId } from '#src/commands/goto-id.ts'
import { workspaceCommands } from '#src/commands/workspace-commands.ts'
import { describedScreens } from '../route-tree.ts'

/** Lists of commands by the file they stand in. */
export type CommandFiles = Readonly<Record<string, readonly Command[]>>

/** What the first screen needs is named `x.first.commands.ts`; all others come behind it (`all-commands.late.ts`). */
const firstCommands: CommandFiles = import.meta.glob<readonly Command[]>('#src/**/*.first.commands.ts', {
  eager: true,
  import: 'commands',
})

/** "Gehe zu …" for each screen in the navigation, and for others that say so, with its key behind `g`. */
function gotoCommands(): Command[] {
  return describedScreens().flatMap(({ path, title, goto, calls }) => {
    if (title === undefined || goto === undefined) return []
    return {
      id: gotoId(path),
      title,
      group: 'goto' as const,
      keys: [`g ${goto.key}`],
      scope: 'everywhere' as const,
      roles: goto.roles,
      ...(calls !== undefined && { calls }),
      icon: 'goto',
      run: ({ services }) => services.navigate(path),
    }
  })
}

/** The commands of these files, those of the workspace and the ways to every screen. */
export function createRegistry(files: CommandFiles = firstCommands): CommandRegistry {
  const sorted = Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return defineCommands(workspaceCommands, gotoCommands(), ...sorted.map(([, commands]) => commands))
}
