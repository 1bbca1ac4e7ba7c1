import { useEffect, useRef } from 'react'
import { useFocusScopes } from '#src/commands/gate/focus-scopes.tsx'
import { MAIN_PANEL } from '#src/workspace/panels/panel-focus.tsx'
import { recordViewer } from '#src/workspace/session/record-viewer.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { mapPlace, type MapHandle } from './map-handle.ts'

/** Always the newest of a function that is told to somebody once. */
function useNewest<T>(value: T) {
  const newest = useRef(value)
  useEffect(() => {
    newest.current = value
  })
  return newest
}

/** Hands the map over to its commands. */
export function useMapHandle(handle: MapHandle) {
  const place = useSessionValue(mapPlace)
  useEffect(() => place.register(handle))
}

/** The map shows what a list would otherwise show in a panel of its own. */
export function useShownBeside(show: (id: string) => boolean) {
  const viewer = useSessionValue(recordViewer)
  const newest = useNewest(show)
  useEffect(
    () => viewer.register(({ kind, id }) => (kind === 'transport' || kind === 'order') && newest.current(id)),
    [viewer, newest],
  )
}

/** The map goes along with the row the keyboard is on in the main panel. */
export function useFollowed(show: (id: string) => void) {
  const scopes = useFocusScopes()
  const newest = useNewest(show)
  useEffect(() => {
    let last = scopes.of(MAIN_PANEL)?.focus?.id
    return scopes.subscribe(() => {
      const id = scopes.of(MAIN_PANEL)?.focus?.id
      if (id === last || id === undefined) return
      last = id
      newest.current(id)
    })
  }, [scopes, newest])
}
