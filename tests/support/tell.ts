import type { Change } from '#mock-server/core/handle.ts'
import type { MockServer } from '#mock-server/server.ts'
import { Outbox } from '#mock-server/write/outbox.ts'

/** Tells everybody of a tenant of changes no one has made, numbered as all others are. */
export async function tell(server: MockServer, tenantId: string, ...changes: readonly Change[]): Promise<void> {
  const store = server.store(tenantId)
  const outbox = new Outbox(Date.now)
  const until = await store.transaction((inside) => outbox.append(inside, changes, {}))
  if (until !== undefined) server.live.send(tenantId, await outbox.unsent(store, until))
}
