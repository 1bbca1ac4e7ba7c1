import { useEffect, useState } from 'react'

/** ms before work that may take long shows how far it is: what ends sooner would only flash. */
const PATIENCE = 400

/** True as soon as something has gone on for a while. */
export function usePatience(isGoingOn: boolean): boolean {
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return undefined
    const timer = setTimeout(() => setWaited(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      setWaited(false)
    }
  }, [isGoingOn])
  return isGoingOn && waited
}
