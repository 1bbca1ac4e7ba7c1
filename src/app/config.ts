import { saidFlags, type FeatureFlags } from '#src/domain/accounts/feature-flags.ts'
import { localStore } from '#src/storage/browser.ts'
import { slots } from '#src/storage/slots.ts'

/** What the build and this computer say about how the app is to run. */
export interface Config {
  /** API origin with scheme, such as `https://api.example.com`; empty: the page's own origin. */
  apiUrl: string
  /** `user:password`, sent to that origin while there is no session; empty: none (decision A25). */
  basicAuth: string
  /** Built-in admin session, demo accounts, local demo session (decision A2). */
  demo: boolean
  /** The mock backend runs inside the browser. */
  mock: boolean
  /** The page comes from its own backend: no one needs to look for one. */
  servedByBackend: boolean
  /** Flags that were said otherwise on this computer; for all others the company's hold. */
  flags: Partial<FeatureFlags>
}

/** Reads the build's settings; flags changed on this computer win over the defaults. Never throws. */
export function readConfig(): Config {
  const env: Record<string, unknown> = import.meta.env
  const setting = (name: string) => (typeof env[name] === 'string' ? env[name] : '')
  return {
    apiUrl: setting('VITE_API_URL'),
    basicAuth: setting('VITE_API_BASIC_AUTH'),
    demo: __DEMO_MODE__,
    mock: __MOCK_BACKEND__,
    servedByBackend: __DEMO_MODE__,
    flags: saidFlags(localStore.get(slots.featureFlags)),
  }
}
