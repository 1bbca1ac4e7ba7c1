import type { MessageValues } from '#src/i18n/keys.ts'
import type { Command, CommandContext, FocusedRecord } from './command.ts'
import { availability, type Availability } from './availability.ts'
import { contextFor } from './command-runner.ts'
import type { ContextSource } from './commands-provider.tsx'

/**
 * The context for all buttons on the screen: they hear of the changes of one event once, however many there were, and share
 * one context instead of making one each. It is never kept longer than what runs at that moment.
 */
export function shareContext(source: ContextSource): ContextSource {
  const listeners = new Set<() => void>()
  let shared: CommandContext | undefined
  let isTelling = false
  let end: (() => void) | undefined

  const tell = () => {
    isTelling = false
    for (const listener of listeners) listener()
  }
  const onChange = () => {
    shared = undefined
    if (isTelling) return
    isTelling = true
    queueMicrotask(tell)
  }
  return {
    current() {
      if (shared === undefined) {
        shared = source.current()
        queueMicrotask(() => {
          shared = undefined
        })
      }
      return shared
    },
    subscribe(listener) {
      if (listeners.size === 0) end = source.subscribe(onChange)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) end?.()
      }
    },
  }
}

/** What a button shows of its command. */
export interface ShownState {
  title: string
  availability: Availability
}

/** The state of one command in whatever context; the same object as long as it says the same. */
export function stateSelector(
  command: Command,
  record: FocusedRecord | undefined,
): (context: CommandContext) => ShownState {
  let asked: CommandContext | undefined
  let state: ShownState | undefined
  return (context) => {
    if (state !== undefined && context === asked) return state
    asked = context
    const next = stateOf(command, contextFor(context, record))
    if (state === undefined || !isSameState(state, next)) state = next
    return state
  }
}

function stateOf(command: Command, context: CommandContext): ShownState {
  return {
    title: context.services.t(command.title, command.titleValues?.(context)),
    availability: availability(command, context, 'anywhere'),
  }
}

function isSameState(one: ShownState, other: ShownState): boolean {
  const [was, is] = [one.availability, other.availability]
  if (one.title !== other.title || was.state !== is.state) return false
  if (was.state !== 'blocked' || is.state !== 'blocked') return true
  return was.reason === is.reason && isSameValues(was.values, is.values)
}

function isSameValues(one: MessageValues = {}, other: MessageValues = {}): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}
