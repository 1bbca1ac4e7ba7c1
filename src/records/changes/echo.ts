import type { QueryClient } from '@tanstack/react-query'
import { entities, type EntityKind, kindOf } from '#src/contract/entities.ts'
import type { LiveMessage } from '#src/contract/live/live.ts'

/** Keys of this tab's own calls, by session, each with the kind it changes; the oldest are forgotten. */
const own = new WeakMap<QueryClient, Map<string, EntityKind>>()

/** Those without an answer yet, by session. */
const underWay = new WeakMap<QueryClient, Set<Promise<unknown>>>()

/** Calls whose news may still be under way. */
const REMEMBERED = 1000

/**
 * Sends a change as one of this tab's own: its news on the live connection then ask for nothing, because anyone who sends so
 * refetches once after the answer. Where the answer is lost, the news count like anybody's: they may come later.
 */
export async function suppressingEcho<T>(
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
  const sent = send()
  const calls = underWay.get(queryClient) ?? new Set()
  underWay.set(queryClient, calls.add(sent))
  try {
    return await sent
  } catch (error) {
    keys.delete(idempotencyKey)
    throw error
  } finally {
    calls.delete(sent)
  }
}

/** Whether a change of this tab has no answer yet. */
export const isChanging = (queryClient: QueryClient) => (underWay.get(queryClient)?.size ?? 0) > 0

/** Resolves once all changes of this tab are answered and noted; those of one intent go out one after the other. */
export async function changesSettled(queryClient: QueryClient): Promise<void> {
  while (isChanging(queryClient)) {
    await Promise.allSettled([...(underWay.get(queryClient) ?? [])])
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** Whether a message tells this tab what it has done itself, and refetches by itself. */
export function isEcho(queryClient: QueryClient, { intentKey, entity }: LiveMessage): boolean {
  const kind = intentKey === undefined ? undefined : own.get(queryClient)?.get(intentKey)
  if (kind === undefined) return false
  const told = kindOf(entity)
  return told === kind || entities[kind].cascades.includes(told)
}
