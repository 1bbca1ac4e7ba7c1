import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'

const aside = (key: string) => document.querySelector<HTMLElement>(`aside[data-panel="${key}"]`)

test('the keys stand in a side panel too, can be searched, and go with Esc', async () => {
  await openApp({ path: '/profile?panels=shortcuts' })
  const input = () => aside('shortcuts')?.querySelector('input')
  await expect.poll(() => aside('shortcuts')?.innerText).toContain('Gehe zu')
  input()?.focus()
  await press('Escape')
  await expect.poll(() => location.search).toBe('')
})

test('the own changes stand in a side panel, empty at first, and go with Esc', async () => {
  await openApp({ path: '/profile?panels=history' })
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

/** Widths of the main panel and the side panels in px. */
const widths = () => [...document.querySelectorAll<HTMLElement>('[data-panel]')].map(({ offsetWidth }) => offsetWidth)
const edge = (index = 0) => document.querySelectorAll<HTMLElement>('[role="separator"][aria-controls]')[index]!

/** Moves an edge by the pointer, step by step. */
function drag(element: HTMLElement, by: number): void {
  const { x, y } = element.getBoundingClientRect()
  const at = (type: string, clientX: number, buttons: number) =>
    element.dispatchEvent(new PointerEvent(type, { clientX, clientY: y + 20, buttons, pointerId: 1, bubbles: true }))
  element.setPointerCapture = () => undefined
  at('pointerdown', x, 1)
  for (const part of [0.3, 0.7, 1]) at('pointermove', x + by * part, 1)
  at('pointerup', x + by, 0)
}

test('an edge moves by arrows and by the pointer, as far as both panels have room, and stays where it was put', async () => {
  await openApp({ path: '/profile?panels=shortcuts' })
  await expect.poll(() => widths().length).toBe(2)
  const [main = 0, side = 0] = widths()
  const all = main + side
  edge().focus()
  await userEvent.keyboard('{ArrowLeft}')
  const step = Math.round((all + 1) * 0.05)
  expect(widths().map((width, index) => width - [main, side][index]!)).toEqual([-step, step])
  expect([edge().ariaValueNow, edge().ariaValueMax]).toEqual([String(side + step), String(all - 320)])
  await userEvent.keyboard('{Home}')
  expect(widths()).toEqual([320, all - 320])
  await userEvent.keyboard('{End}')
  expect(widths()).toEqual([all - 320, 320])
  drag(edge(), -100)
  expect(widths()).toEqual([all - 420, 420])
  drag(edge(), 1000)
  drag(edge(), -55)
  expect(widths()).toEqual([all - 375, 375])
  await press('w', 'z')
  await expect.poll(() => widths().length).toBe(1)
  await press('w', 'z')
  await expect.poll(widths).toEqual([all - 375, 375])
})

test('the edge between two side panels takes from one what it gives the other', async () => {
  await page.viewport(2000, 900)
  await openApp({ path: '/profile?panels=shortcuts,history' })
  await expect.poll(() => widths().length).toBe(3)
  const [main, left = 0, right = 0] = widths()
  edge(1).focus()
  await userEvent.keyboard('{ArrowLeft}')
  const moved = widths()[2]! - right
  expect([moved > 0, widths()]).toEqual([true, [main, left - moved, right + moved]])
})
