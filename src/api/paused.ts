import { useEffect, useState } from 'react'

/** Pause in milliseconds after typing before the server is asked. Source: specification 9, search debounce */
const PAUSE = 300

/** A text once no one has typed for a while. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
