import { defineCommands, type Command, type CommandRegistry } from '#src/commands/gate/command.ts'
import { gotoId } from '#src/commands/goto-id.ts'
import { workspaceCommands } from '#src/commands/workspace-commands.ts'
import { describedScreens } from './route-tree.ts'

/** Every `x.commands.ts` of a kit or a feature takes part by being there. */
const found = import.meta.glob<readonly Command[]>(['../records/**/*.commands.ts', '../features/**/*.commands.ts'], {
  eager: true,
  import: 'commands',
})

/** "Gehe zu …" for each screen in the navigation, with its key behind `g`. */
function gotoCommands(): Command[] {
  return describedScreens().flatMap(({ path, title, navigation }) => {
    if (title === undefined || navigation === undefined) return []
    return {
      id: gotoId(path),
      title,
      group: 'goto' as const,
      keys: [`g ${navigation.key}`],
      scope: 'everywhere' as const,
      roles: navigation.roles,
      icon: 'goto',
      run: ({ services }) => services.navigate(path),
    }
  })
}

/** All commands of the product. */
export function createRegistry(): CommandRegistry {
  return defineCommands(workspaceCommands, gotoCommands(), ...Object.values(found))
}
