import { useSyncExternalStore } from 'react'
import { useSessionValue } from '#src/workspace/session-values.tsx'
import { pointInFront } from './in-front.ts'

/** Draws the form of a loading point over whatever screen it was asked for on. */
export function LoadingPointHost() {
  const front = useSessionValue(pointInFront)
  return useSyncExternalStore(front.subscribe, front.current)
}
