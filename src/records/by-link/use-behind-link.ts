import { useCallback, useEffect, useState } from 'react'
import { isApiError } from '#src/api/api-error.ts'

/** What stands behind a link. No one is signed in here, so there is no cache of a session to keep it in. `ask` is stable. */
export function useBehindLink<T>(ask: () => Promise<T>) {
  const [found, setFound] = useState<T>()
  const [error, setError] = useState<Error>()
  const load = useCallback(() => {
    ask().then(
      (answer) => {
        setError(undefined)
        setFound(answer)
      },
      (failure: unknown) => setError(asError(failure)),
    )
  }, [ask])
  useEffect(load, [load])
  return {
    found,
    error,
    isUnknown: isApiError(error) && error.status === 404,
    /** Its time is over. */
    isOver: isApiError(error) && error.status === 410,
    load,
    /** What stands behind the link now. */
    changed: setFound,
    /** Sends what changes it; what speaks against that is thrown, and what is there now is asked for. */
    async send(sent: () => Promise<T>) {
      try {
        setFound(await sent())
      } catch (failure) {
        if (isApiError(failure) && failure.code === 'NOT_OPEN') load()
        throw failure
      }
    },
  }
}

const asError = (failure: unknown): Error => (failure instanceof Error ? failure : new Error(String(failure)))
