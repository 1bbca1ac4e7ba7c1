import type { Command, CommandContext } from '#src/commands/gate/command.ts'
import type { Condition } from '#src/commands/gate/conditions.ts'
import { MOST_PROPOSALS } from './reading-field.ts'
import { readings, type ReadingHandle } from './reading-handle.ts'

const readingOf = (context: CommandContext) => context.services.sessionValue(readings).of(context)
const run = (act: (reading: ReadingHandle) => void) => (context: CommandContext) => {
  const reading = readingOf(context)
  if (reading) act(reading)
}

const needsProposal = (number: number): Condition => ({
  check: (context) => (readingOf(context)?.proposals ?? 0) >= number,
  reason: 'reading.reason.noProposal',
})
const needsField: Condition = {
  check: (context) => readingOf(context)?.canEdit === true,
  reason: 'reading.reason.none',
}
const needsDoubtful: Condition = {
  check: (context) => (readingOf(context)?.doubtful ?? 0) > 0,
  reason: 'reading.reason.nothingToCheck',
}
const needsFields: Condition = { check: (context) => readingOf(context) !== undefined, reason: 'reading.reason.none' }

const shared = { group: 'reading', scope: 'own:reading' } as const
const moving = { ...shared, needs: [needsFields], hiddenInPalette: true, trivial: true, repeatable: true } as const

/** What is done with fields that were read; each screen only hands in a `ReadingHandle`. */
export const commands: readonly Command[] = [
  ...Array.from({ length: MOST_PROPOSALS }, (_, at): Command => ({
    ...shared,
    id: `reading.take${at + 1}`,
    title: 'reading.take',
    titleValues: () => ({ number: at + 1 }),
    keys: [String(at + 1)],
    needs: [needsProposal(at + 1)],
    hiddenInPalette: true,
    trivial: true,
    run: run((reading) => reading.take(at + 1)),
  })),
  {
    ...shared,
    id: 'reading.edit',
    title: 'reading.edit',
    keys: ['e', 'f2'],
    opensField: true,
    needs: [needsField],
    icon: 'edit',
    run: run((reading) => reading.edit()),
  },
  { ...moving, id: 'reading.down', title: 'reading.down', keys: ['down', 'j'], run: run((reading) => reading.move(1)) },
  { ...moving, id: 'reading.up', title: 'reading.up', keys: ['up', 'k'], run: run((reading) => reading.move(-1)) },
  {
    ...shared,
    id: 'reading.nextDoubtful',
    title: 'reading.nextDoubtful',
    needs: [needsDoubtful],
    trivial: true,
    run: run((reading) => reading.toNextDoubtful()),
  },
]
