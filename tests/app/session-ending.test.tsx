import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestServer } from '#tests/support/test-server.ts'
import { press } from '#tests/support/keyboard.ts'
import { TEST_NOW } from '#tests/support/open-app.tsx'
import { focusedRow, openList } from './orders-support.tsx'

const MINUTES = 60_000
const dialog = () => document.querySelector<HTMLElement>('[role="alertdialog"]')

test('a session that cannot be renewed says so before it ends, leaves the keyboard where it is, and is renewed on request', async () => {
  let now = TEST_NOW
  vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW + 26 * MINUTES, shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const server = createTestServer({ now: () => now })
  server.faults.fail('auth.refresh', 503, { body: {} })
  await openList({ server, prepare: () => void (now += 26 * MINUTES) })
  await expect.poll(() => dialog()?.innerText).toContain('Ihre Sitzung endet um 14:33')
  expect(dialog()?.querySelector('button')?.textContent).toBe('Angemeldet bleibenr')
  expect(focusedRow()).toBeTruthy()
  const token = sessionStorage.getItem('auth_token')
  server.faults.reset()
  await press('r')
  await expect.poll(dialog).toBeNull()
  expect(sessionStorage.getItem('auth_token')).not.toBe(token)
})
