import type { MessageValues } from '#src/i18n/keys.ts'
import { createObservable, type WritableObservable } from '#src/workspace/session/observable.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'
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
export const lastChange: SessionValue<WritableObservable<LastChange | undefined>> = {
  create: () => createObservable<LastChange | undefined>(undefined),
}

/** The change that has no answer yet: once it is there it is the last one. */
const changeUnderWay: SessionValue<WritableObservable<Promise<unknown> | undefined>> = {
  create: () => createObservable<Promise<unknown> | undefined>(undefined),
}

/** Runs a change that can be repeated: who asks for that before its answer gets this one and not the one before. */
export async function asChange<T>({ services }: Pick<CommandContext, 'services'>, run: () => Promise<T>): Promise<T> {
  const underWay = services.sessionValue(changeUnderWay)
  const change = run()
  underWay.set(change)
  try {
    return await change
  } finally {
    if (Object.is(underWay.current(), change)) underWay.set(undefined)
  }
}

const needsLastChange: Condition = {
  check: ({ services }) =>
    services.sessionValue(lastChange).current() !== undefined ||
    services.sessionValue(changeUnderWay).current() !== undefined,
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
  scope: ['list', 'record', 'grid'],
  needs: [needsLastChange],
  changesData: true,
  trivial: true,
  icon: 'redo',
  async run(context) {
    const { services } = context
    // It says itself what it failed at; there may be one before it.
    await services
      .sessionValue(changeUnderWay)
      .current()
      ?.catch(() => undefined)
    const change = services.sessionValue(lastChange).current()
    if (change !== undefined) return change.again(context)
    services.notify({ type: 'info', message: services.t('reasons.nothingToRepeat'), answers: true })
  },
}
