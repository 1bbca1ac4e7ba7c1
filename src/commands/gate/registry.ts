import type { Command } from './command.ts'

/** All commands by id, in the order of their declaration. */
export interface CommandRegistry {
  all: readonly Command[]
  get(id: string): Command | undefined
}

/** Puts lists of commands together. Two commands with one id are a mistake of ours and throw. */
export function defineCommands(...lists: readonly (readonly Command[])[]): CommandRegistry {
  const byId = new Map<string, Command>()
  for (const command of lists.flat()) {
    if (byId.has(command.id)) throw new Error(`Two commands are called "${command.id}"`)
    byId.set(command.id, command)
  }
  return { all: [...byId.values()], get: (id) => byId.get(id) }
}
