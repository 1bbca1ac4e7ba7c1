import type { AbsenceInput } from '#src/contract/drivers.ts'
import type { VehicleBlockInput } from '#src/contract/vehicles.ts'
import type { OrderDraft } from '#src/domain/orders/draft.ts'
import type { TypedDelay } from '#src/domain/basics/typed-delay.ts'
import type { Command, CommandContext, CommandRegistry } from './command.ts'

/** What commands can be told in a sentence where they would ask for it in a form, by the id of the command. */
export interface Told {
  'orders.create': OrderDraft
  'transports.setDelay': TypedDelay
  'vehicles.block': VehicleBlockInput
  'drivers.absent': AbsenceInput
}

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
