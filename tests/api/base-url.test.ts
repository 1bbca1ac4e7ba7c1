import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkApiUrl, createApiBase, findBase } from '#src/api/base-url.ts'
import { json, raw } from './fake-server.ts'

describe('the start-up check of the API URL', () => {
  it.each([undefined, '', '  ', 'http://localhost:3001', 'https://api.example/tms'])('accepts %j', (value) => {
    expect(checkApiUrl(value)).toBe(undefined)
  })

  it.each(['ftp://api.example', '//api.example', 'api.example', 'javascript:alert(1)', 'http://', 'httpx://a', '/api'])(
    'refuses %j',
    (value) => {
      expect(checkApiUrl(value)).toBe(`API URL must be a valid HTTP(S) URL: ${value}`)
      const start = () => createApiBase({ fetch: () => Promise.reject(), configured: value, pageUrl: '' })
      expect(start).toThrow('API URL must be a valid HTTP(S) URL')
    },
  )
})

describe('the probes', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Finds the base with servers that answer at some addresses; tells what was asked. */
  async function find(pageUrl: string, answering: Record<string, () => Promise<Response>>, configured = '') {
    const asked: string[] = []
    const credentials: unknown[] = []
    const found = findBase({
      configured,
      pageUrl,
      fetch: (url, init) => {
        asked.push(url)
        credentials.push([init.credentials, init.headers])
        return answering[new URL(url).origin]?.() ?? Promise.reject(new TypeError('refused'))
      },
    })
    await vi.advanceTimersByTimeAsync(2000)
    return { base: await found, asked: asked.map((url) => new URL(url).port), credentials }
  }
  const healthy = async () => json(200, {})
  const silent = () => new Promise<Response>(() => undefined)

  it.each([
    ['3001 first', 'http://localhost:5173/orders', { 'http://localhost:3001': healthy }, 'http://localhost:3001', 1],
    ['then 3010', 'http://127.0.0.1:5173/', { 'http://127.0.0.1:3010': healthy }, 'http://127.0.0.1:3010', 2],
    [
      '3010 when 3001 is silent',
      'http://localhost/',
      { 'http://localhost:3001': silent, 'http://localhost:3010': healthy },
      'http://localhost:3010',
      2,
    ],
    ['the page itself when none answers', 'http://localhost:5173/', {}, '', 2],
    ['the page itself when it is the server', 'http://localhost:3001/', { 'http://localhost:3001': healthy }, '', 1],
    ['nothing from elsewhere', 'https://tms.example/', { 'https://tms.example:3001': healthy }, '', 0],
    ['nothing from a look-alike', 'https://localhost.evil.example/', {}, '', 0],
    ['nothing from another look-alike', 'https://127.0.0.1.evil.example/', {}, '', 0],
  ])('try %s', async (_, pageUrl, answering, base, count) => {
    const result = await find(pageUrl, answering)
    expect([result.base, result.asked]).toEqual([base, ['3001', '3010'].slice(0, count)])
    expect(result.credentials).toEqual(Array(count).fill(['omit', undefined]))
  })

  it('do not mistake another program on the port for the API', async () => {
    const page = async () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })
    const result = await find('http://localhost/', {
      'http://localhost:3001': page,
      'http://localhost:3010': async () => raw(404, ''),
    })
    expect(result.base).toBe('')
  })

  it('ask nobody when a base is configured', async () => {
    const result = await find('http://localhost/', { 'http://localhost:3001': healthy }, 'https://api.example/')
    expect([result.base, result.asked]).toEqual(['https://api.example', []])
  })

  it('give up after 800 ms each', async () => {
    let done = false
    const found = findBase({ configured: '', pageUrl: 'http://localhost/', fetch: silent }).finally(() => (done = true))
    await vi.advanceTimersByTimeAsync(1599)
    expect(done).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await found).toBe('')
  })
})

describe('the base that is kept', () => {
  it('is looked for once for all who ask, and its change is told once', async () => {
    let asked = 0
    const base = createApiBase({
      configured: '',
      pageUrl: 'http://localhost:5173/',
      fetch: async () => {
        asked += 1
        return json(200, {})
      },
    })
    const told: string[] = []
    const stop = base.onChange((next) => told.push(next))
    expect(base.current()).toBe('')
    await Promise.all([base.resolve(), base.resolve()])
    await base.resolve()
    stop()
    expect([base.current(), told, asked]).toEqual(['http://localhost:3001', ['http://localhost:3001'], 2])
  })
})
