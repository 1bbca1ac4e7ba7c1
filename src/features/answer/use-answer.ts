import { useCallback, useEffect, useState } from 'react'
import { isApiError } from '#src/api/api-error.ts'
import { useCall } from '#src/api/provider.tsx'
import type { Answer } from '#src/contract/messages.ts'

/** What stands behind a link. No one is signed in here, so there is no cache of a session to keep it in. */
export function useAnswer(token: string) {
  const call = useCall()
  const [answer, setAnswer] = useState<Answer>()
  const [error, setError] = useState<Error>()
  const load = useCallback(() => {
    call('answers.get', { params: { token } }).then(
      (found) => {
        setError(undefined)
        setAnswer(found)
      },
      (failure: unknown) => setError(asError(failure)),
    )
  }, [call, token])
  useEffect(load, [load])
  return {
    answer,
    error,
    isUnknown: isApiError(error) && error.status === 404,
    /** Its time is over. */
    isOver: isApiError(error) && error.status === 410,
    load,
    /** What stands behind the link now. */
    changed: setAnswer,
    /** Gives the answer; what speaks against it is thrown, and what is there now is asked for. */
    async give(given: { answer: 'accepted' | 'declined'; name: string; reason?: string }) {
      try {
        setAnswer(await call('answers.give', { params: { token }, body: given }))
      } catch (failure) {
        if (isApiError(failure) && failure.code === 'NOT_OPEN') load()
        throw failure
      }
    },
    file: () => call('answers.file', { params: { token } }),
  }
}

const asError = (failure: unknown): Error => (failure instanceof Error ? failure : new Error(String(failure)))
