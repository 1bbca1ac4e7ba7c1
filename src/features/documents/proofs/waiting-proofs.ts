import { queryFor } from '#src/api/query.ts'
import type { Call } from '#src/contract/index.ts'
import { PROOF_KINDS } from '#src/domain/documents/document-kinds.ts'

/** Papers that would prove a delivery and wait to be checked, the newest of them. */
export function waitingProofsQuery(call: Call) {
  return queryFor(call, 'documents.list', { query: { kind: PROOF_KINDS.join(','), verified: 'false', limit: 200 } })
}
