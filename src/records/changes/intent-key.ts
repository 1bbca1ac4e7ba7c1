import type { QueryClient } from '@tanstack/react-query'
import { isRefusal } from '#src/api/api-error.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { EntityKind } from '#src/contract/entities.ts'
import { asOwn } from './own-news.ts'

/** The keys of intents the server has not yet said its last word on, by session. */
const unsettled = new WeakMap<QueryClient, Map<string, string>>()

/**
 * Sends what a person wants with one idempotency key per intent: wanted again after a lost answer it has the key it had, so
 * that it is done once (decision A6). `parts` are all that makes it the same intent: endpoint, record, version and body.
 * Whoever sends so asks anew for what stands around the record (`refreshAround`) once it is settled.
 */
export async function withKey<T>(
  { services }: { services: Pick<CommandContext['services'], 'queryClient'> },
  kind: EntityKind,
  parts: readonly unknown[],
  send: (idempotencyKey: string) => Promise<T>,
): Promise<T> {
  const { queryClient } = services
  const keys = unsettled.get(queryClient) ?? new Map<string, string>()
  unsettled.set(queryClient, keys)
  const intent = JSON.stringify(parts)
  const key = keys.get(intent) ?? crypto.randomUUID()
  keys.set(intent, key)
  try {
    const answer = await asOwn(queryClient, kind, key, () => send(key))
    keys.delete(intent)
    return answer
  } catch (error) {
    if (isRefusal(error)) keys.delete(intent)
    throw error
  }
}
