import { useEffect, useState } from 'react'
import { arePlacesKnown, loadPlaces } from '#src/domain/places/known-places.ts'

/** Whether all German places and European areas are known, or could not be had: they are fetched behind the first screen. */
export function useGermanPlaces(): boolean {
  const [isSettled, setSettled] = useState(arePlacesKnown())
  useEffect(() => {
    let isHere = true
    void loadPlaces().then(() => {
      if (isHere) setSettled(true)
    })
    return () => {
      isHere = false
    }
  }, [])
  return isSettled
}
