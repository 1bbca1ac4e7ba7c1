import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCsrf } from '#src/api/csrf.ts'

const settled = async (promise: Promise<unknown>) => {
  let state: unknown = 'waiting'
  void promise.then((value) => (state = value ?? 'without'))
  await vi.advanceTimersByTimeAsync(0)
  return () => state
}

describe('a slow CSRF fetch', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is waited for 5 s, also by those who come later, then used once it is there', async () => {
    let answer: (token: string) => void = () => undefined
    const fetchToken = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)))
    const csrf = createCsrf(fetchToken)
    const first = await settled(csrf.token('nordkurs'))
    await vi.advanceTimersByTimeAsync(4000)
    const second = await settled(csrf.token('nordkurs'))
    await vi.advanceTimersByTimeAsync(999)
    expect([first(), second()]).toEqual(['waiting', 'waiting'])
    await vi.advanceTimersByTimeAsync(1)
    expect([first(), second()]).toEqual(['without', 'without'])
    const third = await settled(csrf.token('nordkurs'))
    expect(third()).toBe('without')
    answer('late')
    await vi.advanceTimersByTimeAsync(0)
    expect(await csrf.token('nordkurs')).toBe('late')
    expect(fetchToken).toHaveBeenCalledTimes(1)
  })

  it('is not taken for another tenant', async () => {
    const csrf = createCsrf(async (tenantId) => `of ${tenantId}`)
    expect([await csrf.token('nordkurs'), await csrf.token('elbeoder'), await csrf.token('elbeoder')]).toEqual([
      'of nordkurs',
      'of elbeoder',
      'of elbeoder',
    ])
  })

  it('that brings nothing, or fails, is begun anew for the next mutation', async () => {
    const answers = [Promise.resolve(undefined), Promise.reject(new Error('500')), Promise.resolve('csrf-3')]
    const csrf = createCsrf(() => answers.shift() ?? Promise.resolve('one too many'))
    expect([await csrf.token('nordkurs'), await csrf.token('nordkurs')]).toEqual([undefined, undefined])
    expect([await csrf.token('nordkurs'), await csrf.token('nordkurs')]).toEqual(['csrf-3', 'csrf-3'])
  })

  it('forgets only the token that was refused', async () => {
    let count = 0
    const csrf = createCsrf(async () => `csrf-${++count}`)
    const refused = await csrf.token('nordkurs')
    csrf.forget(refused)
    const next = await csrf.token('nordkurs')
    csrf.forget(refused)
    expect([refused, next, await csrf.token('nordkurs')]).toEqual(['csrf-1', 'csrf-2', 'csrf-2'])
  })
})
