import type { Command, CommandContext } from '#src/commands/gate/command.ts'
import type { Condition } from '#src/commands/gate/conditions.ts'
import { typedLines } from './typed-lines.ts'

const lineOf = ({ services }: CommandContext) => services.sessionValue(typedLines).screen()

const needsEarlier: Condition = {
  check: ({ services }) => services.sessionValue(typedLines).current().length > 0,
  reason: 'line.why.noEarlier',
}

/** Everybody's: what a line would do is asked of the gate, and it says who may. */
const shared = { group: 'dispatch', calls: 'board.get', trivial: true } as const
/** Keys of the line itself, while it is typed in. */
const inLine = { ...shared, scope: 'own:line', inInputs: true, hiddenInPalette: true } as const

/** What is typed instead of chosen: an order, what is to be done with it, and with whom. */
export const commands: readonly Command[] = [
  {
    ...shared,
    id: 'line.open',
    title: 'line.open',
    keys: [':'],
    scope: 'everywhere',
    icon: 'edit',
    // No one waits for the field: what is typed meanwhile is pressed in it, Enter too, and is no key of the board.
    opensField: true,
    run: async (context) => (await import('./open.late.ts')).openLine(context),
  },
  {
    ...inLine,
    id: 'line.earlier',
    title: 'line.fetch.earlier',
    keys: ['mod+up'],
    needs: [needsEarlier],
    run: (context) => lineOf(context)?.fetch(1),
  },
  {
    ...inLine,
    id: 'line.later',
    title: 'line.fetch.later',
    keys: ['mod+down'],
    run: (context) => lineOf(context)?.fetch(-1),
  },
  {
    ...inLine,
    id: 'line.examples',
    title: 'line.examples',
    keys: ['mod+space'],
    run: (context) => lineOf(context)?.toggleExamples(),
  },
  {
    ...inLine,
    id: 'line.runWithReason',
    title: 'line.runWithReason',
    keys: ['shift+enter'],
    run: (context) => lineOf(context)?.run({ stays: false, withReason: true }),
  },
]
