import type { Command, CommandContext, CommandRegistry } from './command.ts'

/**
 * What commands can be told in a sentence where they would ask for it in a form, by the id of the command. Whoever has such a
 * command declares its line beside it.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- features merge their lines into it
export interface Told {}

/** The part of a command that takes what it is told; checks and questions of its form stay its own. */
export function takesTold<Id extends keyof Told>(
  id: Id,
  told: (context: CommandContext, words: Told[Id]) => Promise<void>,
): Pick<Command, 'id' | 'told'> {
  // The one who tells is held to the same table by `tell`.
  return { id, told: (context, words) => told(context, words as Told[Id]) }
}

/** Tells a command what to do; what it throws is the caller's to show. False where there is none of this name. */
export async function tell<Id extends keyof Told>(
  registry: CommandRegistry,
  id: Id,
  context: CommandContext,
  words: Told[Id],
): Promise<boolean> {
  const command = registry.get(id)
  if (command?.told === undefined) return false
  await command.told(context, words)
  return true
}
