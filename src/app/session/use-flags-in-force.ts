import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { queryFor } from '#src/api/query.ts'
import { parseFeatureFlags, type FeatureFlags } from '#src/domain/accounts/feature-flags.ts'
import { whenIdle } from '#src/ui/loading/when-idle.ts'
import type { Runtime } from '../actors.ts'
import type { Scope } from './scope.ts'

/** Milliseconds within which the company is asked on a page that never rests. */
const ASKED_WITHIN = 2000

/**
 * The feature flags that hold: what this computer says, else what the company begins with, else the specification's. The company is
 * asked when the first screen stands; a server that knows nothing of it changes nothing. Source: specification 9
 */
export function useFlagsInForce({ config }: Runtime, { call, queryClient }: Scope): FeatureFlags {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true), ASKED_WITHIN), [])
  const query = { ...queryFor(call, 'tenants.defaults', {}), retry: false, enabled: isIdle }
  const { data } = useQuery(query, queryClient)
  return useMemo(() => ({ ...parseFeatureFlags(data), ...config.flags }), [data, config.flags])
}
