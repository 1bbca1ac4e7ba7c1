import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { RecordKind } from '#src/contract/records/kinds.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { fieldEditing } from './editing.ts'

/**
 * Says that a record is on the screen in this panel, be it still loading or failed: commands that want a field of it edited
 * are fulfilled here, and what they wanted goes with it.
 */
export function useEditedHere(kind: RecordKind, id: string): void {
  const { key } = usePanelPlace()
  const editing = useSessionValue(fieldEditing)
  useEffect(() => editing.attend({ place: key, kind, id }), [editing, key, kind, id])
}

/** Calls back when somebody wants a field edited in this panel: anyone who wants to edit it wants to see it. */
export function useEditWanted(onWanted: () => void): void {
  const { key } = usePanelPlace()
  const editing = useSessionValue(fieldEditing)
  const latest = useRef(onWanted)
  useEffect(() => {
    latest.current = onWanted
  })
  useEffect(
    () =>
      editing.subscribe(() => {
        if (editing.current()?.place === key) latest.current()
      }),
    [editing, key],
  )
}

/** Whether somebody wants a field edited in this panel, and has not got it yet: all fields must be there. */
export function useIsEditWanted(): boolean {
  const { key } = usePanelPlace()
  const editing = useSessionValue(fieldEditing)
  return useSyncExternalStore(editing.subscribe, () => editing.current()?.place === key)
}
