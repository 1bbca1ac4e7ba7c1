import { useLoadAhead, type LoadedLater } from '#src/ui/loading/loaded-later.tsx'
import { useCommands } from '../gate/commands-provider.tsx'

/** Shows a part once its code is there, which is fetched ahead; where it cannot be had, the person is told. */
export function useFetched({ preload }: Pick<LoadedLater<never>, 'preload'>): (show: () => void) => void {
  const { source } = useCommands()
  useLoadAhead(() => void preload().catch(() => undefined))
  return (show) => {
    preload().then(show, () => {
      const { services } = source.current()
      services.notify({ type: 'error', message: services.t('commands.loadFailed') })
    })
  }
}
