import { describe, expect, it } from 'vitest'
import { ApiError, type ApiErrorKind } from '#src/api/api-error.ts'
import { createQueryClient, queryFor } from '#src/api/query.ts'
import { retryDelay, shouldRetryQuery } from '#src/api/retry.ts'
import { clientWith, json } from './fake-server.ts'

const error = (kind: ApiErrorKind, status = 0) =>
  new ApiError({ endpoint: 'orders.list', kind, status, message: 'Network error occurred' })

describe('the cache', () => {
  it('holds nothing back while the computer is offline: the client refuses at once', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions()
    expect([queries?.networkMode, mutations?.networkMode]).toEqual(['always', 'always'])
  })

  it('waits 1 s, doubling up to 30 s', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  })

  it.each([
    ['a network error', error('network'), [true, true, false]],
    ['a time-out', error('timeout'), [true, true, false]],
    ['503', error('http', 503), [true, true, false]],
    ['an unreadable answer', error('invalid', 200), [true, true, false]],
    ['400', error('http', 400), [false, false, false]],
    ['404', error('http', 404), [false, false, false]],
    ['429', error('rateLimited', 429), [false, false, false]],
    ['401', error('unauthenticated', 401), [false, false, false]],
    ['a call made offline', error('offline'), [false, false, false]],
    ['an aborted call', error('aborted'), [false, false, false]],
    ['a mistake in the program', new TypeError('x is not a function'), [false, false, false]],
  ])('retries %s', (_, thrown, expected) => {
    expect([0, 1, 2].map((failedBefore) => shouldRetryQuery(failedBefore, thrown))).toEqual(expected)
  })

  it('keys a query by the name of its endpoint and its input, and hands the signal on', async () => {
    const { call, sent } = clientWith(() => json(200, { id: 'doc-1', name: 'CMR' }))
    const query = queryFor(call, 'documents.get', { params: { id: 'doc-1' } })
    expect(query.queryKey).toEqual(['documents.get', { params: { id: 'doc-1' } }])
    const client = createQueryClient()
    expect((await client.fetchQuery(query)).name).toBe('CMR')
    expect(sent.map(({ url }) => url)).toEqual(['https://api.example/api/v1/documents/doc-1'])
  })

  it('gives the request up when nobody wants its answer any more', async () => {
    const { call, sent } = clientWith(() => new Promise<Response>(() => undefined))
    const client = createQueryClient()
    const running = client.fetchQuery(queryFor(call, 'documents.get', { params: { id: 'doc-1' } }))
    running.catch(() => undefined)
    await Promise.resolve()
    await client.cancelQueries({ queryKey: ['documents.get'] })
    expect(sent.map(({ init }) => init.signal?.aborted)).toEqual([true])
  })
})
