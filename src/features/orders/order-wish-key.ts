import { isRefusal } from '#src/api/api-error.ts'
import type { CommandContext } from '#src/commands/command.ts'

/** The keys of wishes the server has not yet said its last word on, by session. */
const unsettled = new WeakMap<object, Map<string, string>>()

/**
 * Sends a wish with one key per intent: wished again after a lost answer it has the key it had, so that it is done once
 * (decision A6). `wish` is all that makes it the same one: endpoint, order, version and body.
 */
export async function withKey<T>(
  { services }: Pick<CommandContext, 'services'>,
  wish: readonly unknown[],
  send: (idempotencyKey: string) => Promise<T>,
): Promise<T> {
  const keys = unsettled.get(services.queryClient) ?? new Map<string, string>()
  unsettled.set(services.queryClient, keys)
  const id = JSON.stringify(wish)
  const key = keys.get(id) ?? crypto.randomUUID()
  keys.set(id, key)
  try {
    const answer = await send(key)
    keys.delete(id)
    return answer
  } catch (error) {
    if (isRefusal(error)) keys.delete(id)
    throw error
  }
}
