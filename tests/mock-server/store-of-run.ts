import type { DatabasePort } from '#mock-server/store/store.ts'

// Only who asks for the second store waits for its code.
const pglite = process.env['MOCK_STORE'] === 'pglite' ? await import('./pglite-worlds.ts') : undefined

/** A world in the store that the run asks for (`npm run check -- conformance --store pglite`); nothing where that is the one in memory. */
export const storeOfRun = (now: () => number): DatabasePort | undefined => pglite?.reusedWorld(now)
