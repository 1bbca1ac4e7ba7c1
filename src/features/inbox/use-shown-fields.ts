import { useSyncExternalStore } from 'react'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { shownFields } from './shown-fields.ts'

/** The fields that are shown of this e-mail; nothing while they are not. */
export function useShownFields(emailId: string) {
  const values = useSessionValue(shownFields)
  const shown = useSyncExternalStore(values.subscribe, values.current)
  return shown?.emailId === emailId ? shown : undefined
}
