import type { Page } from '@playwright/test'

/** Entries of local storage, by their names. */
export type StorageEntries = Readonly<Record<string, string>>

const state = (value: unknown) => JSON.stringify({ v: 1, value })

/** As an explicit logout leaves it: the demonstration does not sign in by itself. */
export const signedOut: StorageEntries = { 'auth-state': state({ demoSuppressed: true }) }

/** As a sign-in leaves it, so that not every test has to walk through the login. */
export function sessionOf({ token, user }: { token: string; user: unknown }): StorageEntries {
  return { 'auth-state': state({ user, demo: true }), auth_token: token }
}

/**
 * Leaves the page in an empty room of the app's origin: nothing of the app runs there that could read or write what is
 * stored. It is of the same kind as the app's own pages, so that the browser does not begin a new process for it.
 */
export async function leaveApp(page: Page, origin: string): Promise<void> {
  const headers = { 'content-type': 'text/html', 'cross-origin-opener-policy': 'same-origin' }
  const body = '<!doctype html><link rel="icon" href="data:,">'
  await page.route(`${origin}/empty-room`, (route) => route.fulfill({ headers, body }), { times: 1 })
  await page.goto(`${origin}/empty-room`)
}
