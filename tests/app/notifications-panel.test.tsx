import { describe, expect, test } from 'vitest'
import { openApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'

const panel = () => document.querySelector<HTMLElement>('aside[data-panel="notifications"]')
const rows = () => [...(panel()?.querySelectorAll<HTMLElement>('[data-message]') ?? [])]
const focusedRow = () => rows().findIndex((row) => row === document.activeElement)
const bell = () => document.querySelector('[aria-label^="Benachrichtigungen,"]')?.getAttribute('aria-label')

describe('the notification panel', () => {
  test('opens with g h, is walked through with j and k, shows the order of an alert, says what it cannot do, and marks all as read', async () => {
    await openApp({ path: '/profile', account: 'dispo@nordkurs.example' })
    await expect.poll(bell).toMatch(/^Benachrichtigungen, [1-9]\d* ungelesen$/)
    await press('g', 'h')
    await expect.poll(() => rows().length).toBeGreaterThan(3)
    await press('Home')
    await press('j', 'j', 'k')
    expect(focusedRow()).toBe(1)
    const order = /[A-Z]{2}-\d{4}-\d{6}/.exec(rows()[1]?.innerText ?? '')?.[0]
    await press('Enter')
    await expect.poll(() => location.search).toBe(`?panels=notifications,order:${order}`)
    await expect.poll(() => document.activeElement?.closest('aside')?.dataset['panel']).toBe(`order:${order}`)
    await press('Escape')
    await expect.poll(() => location.search).toBe('?panels=notifications')
    await press('g', 'h')
    await press('Home', 'x')
    const said = () => document.querySelector<HTMLElement>('[aria-label="Meldungen"]')?.innerText ?? ''
    await expect.poll(said).toContain('Auswählen')
    expect(said()).toContain('Diese Liste kann das nicht')
    await expect.poll(bell).toMatch(/^Benachrichtigungen, [1-9]\d* ungelesen$/)
    const button = [...(panel()?.querySelectorAll('button') ?? [])].find(
      (candidate) => candidate.textContent === 'Alle als gelesen markieren',
    )
    button?.click()
    await expect.poll(bell).toBe('Benachrichtigungen, 0 ungelesen')
  })
})
