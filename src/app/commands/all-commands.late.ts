import type { Command } from '#src/commands/gate/command.ts'
import type { CommandFiles } from './commands.ts'

/** Every `x.commands.ts` takes part by being there; no one needs all of them before the first screen stands. */
export const allCommands: CommandFiles = import.meta.glob<readonly Command[]>('#src/**/*.commands.ts', {
  eager: true,
  import: 'commands',
})
