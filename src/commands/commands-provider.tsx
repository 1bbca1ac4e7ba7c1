import { createContext, use, useCallback, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Availability, Command, CommandContext, CommandRegistry, FocusedRecord } from './command.ts'
import { availability } from './command.ts'
import { contextFor, runCommand, type RunOptions } from './command-runner.ts'
import { effectiveKeymap, noKeymapChanges, parseKeymapChanges, type Keymap, type KeymapChanges } from './keymap.ts'
import type { Overlays } from './overlays.ts'
import { maxRecentCommands, parseRecents } from './recents.ts'
import { createSequenceStore, useIsMac, useShortcuts, type SequenceStore } from './use-shortcuts.ts'

/** The current context and word of its changes, so that buttons know when to ask the gate again. */
export interface ContextSource {
  current(): CommandContext
  subscribe(listener: () => void): () => void
}

/** Where taste is kept (keys, recents), per tenant and user; never throws. */
export interface TasteStorage {
  read(name: 'keymap' | 'recentCommands' | 'recentSearches'): unknown
  write(name: 'keymap' | 'recentCommands' | 'recentSearches', value: unknown): void
}

/** What components below the provider can ask and do. */
export interface Commands {
  registry: CommandRegistry
  source: ContextSource
  keymap: Keymap
  changes: KeymapChanges
  setChanges(changes: KeymapChanges): void
  mac: boolean
  storage: TasteStorage
  overlays: Overlays
  sequence: SequenceStore
  recent: readonly string[]
  run(id: string, options?: RunOptions): Promise<boolean>
}

const CommandsContext = createContext<Commands | undefined>(undefined)

interface CommandsProviderProps {
  registry: CommandRegistry
  source: ContextSource
  overlays: Overlays
  storage: TasteStorage
  children: ReactNode
}

/** Makes the registry work: keys, buttons and overlays below it. One per signed-in session. */
export function CommandsProvider({ registry, source, overlays, storage, children }: CommandsProviderProps) {
  const mac = useIsMac()
  const [sequence] = useState(createSequenceStore)
  const [underWay] = useState(() => new Set<string>())
  const [changes, setChangesState] = useState(() => parseKeymapChanges(storage.read('keymap')))
  const [recent, setRecentState] = useState(() => parseRecents(storage.read('recentCommands'), maxRecentCommands))
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
          recent: () => parseRecents(storage.read('recentCommands'), maxRecentCommands),
          setRecent: (ids) => {
            storage.write('recentCommands', ids)
            setRecentState(ids)
          },
        },
        id,
        options,
      ),
    [registry, source, storage, underWay],
  )
  useShortcuts({ registry, keymap, mac, context: source.current, run: (id) => void run(id), sequence })

  const value = useMemo<Commands>(
    () => ({ registry, source, keymap, changes, setChanges, mac, storage, overlays, sequence, recent, run }),
    [registry, source, keymap, changes, setChanges, mac, storage, overlays, sequence, recent, run],
  )
  return <CommandsContext value={value}>{children}</CommandsContext>
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
export interface CommandState {
  command: Command
  title: string
  keys: string | undefined
  availability: Availability
}

/** For buttons and menus: asks the gate again whenever the context changes. `record` stands in for the focused one. */
export function useCommandState(id: string, record?: FocusedRecord): CommandState | undefined {
  const { registry, source, keymap } = useCommands()
  const command = registry.get(id)
  const snapshot = useSyncExternalStore(source.subscribe, () =>
    command ? JSON.stringify(stateOf(command, contextFor(source.current(), record))) : '',
  )
  return useMemo(() => {
    if (!command || snapshot === '') return undefined
    const state: ReturnType<typeof stateOf> = JSON.parse(snapshot)
    return { command, title: state.title, keys: keyOf(keymap, id), availability: state.availability }
  }, [command, snapshot, keymap, id])
}

function stateOf(command: Command, context: CommandContext): { title: string; availability: Availability } {
  return {
    title: context.services.t(command.title, command.titleValues?.(context)),
    availability: availability(command, context, 'anywhere'),
  }
}

/** Starts over with the default keys. */
export function resetKeymap(commands: Commands): void {
  commands.setChanges(noKeymapChanges)
}
