import { createContext, use, type ReactNode } from 'react'
import type { Call } from '#src/contract/index.ts'

const CallContext = createContext<Call | undefined>(undefined)
const BaseContext = createContext<() => string>(() => '')

interface ApiProviderProps {
  call: Call
  /** The API base as last found; empty is the page's own origin. */
  base?: () => string
  children: ReactNode
}

/** Hands the client's `call` to everything below. */
export function ApiProvider({ call, base = ownOrigin, children }: ApiProviderProps) {
  return (
    <BaseContext value={base}>
      <CallContext value={call}>{children}</CallContext>
    </BaseContext>
  )
}

const ownOrigin = () => ''

/** The one way to the server. Throws outside of `ApiProvider`. */
export function useCall(): Call {
  const call = use(CallContext)
  if (call === undefined) throw new Error('useCall needs an ApiProvider above')
  return call
}

/** Where the server is, as last found; empty is the page's own origin. */
export function useApiBase(): string {
  return use(BaseContext)()
}
