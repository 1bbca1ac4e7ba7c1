import { expect } from 'vitest'
import { createTestServer } from '#tests/support/test-server.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { plainBackend, type PlainBackend } from '#tests/support/plain-backend/plain-backend.ts'
import { toasts } from './orders-support.tsx'

/** The product at a backend that knows the specification alone (decision A34). */
export async function openPlain(
  path: string,
  account: string | undefined = 'admin@nordkurs.example',
): Promise<PlainBackend> {
  const backend = plainBackend(createTestServer({ now: () => TEST_NOW }))
  await backend.server.ready
  await openApp({ path, account, server: backend.server })
  await expect.poll(() => document.querySelector('main h1')?.textContent, { timeout: 30_000 }).toBeTruthy()
  return backend
}

/** Nothing has gone wrong: no call beside section 7 was sent, no version was named, no error stands anywhere. */
export function expectNoTrouble(backend: PlainBackend): void {
  const errors = [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)
  const versions = backend.asked.filter(({ ifMatch }) => ifMatch !== null).map(({ line }) => line)
  // A message of a failure stays, so it still stands at the end.
  const shown = [...document.querySelectorAll<HTMLElement>('[aria-label="Meldungen"] > div')]
    .filter((toast) => toast.querySelector('[data-sign="octagon red"]') !== null)
    .map(({ innerText }) => innerText)
  expect({ unknown: backend.unknown(), errors, versions, shown }).toEqual({
    unknown: [],
    errors: [],
    versions: [],
    shown: [],
  })
}

/** The words of the left navigation. */
export const navigation = () =>
  [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('aria-label')?.replace(/[,:].*$/, '') ?? '')

/** What the palette offers, row by row. */
export const paletteRows = () =>
  [...document.querySelectorAll<HTMLElement>('dialog [role="option"], [role="dialog"] [role="option"]')].map(
    ({ innerText }) => innerText.replace(/\n+/g, ' ').trim(),
  )

/** Waits for a message that says this. */
export async function told(words: RegExp): Promise<void> {
  await expect.poll(() => toasts().join(' | '), { timeout: 10_000 }).toMatch(words)
}
