import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react'
import type { Command, CommandContext } from '../gate/command.ts'
import type { CommandRegistry } from '../gate/registry.ts'
import { availability, isForOthers } from '../gate/availability.ts'
import { createObservable, type WritableObservable } from '#src/workspace/session/observable.ts'
import { press, type Binding, type Outcome, type KeySequence } from './dispatch.ts'
import type { Keymap } from './keymap.ts'
import { strokesOf } from '#src/ui/keys/key-strings.ts'
import { isSingleKey, matchEvent } from './keys.ts'
import type { LocalKey } from './local-key-store.ts'
import type { showRefusal as SaidRefused } from './refused-key.ts'
import { belongsToElement, isTextField } from './own-keys.ts'

/** A sequence under way: what was typed and what may follow. */
export interface PendingSequence {
  typed: KeySequence
  next: readonly Binding[]
}

/** Holds the pending sequence for the status bar and the overlay. */
export type SequenceStore = WritableObservable<PendingSequence | undefined>

/** Makes the store of the pending sequence. */
export const createSequenceStore = (): SequenceStore => createObservable<PendingSequence | undefined>(undefined)

/** What the listener needs; read again for every key. */
export interface ShortcutPorts {
  registry: CommandRegistry
  /** Fetches the commands that are still missing; none are where it is not given. */
  more?: (() => Promise<void>) | undefined
  keymap: Keymap
  mac: boolean
  context(): CommandContext
  run(id: string, event: KeyboardEvent): void
  /** What a stroke means to the part of the screen that has the focus; that comes before commands. */
  local(stroke: string): Pick<LocalKey, 'run' | 'repeatable'> | undefined
  sequence: SequenceStore
  /** Keys before this one wait for commands that are still on their way: it waits behind them. */
  behind?: ((event: KeyboardEvent) => boolean) | undefined
}

const inDialog: ReadonlySet<string> = new Set(['dialog'])

/** The context as the keyboard has it: an open dialog takes all keys. */
function contextAtKeyboard(context: CommandContext): CommandContext {
  return document.querySelector('dialog[open]') === null ? context : contextInDialog(context)
}

/** The context inside of a dialog: it takes all keys. */
export function contextInDialog(context: CommandContext): CommandContext {
  return { ...context, place: { ...context.place, scopes: inDialog } }
}

function worksInText(command: Command, keys: string): boolean {
  return command.inInputs === true && !isSingleKey(keys)
}

/**
 * The keys with this stroke in them that mean something here and now: only their commands are asked. Blocked commands keep
 * theirs, so that they can say why; first those about the kind of record the keyboard is on, last those that give way.
 */
export function activeBindings(
  { registry, keymap }: Pick<ShortcutPorts, 'registry' | 'keymap'>,
  stroke: string,
  context: CommandContext,
  inText: boolean,
): readonly Binding[] {
  const bindings: { binding: Binding; rank: number }[] = []
  for (const command of registry.all) {
    const keys = keymap.get(command.id)?.filter((key) => strokesOf(key).includes(stroke)) ?? []
    if (keys.length === 0) continue
    const { state } = availability(command, context)
    if (state === 'hidden' || state === 'outOfScope') continue
    const rank =
      (state === 'available' ? 0 : 4) + (command.givesWay === true ? 2 : 0) + (isForOthers(command, context) ? 1 : 0)
    for (const key of keys) {
      if (inText && !worksInText(command, key)) continue
      bindings.push({ binding: { keys: key, id: command.id }, rank })
    }
  }
  return bindings.toSorted((a, b) => a.rank - b.rank).map(({ binding }) => binding)
}

/** It is no one's key here, and no way out of a sequence. */
const isNothing = ({ kind }: Outcome, stroke: string): boolean =>
  kind === 'none' || (kind === 'ended' && stroke !== 'escape')

type SayRefused = typeof SaidRefused

/** Why a key does nothing for this person; where the code for that cannot be had, it does nothing in silence. */
function showRefusal(...args: Parameters<SayRefused>): void {
  refusedKey().then(
    (code) => code.showRefusal(...args),
    () => undefined,
  )
}

