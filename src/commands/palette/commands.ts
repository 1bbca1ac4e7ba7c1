import { commandWords } from '#src/i18n/command-words.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { Command, CommandContext } from '../gate/command.ts'
import { isForOthers, selectedCount, takesMany, type Availability } from '../gate/availability.ts'
import { prepare, type RankIndex } from './rank.ts'

/** A command as the palette sees it: its word, its keys and what the gate says. */
export interface PaletteCommand {
  command: Command
  title: string
  context: string
  /** The one record it is for, while others are selected. */
  single?: string
  keys?: string
  synonyms: readonly string[]
  availability: Availability
}

/** The commands worth a row: none about another kind of record than the one the keyboard is on, or the list it is in. */
export function commandsFor(commands: readonly Command[], context: CommandContext): readonly Command[] {
  return commands.filter((command) => !isForOthers(command, context))
}

/** Gets commands ready for ranking: titles and synonyms folded once. Hidden and out-of-scope ones are left out. */
export function prepareCommands(
  commands: readonly Command[],
  availabilityOf: (command: Command) => Availability,
  keysOf: (command: Command) => string | undefined,
  titleOf: (command: Command) => string,
  t: Translate,
  singleOf: (command: Command) => string | undefined = () => undefined,
): RankIndex<PaletteCommand> {
  const shown = commands.flatMap((command): PaletteCommand[] => {
    if (command.hiddenInPalette) return []
    const state = availabilityOf(command)
    if (state.state === 'hidden' || state.state === 'outOfScope') return []
    const keys = keysOf(command)
    const title = titleOf(command)
    const single = singleOf(command)
    return [
      {
        command,
        title,
        context: single ?? t(`commands.group.${command.group}`),
        ...(single !== undefined && { single }),
        ...(keys && { keys }),
        synonyms: commandWords(command.id),
        availability: state,
      },
    ]
  })
  return prepare(
    shown,
    (entry) => entry.title,
    (entry) => [...entry.synonyms, entry.context],
  )
}

/** True for what acts on a record: the actions behind `.`. */
export function isForRecords(command: Command): boolean {
  return command.placements?.some((placement) => placement !== 'toolbar') ?? false
}

/** The focused record, where a command is for it alone although others are selected; it then has to be named. */
export function singleRecord(command: Command, context: CommandContext): string | undefined {
  return isForRecords(command) && !takesMany(command) && selectedCount(context) > 0 ? context.focus?.id : undefined
}
