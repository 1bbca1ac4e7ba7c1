import type { Command, CommandContext } from './command.ts'
import type { CommandRegistry } from './registry.ts'

/**
 * What commands can be told in a sentence where they would ask for it in a form, by the id of the command. Anyone who has such a
 * command declares its line beside it.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- features merge their lines into it
export interface CommandArguments {}

/** The part of a command that takes what it is told; checks and questions of its form stay its own. */
export function acceptsArguments<Id extends keyof CommandArguments>(
  id: Id,
  told: (context: CommandContext, words: CommandArguments[Id]) => Promise<void>,
): Pick<Command, 'id' | 'told'> {
  // The one who tells is held to the same table by `tell`.
  return { id, told: (context, words) => told(context, words as CommandArguments[Id]) }
}

/** Tells a command what to do; what it throws is the caller's to show. False where there is none of this name. */
export async function runWithArguments<Id extends keyof CommandArguments>(
  registry: CommandRegistry,
  id: Id,
  context: CommandContext,
  words: CommandArguments[Id],
): Promise<boolean> {
  const command = registry.get(id)
  if (command?.told === undefined) return false
  await command.told(context, words)
  return true
}
