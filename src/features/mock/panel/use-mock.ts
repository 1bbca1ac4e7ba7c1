import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { CallRecord, MockControl, MockState, WhoAmI } from '#src/contract/mock/control.ts'
import type { MockVerb } from '#src/contract/mock/verbs.ts'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { MOCK_KEY, mockHandle, type MockHandle } from '../mock-handle.ts'

/** Milliseconds between two looks at the mock while its panel is open: it is in this browser, and costs no network. */
const LOOK = 1000

/** What the mock says of itself. */
export interface MockView {
  state: MockState
  who: WhoAmI
  calls: readonly CallRecord[]
}

/** The mock of this page. */
export function useMockHandle(): MockHandle | undefined {
  const held = useSessionValue(mockHandle)
  return useSyncExternalStore(held.subscribe, held.current)
}

/** How the mock stands, looked at again every second; also while the backend it is in front of plays dead. */
export function useMockView({ control, tokens }: MockHandle): MockView | undefined {
  return useQuery({
    queryKey: MOCK_KEY,
    queryFn: () => lookAt(control, tokens()),
    refetchInterval: LOOK,
    networkMode: 'always',
  }).data
}

async function lookAt(control: MockControl, tokens: ReturnType<MockHandle['tokens']>): Promise<MockView> {
  const [state, who, calls] = await Promise.all([
    control.do({ do: 'state' }),
    control.do({ do: 'whoami', ...tokens }),
    control.do({ do: 'calls' }),
  ])
  return { state, who, calls }
}

/** Sends verbs and looks again. */
export function useSend({ control }: MockHandle): (verb: MockVerb) => void {
  const queryClient = useQueryClient()
  return (verb) =>
    void control
      .do(verb)
      .catch(() => undefined)
      .then(() => queryClient.invalidateQueries({ queryKey: MOCK_KEY }))
}
