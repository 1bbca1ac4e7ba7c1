import { focusManager, MutationObserver, onlineManager, QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient, queryFor } from '#src/api/query.ts'
import type { Call } from '#src/contract/index.ts'
import { clientOnWire } from './wire.ts'

const MINUTE = 60_000
const id = 'doc-0001'

let queryClient: QueryClient
let call: Call
let lines: string[]
let server: Awaited<ReturnType<typeof clientOnWire>>['server']

// What is read and what fails leaves no trace: all tests share one world.
beforeAll(async () => {
  ;({ call, lines, server } = await clientOnWire())
  // The first change has fetched the CSRF token.
  await call('orders.search', { body: { query: 'hamburg' } })
  // The first question about documents fetches their rules, and that no false clock can hurry.
  await call('documents.get', { params: { id } })
})
beforeEach(() => {
  lines.length = 0
  server.faults.reset()
  vi.useFakeTimers()
  queryClient = createQueryClient()
  queryClient.mount()
})
afterEach(() => {
  queryClient.unmount()
  queryClient.clear()
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

const turnOver = setImmediate

/** Lets time pass, and answers arrive that are on their way. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => turnOver(resolve))
}

/** A document on the screen; the returned function takes it off again. */
async function show(): Promise<() => void> {
  const hide = new QueryObserver(queryClient, queryFor(call, 'documents.get', { params: { id } })).subscribe(
    () => undefined,
  )
  await pass(1)
  return hide
}
const asked = () => lines.length

describe('What was fetched', () => {
  test('is stale after 5 minutes', async () => {
    const hide = await show()
    hide()
    await pass(5 * MINUTE - 10)
    ;(await show())()
    expect(asked()).toBe(1)
    await pass(10)
    await show()
    expect(asked()).toBe(2)
  })

  test('is retained for 15 minutes', async () => {
    const hide = await show()
    hide()
    const kept = () => queryClient.getQueryCache().getAll().length
    await pass(15 * MINUTE - 10)
    expect(kept()).toBe(1)
    await pass(20)
    expect(kept()).toBe(0)
  })

  test('is not fetched again when the window gets the focus, however old it is', async () => {
    await show()
    await pass(10 * MINUTE)
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await pass(1)
    expect(asked()).toBe(1)
  })

  test('is fetched again on mount and on reconnect, when it is stale', async () => {
    await show()
    await pass(6 * MINUTE)
    await show()
    expect(asked()).toBe(2)
    await pass(6 * MINUTE)
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await pass(1)
    expect(asked()).toBe(3)
  })
})

describe('What failed', () => {
  test('is asked for at most twice more, after 1 s and after 2 s', async () => {
    server.faults.fail('documents.get', 503)
    await show()
    const seen = [asked()]
    for (const wait of [990, 20, 1970, 30, 60_000]) {
      await pass(wait)
      seen.push(asked())
    }
    expect(seen).toEqual([1, 1, 2, 2, 3, 3])
  })

  test('waits at most 30 s before it is asked for again', () => {
    const { retryDelay } = queryClient.getDefaultOptions().queries ?? {}
    const delay = (failedBefore: number) =>
      typeof retryDelay === 'function' ? retryDelay(failedBefore, new Error('x')) : undefined
    expect([0, 1, 2, 3, 4, 5, 6].map(delay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  })

  test.each([400, 403, 404, 409, 422, 429])('with %i is not asked for again', async (status) => {
    server.faults.fail('documents.get', status)
    await show()
    await pass(MINUTE)
    expect(asked()).toBe(1)
  })

  test('is not sent again when it was a change', async () => {
    server.faults.fail('documents.verify', 503)
    const change = new MutationObserver(queryClient, {
      mutationFn: () => call('documents.verify', { params: { id }, body: { verified: true } }),
    })
    const failed = change.mutate().catch((error: unknown) => error)
    await pass(MINUTE)
    await failed
    expect(lines).toEqual(['PATCH /api/v1/documents/doc-0001/verify 503'])
  })
})
