import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { parseRecentCommands } from '#src/domain/accounts/recents.ts'
import type { Command, CommandContext, FocusedRecord } from './command.ts'
import type { CommandRegistry } from './registry.ts'
import { runCommand, type RunOptions } from './command-runner.ts'
import {
  effectiveKeymap,
  noKeymapChanges,
  parseKeymapChanges,
  type Keymap,
  type KeymapChanges,
} from '../keys/keymap.ts'
import { KeysOfProvider } from '#src/ui/keys/keys-of.tsx'
import { isMac } from '#src/ui/keys/key-strings.ts'
import { createObservable } from '#src/workspace/session/observable.ts'
import type { Overlays } from './overlays/overlays.ts'
import { goOn } from '#src/workspace/preferences.ts'
import { dropHeldKeys, holdingKeys } from '../keys/hold-keys.ts'
import { toNextRow } from './next-row.ts'
import { createLocalKeyStore, type LocalKeyStore } from '../keys/local-key-store.ts'
import { createSequenceStore, useShortcuts, type SequenceStore } from '../keys/use-shortcuts.ts'
import { commandToday } from './renamed-commands.ts'
import { shareContext, stateSelector, type ShownState } from './shared-context.ts'

/** The current context and word of its changes, so that buttons know when to ask the gate again. */
export interface ContextSource {
  current(): CommandContext
  subscribe(listener: () => void): () => void
}

/** Where preferences are kept (keys, recents), per tenant and user; never throws. */
export interface PreferenceStorage {
  read(name: 'keymap' | 'recentCommands' | 'recentSearches'): unknown
  write(name: 'keymap' | 'recentCommands' | 'recentSearches', value: unknown): void
}

/** What components below the provider can ask and do. */
export interface Commands {
  registry: CommandRegistry
  /** Fetches the commands that are still missing; undefined once there are none. */
  more: (() => Promise<void>) | undefined
  source: ContextSource
  /** The same for what shows commands: one context per event for all of them. */
  shared: ContextSource
  keymap: Keymap
  changes: KeymapChanges
  setChanges(changes: KeymapChanges): void
  mac: boolean
  storage: PreferenceStorage
  overlays: Overlays
  sequence: SequenceStore
  localKeys: LocalKeyStore
  /** The commands used last. Nothing on the screen follows them: else each command would draw whatever asks for commands. */
  recent(): readonly string[]
  run(id: string, options?: RunOptions): Promise<boolean>
}

/** The commands used last, by what they are called today. */
const recentIn = (storage: PreferenceStorage): readonly string[] => [
  ...new Set(parseRecentCommands(storage.read('recentCommands')).map(commandToday)),
]

const CommandsContext = createContext<Commands | undefined>(undefined)

interface CommandsProviderProps {
  registry: CommandRegistry
  /** Fetches the commands that are still missing; none are where it is not given. */
  more?: (() => Promise<void>) | undefined
  source: ContextSource
  overlays: Overlays
  storage: PreferenceStorage
  children: ReactNode
}

/** Makes the registry work: keys, buttons and overlays below it. One per signed-in session. */
export function CommandsProvider({ registry, more, source, overlays, storage, children }: CommandsProviderProps) {
  const mac = isMac()
  const [sequence] = useState(createSequenceStore)
  const [localKeys] = useState(createLocalKeyStore)
  const [underWay] = useState(() => new Set<string>())
  const [changes, setChangesState] = useState(() => parseKeymapChanges(storage.read('keymap')))
  const [recents] = useState(() => createObservable(recentIn(storage)))
  const recent = recents.current
  const shared = useMemo(() => shareContext(source), [source])
  const keymap = useMemo(() => effectiveKeymap(registry.all, changes), [registry, changes])

  const setChanges = useCallback(
    (next: KeymapChanges) => {
      setChangesState(next)
      storage.write('keymap', next)
    },
    [storage],
  )
  const run = useCallback(
    (id: string, options?: RunOptions) =>
      runCommand(
        {
          registry,
          context: () => source.current(),
          underWay,
          holding: holdingKeys,
          goOn: goOn.get() ? (from) => toNextRow(source, from) : undefined,
          recent: () => recentIn(storage),
          setRecent: (ids) => {
            storage.write('recentCommands', ids)
            recents.set(ids)
          },
        },
        id,
        options,
      ),
    [registry, source, storage, underWay, recents],
  )
  useEffect(() => dropHeldKeys, [])
  // The palette and the overview of keys know all that can be done.
  useEffect(() => more && overlays.subscribe(() => void more().catch(() => undefined)), [more, overlays])
  const local = (stroke: string) => localKeys.find(stroke, changes.singleKeys)
  useShortcuts({
    registry,
    more,
    keymap,
    mac,
    context: source.current,
    run: (id, event) => void run(id, { event }),
    sequence,
    local,
  })

  const value = useMemo<Commands>(
    () => ({
      ...{ registry, more, source, shared, keymap, changes, setChanges, mac },
      ...{ storage, overlays, sequence, localKeys, recent, run },
    }),
    [
      registry,
      more,
      source,
      shared,
      keymap,
      changes,
      setChanges,
      mac,
      storage,
      overlays,
      sequence,
      localKeys,
      recent,
      run,
    ],
  )
  const keysOf = useCallback((id: string) => keyOf(keymap, id), [keymap])
  return (
    <CommandsContext value={value}>
      <KeysOfProvider keysOf={keysOf}>{children}</KeysOfProvider>
    </CommandsContext>
  )
}

/** The same where there may be none: before anybody is signed in. */
export function useCommandsIfAny(): Commands | undefined {
  return use(CommandsContext)
}

/** Everything about commands; only below `CommandsProvider`. */
export function useCommands(): Commands {
  const commands = use(CommandsContext)
  if (!commands) throw new Error('CommandsProvider is missing')
  return commands
}

/** The first key of a command as it works for this person; undefined when it has none. */
export function keyOf(keymap: Keymap, id: string): string | undefined {
  return keymap.get(id)?.[0]
}

/** A command with its key and what the gate says about it, kept up to date. Undefined when the id is unknown. */
export interface CommandState extends ShownState {
  command: Command
  keys: string | undefined
}

/** For buttons and menus: asks the gate again whenever the context changes. `record` stands in for the focused one. */
export function useCommandState(id: string, record?: FocusedRecord): CommandState | undefined {
  const { registry, shared, keymap } = useCommands()
  const command = registry.get(id)
  const select = useMemo(() => command && stateSelector(command, record), [command, record])
  const state = useSyncExternalStore(shared.subscribe, () => select?.(shared.current()))
  return useMemo(() => command && state && { command, ...state, keys: keyOf(keymap, id) }, [command, state, keymap, id])
}

/** Starts over with the default keys. */
export function resetKeymap(commands: Commands): void {
  commands.setChanges(noKeymapChanges)
}
