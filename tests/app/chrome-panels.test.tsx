import { expect, test } from 'vitest'
import { openApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
import { visit } from '#tests/support/visit.ts'

const aside = (key: string) => document.querySelector<HTMLElement>(`aside[data-panel="${key}"]`)

test('the keys and the own changes stand in a side panel too, and go with Esc', async () => {
  await openApp({ path: '/profile?panels=shortcuts' })
  const input = () => aside('shortcuts')?.querySelector('input')
  await expect.poll(() => aside('shortcuts')?.innerText).toContain('Gehe zu')
  input()?.focus()
  await press('Escape')
  await expect.poll(() => location.search).toBe('')
  visit('/profile?panels=history')
  await expect.poll(() => aside('history')?.innerText).toContain('Noch keine eigenen Änderungen')
  aside('history')?.focus()
  await press('Escape')
  await expect.poll(() => location.search).toBe('')
})

test('the page of messages has one heading and every screen the frame around it', async () => {
  await openApp({ path: '/notifications', account: 'gast@nordkurs.example' })
  await expect.poll(() => document.querySelector('h1')?.textContent).toBe('Benachrichtigungen')
  expect(document.querySelectorAll('h1').length).toBe(1)
  const landmarks = ['header', 'nav[aria-label="Hauptnavigation"]', 'main', 'footer[aria-label="Status"]']
  expect(landmarks.map((selector) => document.querySelectorAll(selector).length > 0)).toEqual([true, true, true, true])
})
