// First, as the app has them: what comes first decides which layer of styles is above which.
import '#src/ui/tokens.css'
import '#src/workspace/shell/shell.css'
import '#src/workspace/shell/print-screen.css'
import { beforeAll } from 'vitest'

declare global {
  interface Window {
    /** All code of the app, once this page has begun to load it. */
    allCode?: Promise<unknown>
  }
}

/** Loads all code of the app before the first test of a page: no test waits for a part that no one has asked for before. */
beforeAll(async () => {
  window.allCode ??= import('./all-code.ts').then(({ loadAll }) => loadAll())
  await window.allCode
}, 180_000)
