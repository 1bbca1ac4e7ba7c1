import type { Command } from '#src/commands/gate/command.ts'
import type { CommandFiles } from './commands.ts'

/** The commands nobody needs before the first screen stands. */
export const laterCommands: CommandFiles = import.meta.glob<readonly Command[]>(
  [
    '../features/**/*.commands.ts',
    '../records/list/tabs/*.commands.ts',
    '../records/views/*.commands.ts',
    '!../features/chrome/**',
    '!../features/notifications/*.commands.ts',
    '!../features/orders/!(bulk|assignment)/**',
    '!../features/orders/*.commands.ts',
    '!../features/order-wizard/create.commands.ts',
  ],
  { eager: true, import: 'commands' },
)
