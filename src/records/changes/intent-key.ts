import type { QueryClient } from '@tanstack/react-query'
import { isRefusal } from '#src/api/api-error.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { EntityKind } from '#src/contract/entities.ts'
import { suppressingEcho } from './echo.ts'

/** The keys of intents the server has not yet said its last word on, by session. */
const unsettled = new WeakMap<QueryClient, Map<string, string>>()

/**
 * Sends one call of a change with its key. Only the kits that note the way back have one, and hand it to anyone who sends:
 * nothing goes out as an own change that the history does not know. `parts` are all that makes it the same intent:
 * endpoint, record, version and body.
 */
export type SendOwn = <T>(parts: readonly unknown[], send: (idempotencyKey: string) => Promise<T>) => Promise<T>

/** For the kits of changes alone, see `SendOwn`. */
export function ownSender(
  context: { services: Pick<CommandContext['services'], 'queryClient'> },
  kind: EntityKind,
): SendOwn {
  return (parts, send) => withKey(context, kind, parts, send)
}

/**
 * Sends what a person wants with one idempotency key per intent: wanted again after a lost answer it has the key it had, so
 * that it is done once (decision A6).
 * Anyone who sends so refetches what stands around the record (`invalidateRelated`) once it is settled.
 */
async function withKey<T>(
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
    const answer = await suppressingEcho(queryClient, kind, key, () => send(key))
    keys.delete(intent)
    return answer
  } catch (error) {
    if (isRefusal(error)) keys.delete(intent)
    throw error
  }
}
