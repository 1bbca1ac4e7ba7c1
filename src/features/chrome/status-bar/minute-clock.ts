import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The time to the minute, in milliseconds since 1970; re-renders when the minute changes. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const plan = () => {
      timer = setTimeout(
        () => {
          setNow(Date.now())
          plan()
        },
        MINUTE - (Date.now() % MINUTE),
      )
    }
    // A tab that slept shows the right time at once.
    const awake = () => setNow(Date.now())
    plan()
    document.addEventListener('visibilitychange', awake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', awake)
    }
  }, [])
  return now
}