/** The code that says it, fetched ahead. */
export const refusedKey = () => import('./refused-key.ts')

/** Decides about one key press; true when it was ours. */
export function handleKey(event: KeyboardEvent, ports: ShortcutPorts): boolean {
  const stroke = matchEvent(event, ports.mac)
  const { sequence } = ports
  const pending = sequence.current()
  if (!stroke) return false
  const inText = isTextField(event.target)
  if (inText && pending) sequence.set(undefined)
  const typed = inText ? [] : (pending?.typed ?? [])
  const local = inText || typed.length > 0 ? undefined : ports.local(stroke)
  if (local !== undefined) {
    if (!event.repeat || local.repeatable) local.run()
    return true
  }
  if (typed.length === 0 && belongsToElement(event.target, stroke)) return false
  const context = contextAtKeyboard(ports.context())
  const step = press(typed, stroke, activeBindings(ports, stroke, context, inText))
  const { outcome } = step
  if (isNothing(outcome, stroke) && !inText && !event.repeat) {
    // It may belong to a command that is on its way, and so may the keys before it: those keep waiting for it.
    if (ports.more !== undefined) return false
    showRefusal([...typed, stroke], ports, context)
  }
  if (outcome.kind === 'none') return false
  if (outcome.kind === 'run' && event.repeat && !ports.registry.get(outcome.id)?.repeatable) return true
  if (outcome.kind === 'pending' && event.repeat) return true
  if (typed.length === 0 && !inText && ports.behind?.(event)) return true
  sequence.set(outcome.kind === 'pending' ? { typed: step.typed, next: outcome.next } : undefined)
  if (outcome.kind === 'run') ports.run(outcome.id, event)
  return true
}

/** The one listener for all keys: on the document, before anything on the page sees them. */
export function useShortcuts(ports: ShortcutPorts): void {
  const latest = useRef(ports)
  useEffect(() => {
    latest.current = ports
  })
  const early = useEarlyKeys(latest, ports.more)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      if (!handleKey(event, { ...latest.current, behind: early.current.behind })) return early.current.take(event)
      event.preventDefault()
      event.stopPropagation()
    }
    const forget = () => latest.current.sequence.set(undefined)
    document.addEventListener('keydown', onKeyDown, { capture: true })
    document.addEventListener('pointerdown', forget, { capture: true })
    window.addEventListener('blur', forget)
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true })
      document.removeEventListener('pointerdown', forget, { capture: true })
      window.removeEventListener('blur', forget)
    }
  }, [early])
}

/**
 * A key nothing is bound to yet may be one of a command that is still on its way: it works when that is there, unless the
 * keyboard has gone elsewhere meanwhile.
 */
function useEarlyKeys(latest: RefObject<ShortcutPorts>, more: ShortcutPorts['more']) {
  const waiting = useRef<{ event: KeyboardEvent; place: Element | null }[]>([])
  useEffect(() => {
    if (more !== undefined) return
    for (const { event, place } of waiting.current.splice(0)) {
      // Once one of them has opened something to type in, the others belong there: that listens at the window.
      const isFree = () => window.dispatchEvent(new KeyboardEvent(event.type, event))
      if (document.activeElement === place && isFree()) handleKey(event, latest.current)
    }
  }, [latest, more])
  const take = (event: KeyboardEvent) => {
    const fetchMore = latest.current.more
    if (fetchMore === undefined || event.repeat || isTextField(event.target) || !matchEvent(event, latest.current.mac))
      return
    waiting.current.push({ event, place: document.activeElement })
    fetchMore().catch(() => waiting.current.splice(0))
  }
  const behind = (event: KeyboardEvent) => {
    if (waiting.current.length === 0) return false
    take(event)
    return true
  }
  return useRef({ take, behind })
}

/** The pending sequence, re-rendering when it changes. */
export function usePending(store: SequenceStore): PendingSequence | undefined {
  return useSyncExternalStore(store.subscribe, store.current)
}
