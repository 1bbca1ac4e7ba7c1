import { useEffect, useState } from 'react'
import { whenIdle } from '../when-idle.ts'

/** Whether a list has been seen: what lies beyond its edges is drawn after what is in view, and does not delay it. */
export function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => whenIdle(() => setSettled(true), 500), [])
  return isSettled
}
