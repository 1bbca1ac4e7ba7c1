import { useEffect, useState, type ComponentType } from 'react'
import { useCommands } from './commands-provider.tsx'

/**
 * A component whose code is fetched later. Unlike React's `lazy` it draws at once when the code is already there: no
 * suspended frame between Ctrl+K and the palette. When the code cannot be had, the overlay closes and the person is told.
 */
export function deferred<P extends object>(load: () => Promise<ComponentType<P>>) {
  let Loaded: ComponentType<P> | undefined
  const preload = async () => {
    Loaded ??= await load()
  }
  function Deferred(props: P) {
    const { overlays, source } = useCommands()
    const [, redraw] = useState(0)
    useEffect(() => {
      if (Loaded) return
      const fail = () => {
        const { services } = source.current()
        overlays.close()
        services.notify({ type: 'error', message: services.t('commands.loadFailed') })
      }
      preload().then(() => redraw(1), fail)
    }, [overlays, source])
    return Loaded ? <Loaded {...props} /> : null
  }
  return { Deferred, preload }
}
