import type { InHand } from './in-hand.ts'
import { useSyncExternalStore } from 'react'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { carryState } from './state.ts'

/** What is in hand, re-rendering with each step of it. */
export function useInHand(): InHand | undefined {
  const { inHand } = useSessionValue(carryState)
  return useSyncExternalStore(inHand.subscribe, inHand.current)
}
