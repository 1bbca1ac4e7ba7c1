import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestServer } from '#tests/support/test-server.ts'
import { goBack, press } from '#tests/support/keyboard.ts'
import { TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { address, focusedRow, footText, numbers, openList, selectedRows, tableText, toasts } from './orders-support.tsx'
import { holdAnswers, hurryRetries, watchFocus } from './reliability-support.tsx'

async function filterBy(text: string): Promise<void> {
  await press('f')
  await expect.element(page.getByRole('dialog', { name: 'Aufträge filtern' })).toBeVisible()
  await userEvent.keyboard(`${text}{Enter}`)
}

describe('a filter that gets no answer', () => {
  test('shows no rows of the one before, and nothing acts on them; without any filter all rows are back', async () => {
    const app = await openList()
    hurryRetries()
    app.server.faults.fail('orders.list', 503)
    const lost = watchFocus()
    await filterBy('Hamburg')
    await expect.element(page.getByText('Aufträge konnten nicht geladen werden')).toBeVisible()
    expect(tableText()).toEqual([])
    expect(document.querySelector('main header')?.textContent).not.toContain('240')
    await press('s')
    await expect.poll(() => toasts()[0]).toBe('Zuerst einen Auftrag auswählen')
    expect(await lost()).toEqual([])
    app.server.faults.reset()
    await press('r')
    await expect.poll(() => numbers(1)).toEqual(['NK-2026-004811'])

    app.server.faults.offline()
    await filterBy('Bremen')
    await expect.element(page.getByText('Aufträge konnten nicht geladen werden')).toBeVisible()
    await press('shift+F')
    await expect.poll(() => numbers(1)).toEqual(['NK-2026-004813'])
    app.server.faults.online()
  })
})

describe('a link to a row', () => {
  test('is given up once somebody does something else, and the address says where they are', async () => {
    const server = createTestServer({ now: () => TEST_NOW })
    const laterPages = holdAnswers(server, ({ url }) => Number(url.searchParams.get('page') ?? 1) > 1)
    await openList({ server, path: '/orders?row=NK-2026-004574' })
    await expect.poll(laterPages.count).toBeGreaterThan(0)
    await press('x')
    await expect.poll(address).toBe('/orders?row=NK-2026-004813')
    await laterPages.release()
    expect(focusedRow()).toBe('NK-2026-004813')
    expect(selectedRows()).toEqual(['NK-2026-004813'])
    await expect.poll(address).toBe('/orders?row=NK-2026-004813')
  })
})

describe('Back and Forward', () => {
  test('lead to the row the address names, other filters begin at the top', async () => {
    await openList()
    await press('j', 'j')
    await expect.poll(address).toBe('/orders?row=NK-2026-004811')
    await filterBy('Bremen')
    await expect.poll(footText).toMatch(/^Zeile 1 von \d\d$/)
    const first = focusedRow()
    await goBack()
    await expect.poll(footText).toBe('Zeile 3 von 240')
    expect(focusedRow()).toBe('NK-2026-004811')
    history.forward()
    await expect.poll(footText).toMatch(/^Zeile 1 von \d\d$/)
    expect(focusedRow()).toBe(first)
  })
})
