import { useEffect, useSyncExternalStore } from 'react'
import type { CommandRegistry } from '#src/commands/gate/registry.ts'
import { createObservable } from '#src/workspace/session/observable.ts'
import { createRegistry } from './commands.ts'
import type { AppRouter } from '../router.tsx'

/** The commands that are there by now. */
const known = createObservable({ registry: createRegistry(), isWhole: false })

/** Fetches the commands that are not there from the start; what cannot be had may be asked for again. */
export async function loadCommands(): Promise<void> {
  const { allCommands } = await import('./all-commands.late.ts')
  if (!known.current().isWhole) known.set({ registry: createRegistry(allCommands), isWhole: true })
}

/** Fetches them with the first other screen a person goes to. */
export function useCommandsOfScreens(router: AppRouter): void {
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ pathChanged }) => {
        if (pathChanged) loadCommands().catch(() => undefined)
      }),
    [router],
  )
}

/** The commands that are there, and, while these are not all, how to have the others. */
export function useRegistry(): { registry: CommandRegistry; more: (() => Promise<void>) | undefined } {
  const { registry, isWhole } = useSyncExternalStore(known.subscribe, known.current)
  return { registry, more: isWhole ? undefined : loadCommands }
}
