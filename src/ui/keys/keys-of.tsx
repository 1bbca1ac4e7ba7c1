import { createContext, use, type ReactNode } from 'react'

/** The key of a command as it works for this person, by the command's id; undefined where it has none. */
export type KeysOf = (id: string) => string | undefined

// Outside of a session there are no commands, and no keys of theirs.
const KeysOfContext = createContext<KeysOf>(() => undefined)

/** Tells everything below which keys commands have; anyone who holds the keymap provides it. */
export function KeysOfProvider({ keysOf, children }: { keysOf: KeysOf; children: ReactNode }) {
  return <KeysOfContext value={keysOf}>{children}</KeysOfContext>
}

/** Looks up keys by id where there are several, such as in a list of messages. */
export function useKeyLookup(): KeysOf {
  return use(KeysOfContext)
}

/** The key of a command, to be shown beside what does the same; as it is declared (`'shift+f'`), as key caps take it. */
export function useKeysOf(id: string): string | undefined {
  return useKeyLookup()(id)
}
