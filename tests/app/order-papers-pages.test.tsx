import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestServer } from '#tests/support/test-server.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'

const order = 'NK-2026-004696'
const ofRoot = (name: string) => document.documentElement.style.getPropertyValue(name)

/** What the page rule of portrait papers prints in the foot. */
function pageFoot(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  return rules.find((rule) => rule instanceof CSSPageRule && rule.selectorText === 'sheet')?.cssText ?? ''
}

test('every page of a paper names it and the order, with "Seite" before its place; nothing of it stays behind', async () => {
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  await server.store('nordkurs').patch('orders', order, { orderNumber: 'NK "A\\B"' })
  await openApp({ path: `/orders/${order}/papers`, account: 'dispo@nordkurs.example', server })
  const title = page.getByRole('heading', { name: 'Transportauftrag', exact: true })
  await expect.element(title).toBeVisible()
  expect(ofRoot('--paper-name')).toBe('"Transportauftrag NK \\"A\\\\B\\""')
  expect(ofRoot('--paper-page')).toBe('"Seite "')
  const foot = pageFoot()
  expect(foot).toContain('var(--paper-name')
  expect(foot).toMatch(/var\(--paper-page[^)]*\) counter\(page\) .\/. counter\(pages\)/)
  await press('3')
  await expect.poll(() => ofRoot('--paper-name')).toMatch(/^"Lieferschein /)
  await press('Escape')
  await expect.poll(() => ofRoot('--paper-name')).toBe('')
  expect(ofRoot('--paper-page')).toBe('')
})
