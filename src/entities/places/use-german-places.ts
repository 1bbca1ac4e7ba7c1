import { useEffect, useState } from 'react'
import { germanPlaces, loadGermanPlaces } from '#src/domain/places/german/known.ts'

/** Whether all German places are known, or could not be had: they are fetched behind the first screen. */
export function useGermanPlaces(): boolean {
  const [isSettled, setSettled] = useState(germanPlaces() !== undefined)
  useEffect(() => {
    let isHere = true
    void loadGermanPlaces().then(() => {
      if (isHere) setSettled(true)
    })
    return () => {
      isHere = false
    }
  }, [])
  return isSettled
}
