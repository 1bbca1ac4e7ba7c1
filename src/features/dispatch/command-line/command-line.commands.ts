import type { Command } from '#src/commands/gate/command.ts'

/** What is typed instead of chosen: an order, what is to be done with it, and with whom. */
export const commands: readonly Command[] = [
  {
    id: 'dispatch.commandLine',
    title: 'line.open',
    group: 'dispatch',
    keys: [':'],
    scope: 'everywhere',
    permission: 'transports.write',
    icon: 'edit',
    trivial: true,
    synonyms: ['command line', 'kommandozeile', 'befehlszeile', 'dispo-befehle', 'tippen'],
    run: async (context) => (await import('./open.ts')).openLine(context),
  },
]
