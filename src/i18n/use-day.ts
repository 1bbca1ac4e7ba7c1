import { useEffect, useState } from 'react'
import { addDays, epochToZoned, zonedToEpoch, type PlainDate } from '#src/domain/basics/dates.ts'

/** Milliseconds after which the clock is looked at all the same: computers sleep, and their clocks are set. */
const LONGEST = 60 * 60_000

const todayNow = (): PlainDate => epochToZoned(Date.now()).date

/** The day it is in Europe/Berlin; re-renders at midnight, or when a page that slept past it is looked at again. */
export function useDay(): PlainDate {
  const [day, setDay] = useState(todayNow)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      const today = todayNow()
      setDay(today)
      const midnight = zonedToEpoch(addDays(today, 1), '00:00')
      timer = setTimeout(look, Math.min(LONGEST, Math.max(1, midnight - Date.now())))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return day
}
