import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { endpoints, type EndpointName } from '#src/contract/index.ts'

/** What the network has brought: the part of the API that comes behind the first screen, or not. */
const late = vi.hoisted(() => ({ isThere: false, canBeHad: true, attempts: 0 }))

vi.mock('#src/api/endpoints.ts', () => ({
  loadEndpoints: () => {
    late.attempts += 1
    if (!late.canBeHad) return Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    late.isThere = true
    return Promise.resolve()
  },
  knownEndpoint: (name: EndpointName) => (late.isThere || !name.startsWith('documents.') ? endpoints[name] : undefined),
}))

// Files share what is loaded: this client is made with the part above in place, and no other file gets it.
vi.resetModules()
const { clientWith, failure, json, lines } = await import('./fake-server.ts')
afterAll(() => void vi.resetModules())
afterEach(() => void Object.assign(late, { isThere: false, canBeHad: true, attempts: 0 }))

const documents = { data: [], pagination: { page: 1, limit: 20, total: 0, totalPages: 0 } }

it('a call whose description is not there yet fetches it, is sent, and asks for it no second time', async () => {
  const { call, sent } = clientWith(() => json(200, documents))
  expect(await call('documents.list', { query: {} }).catch(String)).toMatchObject({ data: [] })
  await call('documents.list', { query: {} })
  expect([lines(sent).length, late.attempts]).toEqual([2, 1])
})

it.each([
  [true, 'network'],
  [false, 'offline'],
])(
  'where it cannot be had (online: %s) the call fails as without a %s, nothing is sent, and the next one asks again',
  async (online, kind) => {
    const { call, sent, state } = clientWith(() => json(200, documents))
    state.online = online
    late.canBeHad = false
    expect(await failure(call('documents.list', { query: {} }))).toMatchObject({ kind })
    expect(sent).toEqual([])
    late.canBeHad = true
    state.online = true
    expect((await call('documents.list', { query: {} })).data).toEqual([])
    expect(late.attempts).toBe(2)
  },
)
