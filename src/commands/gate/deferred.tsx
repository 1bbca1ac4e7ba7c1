import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react'
import type { CommandContext } from './command.ts'
import { collectTyped } from '../keys/typed-ahead.ts'
import { useCommands } from './commands-provider.tsx'

/** What an overlay whose code came late is told. */
interface OverlayStart {
  /** What was typed meanwhile. */
  typedAhead?: string
  /** Where the keyboard was when it was asked for. */
  here?: CommandContext
}

/**
 * A component whose code is fetched later. Unlike React's `lazy` it draws at once when the code is already there: no
 * suspended frame between Ctrl+K and the palette. Keys pressed while the code is on its way run no commands; what they
 * type is handed to the component. When the code cannot be had, the overlay closes and the person is told.
 */
export function deferred<P extends object>(load: () => Promise<ComponentType<P & OverlayStart>>) {
  let Loaded: ComponentType<P & OverlayStart> | undefined
  const preload = async () => {
    Loaded ??= await load()
  }
  function Deferred(props: P) {
    const { overlays, source } = useCommands()
    const [, redraw] = useState(0)
    const [here] = useState(() => source.current())
    const typedAhead = useTypedAhead(Loaded === undefined, overlays.close)
    useEffect(() => {
      if (Loaded) return
      const fail = () => {
        const { services } = source.current()
        overlays.close()
        services.notify({ type: 'error', message: services.t('commands.loadFailed') })
      }
      preload().then(() => redraw(1), fail)
    }, [overlays, source])
    return Loaded ? <Loaded {...props} typedAhead={typedAhead} here={here} /> : null
  }
  return { Deferred, preload }
}

/** Collects what is typed while somebody waits; Esc gives up. */
function useTypedAhead(isWaiting: boolean, onCancel: () => void): string {
  const [typed, setTyped] = useState('')
  useLayoutEffect(() => {
    if (!isWaiting) return undefined
    const ahead = collectTyped({ changed: setTyped, cancelled: onCancel })
    return () => void ahead.end()
  }, [isWaiting, onCancel])
  return typed
}
