import { expect, onTestFinished, test, vi } from 'vitest'
import { failureText } from '#src/commands/gate/retry/failure-text.ts'
import type { Translate } from '#src/i18n/keys.ts'

const t = ((key: string) => key) as Translate
const missing = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/order-delete.js')

test('what the server says is said as it is; nothing is said for what says nothing', () => {
  expect(failureText(new Error('Failed to delete order'), t)).toBe('Failed to delete order')
  expect(failureText(new Error(''), t)).toBeUndefined()
  expect(failureText('odd', t)).toBeUndefined()
})

test('code that cannot be fetched is told without its address: offline to connect again, else to load anew', () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('navigator', { onLine: false })
  expect(failureText(missing, t)).toBe('reasons.offline')
  vi.stubGlobal('navigator', { onLine: true })
  expect(failureText(missing, t)).toBe('commands.loadFailed')
  expect(failureText(new TypeError('Importing a module script failed.'), t)).toBe('commands.loadFailed')
})
