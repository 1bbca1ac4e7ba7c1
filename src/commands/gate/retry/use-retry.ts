import { useEffect, useRef } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { useSessionValueIfAny } from '#src/workspace/session/session-values.tsx'
import { useLocalKeys } from '../../keys/local-keys.ts'
import { RETRY_KEY, retries } from './retries.ts'

const page = { current: globalThis.document?.body ?? null }

/**
 * Offers another try for as long as it is shown; undefined offers none. Gives the key that makes it, to be shown: the one of
 * the command `connection.retry`, which tries everything again that has failed on the screen.
 */
export function useRetry(retry: (() => void) | undefined): string | undefined {
  const { t } = useText()
  const store = useSessionValueIfAny(retries)
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  const isOffered = retry !== undefined
  useEffect(
    () => (isOffered && store !== undefined ? store.add(() => latest.current?.()) : undefined),
    [store, isOffered],
  )
  useLocalKeys(page, store === undefined && retry ? [{ keys: RETRY_KEY, title: t('ui.retry'), run: retry }] : [])
  const keys = useKeysOf('connection.retry')
  return store === undefined ? RETRY_KEY : keys
}
