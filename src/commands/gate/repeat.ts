import type { MessageValues } from '#src/i18n/keys.ts'
import { createObservable, type Settable } from '#src/workspace/observable.ts'
import type { SessionValue } from '#src/workspace/session-values.tsx'
import type { Command, CommandContext } from './command.ts'
import type { Condition } from './conditions.ts'

/** The change a person made last, with what they chose and typed for it. */
export interface LastChange {
  /** What was done, as its message says it. */
  title: string
  /** Does the same to the record the keyboard is on now; what has to be asked, such as a reason, is asked. */
  again(context: CommandContext): Promise<void>
}

/** What the session's last change of a record was; the gate notes it. */
export const lastChange: SessionValue<Settable<LastChange | undefined>> = {
  create: () => createObservable<LastChange | undefined>(undefined),
}

const needsLastChange: Condition = {
  check: ({ services }) => services.sessionValue(lastChange).current() !== undefined,
  reason: 'reasons.nothingToRepeat',
}

/** The same once more, for the next row. */
export const repeatCommand: Command = {
  id: 'change.repeat',
  title: 'commands.repeat.title',
  titleValues: ({ services }): MessageValues => {
    const title = services.sessionValue(lastChange).current()?.title
    return title === undefined ? {} : { context: 'last', title }
  },
  group: 'general',
  keys: [','],
  scope: ['list', 'record', 'board'],
  needs: [needsLastChange],
  changesData: true,
  trivial: true,
  icon: 'redo',
  run: (context) => context.services.sessionValue(lastChange).current()?.again(context),
}
