import { addRecentCommand } from '#src/domain/recents.ts'
import { formInFront } from '#src/workspace/form-in-front.tsx'
import type { Holding } from '../keys/hold-keys.ts'
import { failedTitle, failureText } from './failure-text.ts'
import type { OfferedChoice, Command, CommandContext, CommandRegistry, FocusedRecord } from './command.ts'
import { availability, isWork, targetsOf } from './command.ts'

/** How a command is run: with a choice already made, for a record that is not the focused one, or from where one was before. */
export interface RunOptions {
  choice?: OfferedChoice
  record?: FocusedRecord
  /** What the person saw when the choice was offered: focus, selection and place are taken from there. */
  context?: CommandContext
}

/** What running needs from around. */
export interface RunnerPorts {
  registry: CommandRegistry
  context(): CommandContext
  /** Changes under way: a second press before the answer is the same intent, not another one. */
  underWay: Set<string>
  recent(): readonly string[]
  setRecent(ids: readonly string[]): void
  /** Runs what opens something to type in, and keeps for it what is typed meanwhile. */
  holding?: Holding['open']
}

const atOnce: Holding['open'] = async (run) => await run(() => undefined)

/** The context as if the keyboard were on this record. */
export function contextFor(context: CommandContext, record: FocusedRecord | undefined): CommandContext {
  return record ? { ...context, focus: record, selection: [], selectionTotal: undefined } : context
}

/**
 * Now, but for what the intent is about: while a dialog is open the list behind it may have moved to another row. Of the same
 * row the newest is taken.
 */
export function asOffered(offered: CommandContext | undefined, now: CommandContext): CommandContext {
  if (offered === undefined) return now
  const { place, selection, selectionTotal } = offered
  const isSame = offered.focus?.kind === now.focus?.kind && offered.focus?.id === now.focus?.id
  return { ...now, place, focus: isSame ? now.focus : offered.focus, selection, selectionTotal }
}

function sayWhy(command: Command, context: CommandContext): boolean {
  const answer = availability(command, context, 'anywhere')
  if (answer.state === 'available') return false
  if (answer.state !== 'blocked') return true
  const { services } = context
  const message = services.t(answer.reason, answer.values)
  const detail = services.t(command.title, command.titleValues?.(context))
  services.notify({ type: 'info', message, detail, answers: true })
  return true
}

/**
 * Runs a command by its id, wherever the intent came from. A hidden or unknown one does nothing, a blocked one says why, one
 * with choices asks in the palette first. What it throws is shown, never swallowed. Resolves to whether it ran.
 */
export async function runCommand(ports: RunnerPorts, id: string, options: RunOptions = {}): Promise<boolean> {
  const { holding = atOnce } = ports
  const command = ports.registry.get(id)
  if (!command) return false
  const context = contextFor(asOffered(options.context, ports.context()), options.record)
  if (sayWhy(command, context)) return false
  if (command.choices && !options.choice) {
    const { record } = options
    const page = { kind: 'choices' as const, commandId: id, ...(record && { record }) }
    await holding(() => context.services.ui.openPalette(page), { isOpening: () => true })
    return true
  }
  const intent = intentOf(command, context, options.choice)
  if (ports.underWay.has(intent)) return false
  if (isWork(command)) ports.setRecent(addRecentCommand(ports.recent(), id))
  if (command.changesData && !command.inTurn) ports.underWay.add(intent)
  try {
    const run = (within: CommandContext) => (options.choice ? options.choice.take(within) : command.run(within))
    const front = context.services.sessionValue(formInFront)
    const before = front.current()
    const isFormNew = () => front.current() !== null && !Object.is(front.current(), before)
    if (goesOn(command)) await run(context)
    else if (command.opensField && command.isThere?.(context) !== true)
      await holding(() => run(context), { isOpening: () => true })
    else await holding((letGo) => run(tellingOfChanges(context, letGo)), { isOpening: isFormNew })
    return true
  } catch (error) {
    const { services } = context
    const detail = failureText(error, services.t)
    services.notify({ type: 'error', message: failedTitle(command, context), ...(detail && { detail }) })
    return false
  } finally {
    ports.underWay.delete(intent)
  }
}

/** What nothing waits for: it asks nothing, and each press of it counts. */
const goesOn = ({ opensField, changesData, inTurn, repeatable }: Command): boolean =>
  opensField !== true && (changesData !== true || inTurn === true || repeatable === true)

/**
 * Whatever changes data may ask first, for a reason or a look at what would happen, and its code may still be on its way: keys
 * wait for it without its saying so. Once the change goes out to the server they go on as ever.
 */
function tellingOfChanges(context: CommandContext, letGo: () => void): CommandContext {
  const { services } = context
  const call = ((name, input) => {
    if ('idempotencyKey' in input) letGo()
    return services.call(name, input)
  }) as typeof services.call
  return { ...context, services: { ...services, call } }
}

/** What is intended: the command, its choice and what it is for. */
function intentOf(command: Command, context: CommandContext, choice: OfferedChoice | undefined): string {
  const targets = targetsOf(command, context).map(({ kind, id }) => `${kind}:${id}`)
  return [command.id, choice?.id ?? '', ...targets].join(' ')
}
