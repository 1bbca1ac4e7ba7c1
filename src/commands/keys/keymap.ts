import type { TextKey } from '#src/i18n/keys.ts'
import type { Command } from '../gate/command.ts'
import { kindOfCommand, scopesOf } from '../gate/availability.ts'
import { normaliseKeys, partsOf, strokesOf } from '#src/ui/keys/key-strings.ts'
import { commandToday } from '../gate/renamed-commands.ts'
import { isSingleKey } from './keys.ts'
import { canBeTogether } from '../gate/scopes.ts'

/** What a person changed about the keys; `keys` replaces all keys of a command, an empty list takes them away. */
export interface KeymapChanges {
  version: 1
  singleKeys: boolean
  keys: Readonly<Record<string, readonly string[]>>
}

/** The keys of each command, as they work for this person. */
export type Keymap = ReadonlyMap<string, readonly string[]>

/** Two commands on one key, in scopes that can be active together. */
export interface KeyConflict {
  keys: string
  commandIds: readonly [string, string]
}

/** Nothing changed. */
export const noKeymapChanges: KeymapChanges = { version: 1, singleKeys: true, keys: {} }

/** Reads stored changes; whatever is not of the right shape is dropped, so that the keyboard works regardless. */
export function parseKeymapChanges(value: unknown): KeymapChanges {
  if (typeof value !== 'object' || value === null || !('version' in value) || value.version !== 1)
    return noKeymapChanges
  const singleKeys = !('singleKeys' in value) || value.singleKeys !== false
  const stored = 'keys' in value && typeof value.keys === 'object' && value.keys !== null ? value.keys : {}
  const keys = Object.entries(stored).flatMap(([id, list]) => {
    if (!Array.isArray(list)) return []
    const texts = list.filter((item): item is string => typeof item === 'string' && item.length <= 40)
    const allowed = texts.map(normaliseKeys).filter((item) => item !== '' && !forbiddenKeys(item))
    // An empty list says "no key"; one that only holds what cannot be bound says nothing.
    return allowed.length === 0 && list.length > 0 ? [] : [[commandToday(id), allowed] as const]
  })
  return { version: 1, singleKeys, keys: Object.fromEntries(keys) }
}

/** Defaults and a person's changes put together; single keys are left out when they are switched off. */
export function effectiveKeymap(commands: readonly Command[], changes: KeymapChanges): Keymap {
  return new Map(
    commands.map((command) => {
      const own = Object.hasOwn(changes.keys, command.id) ? changes.keys[command.id] : undefined
      const keys = (own ?? command.keys ?? []).map(normaliseKeys)
      return [command.id, changes.singleKeys ? keys : keys.filter((key) => !isSingleKey(key))] as const
    }),
  )
}

function canMeet(one: Command, other: Command): boolean {
  if ((one.givesWay ?? false) !== (other.givesWay ?? false)) return false
  const [kind, otherKind] = [kindOfCommand(one), kindOfCommand(other)]
  // The keyboard is on a record of one kind, and the key means that kind's command.
  if (kind !== undefined && otherKind !== undefined && kind !== otherKind) return false
  return scopesOf(one).some((scope) => scopesOf(other).some((otherScope) => canBeTogether(scope, otherScope)))
}

/** One is the beginning of the other: `g` would never let `g o` happen. */
function collide(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `)
}

/** All pairs of commands that would fight for a key. */
export function conflicts(commands: readonly Command[], keymap: Keymap): readonly KeyConflict[] {
  return commands.flatMap((one, index) => {
    const keys = keymap.get(one.id) ?? []
    if (keys.length === 0) return []
    return commands.slice(index + 1).flatMap((other): KeyConflict[] => {
      const shared = keys.find((key) => (keymap.get(other.id) ?? []).some((otherKey) => collide(key, otherKey)))
      if (!shared || !canMeet(one, other)) return []
      return [{ keys: shared, commandIds: [one.id, other.id] }]
    })
  })
}

/** The commands that already have this key where `command` would want it. */
export function takenBy(
  command: Command,
  keys: string,
  commands: readonly Command[],
  keymap: Keymap,
): readonly Command[] {
  const wanted = normaliseKeys(keys)
  return commands.filter(
    (other) =>
      other.id !== command.id &&
      (keymap.get(other.id) ?? []).some((key) => collide(key, wanted)) &&
      canMeet(command, other),
  )
}

/** Keys that belong to the browser or the system: a page does not get them, or must not take them. */
const browserKeys: ReadonlySet<string> = new Set([
  ...['mod+n', 'mod+t', 'mod+w', 'mod+tab', 'mod+shift+tab', 'mod+pageup', 'mod+pagedown'],
  ...['mod+shift+n', 'mod+shift+t', 'mod+shift+w', 'mod+shift+p', 'mod+shift+k'],
  ...['f5', 'mod+f5', 'mod+r', 'f11', 'f12', 'mod+shift+i', 'mod+l', 'mod+q', 'tab', 'shift+tab'],
])

/** Characters that a German types with AltGr, and its dead keys. */
const untypable: ReadonlySet<string> = new Set('@€{}[]\\|~^´`')

/** Why a key string can never be bound, or undefined when it can. */
export function forbiddenKeys(keys: string): TextKey | undefined {
  for (const stroke of strokesOf(keys)) {
    const { modifiers, key } = partsOf(stroke)
    if (modifiers.includes('alt')) return 'commands.forbidden.alt'
    if (untypable.has(key)) return 'commands.forbidden.untypable'
    if (browserKeys.has(stroke)) return 'commands.forbidden.browser'
  }
  return undefined
}
