import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { InputOf, OutputOf } from '#src/contract/basics/core.ts'
import type { Call, EndpointName, Endpoints } from '#src/contract/index.ts'
import { retryDelay, shouldRetryQuery } from './retry.ts'

const MINUTE = 60_000

/** The cache with the product's rules; one per tenant and session. Source: specification 9, data fetching */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        gcTime: 15 * MINUTE,
        refetchOnWindowFocus: false,
        refetchOnMount: true,
        refetchOnReconnect: true,
        retry: shouldRetryQuery,
        retryDelay,
        // 'online' would hold requests back and send them later by itself; the client refuses them at once instead.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** A call's input without what belongs to one sending of it. */
export type QueryInput<N extends EndpointName> = Omit<InputOf<Endpoints[N]>, 'signal' | 'idempotencyKey' | 'ifMatch'>

/** Keys of the cache: the endpoint's name, then the input. */
export const queryKeys = {
  /** Everything fetched from an endpoint. */
  all: (name: EndpointName) => [name] as const,
  /** One answer. */
  of: <N extends EndpointName>(name: N, input: QueryInput<N>) => [name, input] as const,
  /** Everything about one record. */
  record: (name: EndpointName, id: string) => [name, { params: { id } }] as const,
}

/** The query of one endpoint and input, for `useQuery`, loaders and prefetching. */
export function queryFor<N extends EndpointName>(call: Call, name: N, input: QueryInput<N>) {
  return queryOptions<OutputOf<Endpoints[N]>, Error, OutputOf<Endpoints[N]>, readonly [N, QueryInput<N>]>({
    queryKey: queryKeys.of(name, input),
    queryFn: ({ signal }) => call(name, { ...input, signal } as InputOf<Endpoints[N]>),
  })
}
