import type { ReactNode } from 'react'
import type { EndpointName } from '#src/contract/index.ts'
import { isOffered } from '#src/contract/extras.ts'
import { useSession } from './session.tsx'

/** What needs a call beside those of the specification: absent where the backend does not offer it. Source: decision A34 */
export function Offered({ calls, children }: { calls: EndpointName | readonly EndpointName[]; children: ReactNode }) {
  return isOffered(useSession(), calls) ? children : null
}
