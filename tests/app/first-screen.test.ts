import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadFirstScreen } from '#src/app/start/first-screen.ts'
import { createAppRouter } from '#src/app/router.tsx'

/** Screens whose code is fetched for an address, by their paths. */
function fetchedFor(path: string): string[] {
  const call = () => Promise.reject(new Error('no server in this test'))
  const router = createAppRouter({ session: undefined, call, queryClient: new QueryClient() })
  const load = vi.spyOn(router, 'loadRouteChunk').mockImplementation(() => Promise.reject(new Error('offline')))
  onTestFinished(() => load.mockRestore())
  loadFirstScreen(router, path)
  return load.mock.calls.flatMap(([{ options }]) => ('path' in options ? String(options.path) : []))
}

test('the code of the first screen is fetched while the session is made, and its failure is nobody’s', () => {
  for (const [address, screen] of [
    ['/orders', '/orders'],
    ['/orders/NK-2026-004711', '/orders/$id'],
    ['/', '/dispatcher'],
    ['/order-wizard', '/orders/workspace'],
    ['/inbox/email', '/inbox'],
    ['/nothing/here', '/dispatcher'],
    ['/login', '/login'],
  ] as const)
    expect(fetchedFor(address), address).toEqual([screen])
})
