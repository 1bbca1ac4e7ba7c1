import { beforeAll } from 'vitest'

declare global {
  interface Window {
    /** All code of the app, once this page has begun to load it. */
    allCode?: Promise<unknown>
  }
}

/** Loads all code of the app before the first test of a page: no test waits for a part that no one has asked for before. */
const code = import.meta.glob(['../../src/**/*.{ts,tsx}', '!**/main.tsx', '!**/*.d.ts', '!**/i18n/{words,build}/**'])
beforeAll(() => (window.allCode ??= Promise.all(Object.values(code).map((load) => load()))), 180_000)
