import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestServer } from '#tests/support/test-server.ts'
import { press } from '#tests/support/keyboard.ts'
import { TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { filters, focusedRow, footText, openList, selectedRows, stripText } from './orders-support.tsx'
import { holdAnswers } from './reliability-support.tsx'

describe('a selection and another filter', () => {
  test('Strg+A begins anew: the first press takes the rows in view, the second one all', async () => {
    await openList({ path: '/orders?status=IN_TRANSIT' })
    await press('ctrl+a')
    await expect.poll(() => selectedRows().length).toBeGreaterThan(1)
    await press('shift+F')
    await expect.poll(footText).toMatch(/^Zeile \d+ von 240$/)
    expect(selectedRows()).toEqual([])
    await press('ctrl+a')
    await expect.poll(stripText).toContain('50 ausgewählt')
    await press('ctrl+a')
    await expect.poll(stripText).toContain('240 ausgewählt')
  })

  test('while its rows are on their way, none of the old ones is ticked for it', async () => {
    const server = createTestServer({ now: () => TEST_NOW })
    await openList({ server })
    const answers = holdAnswers(server, ({ path, url }) => path === '/api/orders' && url.search.includes('Hamburg'))
    await press('f')
    await expect.element(page.getByRole('dialog', { name: 'Aufträge filtern' })).toBeVisible()
    await userEvent.keyboard('Hamburg{Enter}')
    await expect.poll(filters).toEqual({ q: 'Hamburg' })
    await expect.poll(answers.count).toBeGreaterThan(0)
    const old = focusedRow()
    expect(old).toBeDefined()
    await press('x', 'ctrl+a', 'shift+J')
    expect([selectedRows(), stripText().includes('ausgewählt')]).toEqual([[], false])
    await answers.release()
    await expect.poll(footText).toMatch(/^Zeile 1 von (?!240)\d+$/)
    expect(stripText()).not.toContain('ausgewählt')
    await press('x')
    await expect.poll(() => selectedRows().length).toBe(1)
  })
})
