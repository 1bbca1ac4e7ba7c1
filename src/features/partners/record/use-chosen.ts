import { useCallback } from 'react'
import { contextFor } from '#src/commands/gate/command-runner.ts'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import type { Partner } from '#src/contract/partners/partner.ts'

/** Runs a command that asks for a choice with that choice already made, for a partner; nothing where it is not offered any more. */
export function useChosen(partner: Partner): (command: string, choice: string) => void {
  const { registry, more, source, run } = useCommands()
  return useCallback(
    (id, choice) => {
      const record = { kind: 'partner', id: partner.id, record: partner } as const
      const begin = async () => {
        if (registry.get(id) === undefined) await more?.()
        const offered = await registry.get(id)?.choices?.(contextFor(source.current(), record))
        const chosen = offered?.find((one) => one.id === choice)
        if (chosen !== undefined) await run(id, { choice: chosen, record })
      }
      begin().catch(() => undefined)
    },
    [registry, more, source, run, partner],
  )
}
