import type { QueryClient } from '@tanstack/react-query'
import { entities, type EntityKind, kindOf } from '#src/contract/entities.ts'
import type { LiveMessage } from '#src/contract/live.ts'

/** Keys of this tab's own calls, by session, each with the kind it changes; the oldest are forgotten. */
const own = new WeakMap<QueryClient, Map<string, EntityKind>>()

/** Calls whose news may still be under way. */
const REMEMBERED = 1000

/**
 * Sends a change as one of this tab's own: its news on the live connection then ask for nothing, because whoever sends so
 * asks anew once after the answer. Where the answer is lost, the news count like anybody's: they may come later.
 */
export async function asOwn<T>(
  queryClient: QueryClient,
  kind: EntityKind,
  idempotencyKey: string,
  send: () => Promise<T>,
): Promise<T> {
  const keys = own.get(queryClient) ?? new Map<string, EntityKind>()
  own.set(queryClient, keys)
  keys.delete(idempotencyKey)
  keys.set(idempotencyKey, kind)
  for (const oldest of [...keys.keys()].slice(0, -REMEMBERED)) keys.delete(oldest)
  try {
    return await send()
  } catch (error) {
    keys.delete(idempotencyKey)
    throw error
  }
}

/** Whether a message tells this tab what it has done itself, and asks anew for by itself. */
export function isOwnNews(queryClient: QueryClient, { intentKey, entity }: LiveMessage): boolean {
  const kind = intentKey === undefined ? undefined : own.get(queryClient)?.get(intentKey)
  if (kind === undefined) return false
  const told = kindOf(entity)
  return told === kind || entities[kind].along.includes(told)
}
