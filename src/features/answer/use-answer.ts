import { useCallback } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { useBehindLink } from '#src/records/by-link/use-behind-link.ts'

/** An order that was sent to a carrier, as it stands behind his link. */
export function useAnswer(token: string) {
  const call = useCall()
  const { found, send, ...link } = useBehindLink(
    useCallback(() => call('answers.get', { params: { token } }), [call, token]),
  )
  return {
    ...link,
    answer: found,
    /** Gives the answer; what speaks against it is thrown, and what is there now is asked for. */
    give: (given: { answer: 'accepted' | 'declined'; name: string; reason?: string }) =>
      send(() => call('answers.give', { params: { token }, body: given })),
    file: () => call('answers.file', { params: { token } }),
  }
}
