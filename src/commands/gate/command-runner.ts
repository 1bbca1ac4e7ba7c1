import { addRecentCommand } from '#src/domain/accounts/recents.ts'
import { formInFront } from '#src/workspace/session/form-in-front.tsx'
import type { KeyHold } from '../keys/hold-keys.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import { failedTitle, failureText } from './retry/failure-text.ts'
import { asChange, lastChange, repeatCommand } from './repeat.ts'
import type { OfferedChoice, Command, CommandContext, FocusedRecord } from './command.ts'
import type { CommandRegistry } from './registry.ts'
import { availability, isWork, targetsOf } from './availability.ts'

/** How a command is run: with a choice already made, for a record that is not the focused one, or from where one was before. */
export interface RunOptions {
  choice?: OfferedChoice
  record?: FocusedRecord
  /** What the person saw when the choice was offered: focus, selection and place are taken from there. */
  context?: CommandContext
  /** Lines typed for it before, in the order it asks for them: they are not asked for again. */
  typed?: readonly string[]
  /** The key it was asked for with. */
  event?: KeyboardEvent
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
  holding?: KeyHold['open']
  /** A person goes on to the next row once this one is done with; undefined: stays on it. */
  goOn?: ((from: FocusedRecord) => void) | undefined
}

const atOnce: KeyHold['open'] = async (run) => await run(() => undefined)

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
    const { focus } = context
    const isStep = command.isStep === true && focus !== undefined && targetsOf(command, context).length === 1
    const goOn = isStep ? ports.goOn : undefined
    const typed: string[] = []
    const done = () => focus !== undefined && goOn?.(focus)
    const within = (letGo: () => void) =>
      typingAgain(tellingOfChanges(context, { letGo, done }), options.typed ?? [], typed)
    const isUnfit = options.choice?.section === 'unfit'
    const perform = async () => {
      if (goesOn(command) && !isUnfit) await run(context)
      else if (command.opensField && command.isThere?.(context) !== true)
        await holding(() => run(within(() => undefined)), { isOpening: () => true })
      // Who goes on to the next row types for that one behind it; who takes what does not fit types the reason he will be asked for.
      else {
        const waits = goOn !== undefined || isUnfit
        const isSameIntent = waits ? undefined : isSameChord(options.event)
        await holding((letGo) => run(within(waits ? () => undefined : letGo)), { isOpening: isFormNew, isSameIntent })
      }
      if (isRepeatable(command)) {
        const again = (asked: CommandContext) => runAgain(ports, command, { choice: options.choice, typed, asked })
        context.services.sessionValue(lastChange).set({ title: titleOf(command, context, options.choice), again })
      }
    }
    await (isRepeatable(command) ? asChange(context, perform) : perform())
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

/**
 * A chord pressed twice is one intent, also where the second press would mean something else by the time it is heard: what the first
 * one was about may be gone. A key alone may be the first letter of what is typed for it.
 */
function isSameChord(first: KeyboardEvent | undefined) {
  if (first === undefined || !(first.ctrlKey || first.metaKey)) return undefined
  return (next: KeyboardEvent) =>
    (['key', 'ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const).every((part) => next[part] === first[part])
}

/** What nothing waits for: it asks nothing, and each press of it counts. */
const goesOn = ({ opensField, changesData, inTurn, repeatable }: Command): boolean =>
  opensField !== true && (changesData !== true || inTurn === true || repeatable === true)

/**
 * Whatever changes data may ask first, for a reason or a look at what would happen, and its code may still be on its way: keys
 * wait for it without its saying so. Once the change goes out to the server they go on as ever.
 */
function tellingOfChanges(
  context: CommandContext,
  { letGo, done }: { letGo(): void; done(): unknown },
): CommandContext {
  const { services } = context
  const call = (async (name, input) => {
    if (!('idempotencyKey' in input)) return services.call(name, input)
    letGo()
    const answer = await services.call(name, input)
    done()
    return answer
  }) as typeof services.call
  return { ...context, services: { ...services, call } }
}

/** The context in which lines that were typed for it before are not asked for again; those that are typed now are noted. */
function typingAgain(context: CommandContext, before: readonly string[], typed: string[]): CommandContext {
  const { services } = context
  const left = [...before]
  const ask: typeof services.ask = async (question) => {
    if (question.line === undefined) return services.ask(question)
    const known = left.shift()
    const isKnown = known !== undefined && question.line(known) === undefined
    const isDone = isKnown && question.send !== undefined && (await question.send(known))
    const text = isKnown && (question.send === undefined || isDone) ? known : await services.ask(question)
    if (text !== undefined) typed.push(text)
    return text
  }
  return { ...context, services: { ...services, ask } }
}

/** Changes of records: what can be done to the next one as well. */
const isRepeatable = ({ changesData, inTurn, placements, id }: Command): boolean =>
  changesData === true &&
  inTurn !== true &&
  placements?.some((place) => place !== 'toolbar') === true &&
  id !== repeatCommand.id

/** "Status setzen: Bestätigt" */
function titleOf(command: Command, context: CommandContext, choice: OfferedChoice | undefined): string {
  const title = plainTitle(context.services.t(command.title, command.titleValues?.(context)))
  return choice === undefined ? title : `${title}: ${choice.title}`
}

/** What is done again: the choice and the lines of then, where the keyboard was when it was asked for. */
interface Repetition {
  choice: OfferedChoice | undefined
  typed: readonly string[]
  asked: CommandContext
}

/** Does the same where the keyboard was when it was asked for; a choice is looked for among those that are offered there. */
async function runAgain(ports: RunnerPorts, command: Command, { choice, typed, asked }: Repetition): Promise<void> {
  if (choice === undefined) return void (await runCommand(ports, command.id, { typed, context: asked }))
  const context = asOffered(asked, ports.context())
  if (sayWhy(command, context)) return
  const offered = (await command.choices?.(context))?.find(({ id }) => id === choice.id)
  if (offered !== undefined && offered.blocked === undefined) {
    return void (await runCommand(ports, command.id, { choice: offered, context, typed }))
  }
  const { t, notify } = context.services
  const message =
    offered?.blocked === undefined || offered.blocked === '' ? t('commands.repeat.notOffered') : offered.blocked
  notify({ type: 'info', message, detail: titleOf(command, context, choice), answers: true })
}

/** What is intended: the command, its choice and what it is for. */
function intentOf(command: Command, context: CommandContext, choice: OfferedChoice | undefined): string {
  const targets = targetsOf(command, context).map(({ kind, id }) => `${kind}:${id}`)
  return [command.id, choice?.id ?? '', ...targets].join(' ')
}
