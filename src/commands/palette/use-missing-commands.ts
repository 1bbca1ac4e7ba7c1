import { useEffect, useState } from 'react'
import type { Commands } from '../gate/commands-provider.tsx'

/** Whether commands are still on their way; those that cannot be had are not waited for. */
export function useMissingCommands({ more }: Pick<Commands, 'more'>): boolean {
  const [failed, setFailed] = useState<typeof more>()
  useEffect(() => {
    let isOpen = true
    more?.().catch(() => isOpen && setFailed(() => more))
    return () => {
      isOpen = false
    }
  }, [more])
  return more !== undefined && failed !== more
}
