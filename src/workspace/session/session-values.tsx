import { createContext, use, type ReactNode } from 'react'

/** Names something a session has one of, such as the bulk change in front of a person, and says how it begins. */
export interface SessionValue<T> {
  create(): T
  /** Ends with the session what would go on by itself. */
  end?(value: T): void
}

/** What a session has one of each. It lives and ends with the session: the next one, or a second app in the page, starts over. */
export interface SessionValues {
  of<T>(value: SessionValue<T>): T
  /** Ends all of them; what is asked for afterwards starts over. */
  end(): void
}

/** Makes the store of a session; each value is made when it is first asked for. */
export function createSessionValues(): SessionValues {
  const made = new Map<SessionValue<unknown>, unknown>()
  const ends: (() => void)[] = []
  return {
    of<T>(value: SessionValue<T>): T {
      if (!made.has(value)) {
        const created = value.create()
        made.set(value, created)
        ends.push(() => value.end?.(created))
      }
      return made.get(value) as T
    },
    end() {
      made.clear()
      for (const end of ends.splice(0)) end()
    },
  }
}

const SessionValuesContext = createContext<SessionValues | undefined>(undefined)

export function SessionValuesProvider({ values, children }: { values: SessionValues; children: ReactNode }) {
  return <SessionValuesContext value={values}>{children}</SessionValuesContext>
}

/** The one of this session, where there is one: for what is also shown to no one signed in. */
export function useSessionValueIfAny<T>(value: SessionValue<T>): T | undefined {
  return use(SessionValuesContext)?.of(value)
}

/** The one of this session; commands reach it by `services.sessionValue`. */
export function useSessionValue<T>(value: SessionValue<T>): T {
  const values = use(SessionValuesContext)
  if (values === undefined) throw new Error('SessionValuesProvider is missing')
  return values.of(value)
}
