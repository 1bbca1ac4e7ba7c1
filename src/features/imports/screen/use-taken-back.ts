import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import type { ImportState } from '../work/state.ts'

/** Rows whose orders were taken back or deleted can be created again: asked anew whenever there is news of the import. */
export function useTakenBack({ data, counts, creation }: ImportState): void {
  const { source } = useCommands()
  const { dataUpdatedAt } = useQuery({
    ...queryFor(useCall(), 'imports.get', { params: { id: data?.id ?? '' } }),
    enabled: counts.created > 0 && creation?.state !== 'running',
  })
  useEffect(() => {
    if (dataUpdatedAt > 0) void import('../work/look-up.ts').then(({ lookUp }) => lookUp(source.current()))
  }, [dataUpdatedAt, source])
}
