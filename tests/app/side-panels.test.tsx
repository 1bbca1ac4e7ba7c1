import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { createTestServer } from '#tests/support/test-server.ts'
import { visit } from '#tests/support/visit.ts'
import { focusedRow, openList, panelTitles } from './orders-support.tsx'
import { watchFocus } from './reliability-support.tsx'

const main = () => document.querySelector<HTMLElement>('main')
const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()

/** The main panel ends where the edge of the side panel begins; undefined as long as there is none. */
const gap = () => {
  const [edge, list] = [box('[role="separator"]'), box('main')]
  return edge && list && (Math.round((edge.left - list.right) * 10) / 10 || 0)
}

test('the first side panel takes room from the list, which stays what it is: element, scroll and focus', async () => {
  await openList()
  const before = {
    main: main(),
    table: document.querySelector('main table'),
    width: box('main')?.width ?? 0,
    row: focusedRow(),
  }
  await press('End')
  await expect.poll(() => document.querySelector('main table')?.parentElement?.scrollTop).toBeGreaterThan(1000)
  await expect.poll(() => ![undefined, before.row].includes(focusedRow())).toBe(true)
  const row = document.activeElement
  const number = focusedRow() ?? ''
  const scrolled = document.querySelector('main table')?.parentElement?.scrollTop ?? 0
  const lost = watchFocus()
  await press(' ')
  await expect.poll(panelTitles).toEqual([number])
  expect(main()).toBe(before.main)
  expect(document.querySelector('main table')).toBe(before.table)
  expect(document.activeElement).toBe(row)
  expect(document.querySelector('main table')?.parentElement?.scrollTop).toBeGreaterThanOrEqual(scrolled)
  await expect.poll(gap).toBe(0)
  expect(box('main')?.width).toBeLessThan(before.width - 150)
  await press('Escape')
  await expect.poll(() => box('main')?.width).toBe(before.width)
  expect(await lost()).toEqual([])
})

test('the edge of a side panel moves by key and by mouse, and the list keeps to it; it is laid out once where the first side panel comes', async () => {
  await openList()
  await press(' ')
  await expect.poll(gap).toBe(0)
  // The code of panels is there by now: the list has its place before that is measured.
  await press('Escape')
  await expect.poll(() => box('[role="separator"]')).toBe(undefined)
  const list = main()
  const widths: string[] = []
  const observer = new MutationObserver(() => widths.push(list?.style.width ?? ''))
  if (list !== null) observer.observe(list, { attributeFilter: ['style'] })
  await press(' ')
  await expect.poll(gap).toBe(0)
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  observer.disconnect()
  expect(widths).toEqual([expect.stringContaining('max(')])

  const width = () => box('main')?.width ?? 0
  const start = width()
  const edge = page.getByRole('separator')
  ;(edge.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(width).toBeLessThan(start)
  expect(gap()).toBe(0)
  const byKey = width()
  const at = box('[role="separator"]')
  const from = { clientX: at?.left ?? 0, clientY: 300 }
  const drag = { bubbles: true, pointerId: 1, button: 0, buttons: 1, isPrimary: true }
  edge.element().dispatchEvent(new PointerEvent('pointerdown', { ...drag, ...from }))
  document.body.dispatchEvent(new PointerEvent('pointermove', { ...drag, ...from, clientX: from.clientX - 60 }))
  document.body.dispatchEvent(new PointerEvent('pointerup', { ...drag, ...from, buttons: 0 }))
  await expect.poll(width).toBeLessThan(byKey - 30)
  expect(gap()).toBe(0)
})

/** Title of each side panel, and the status beside it. */
const heads = () =>
  [...document.querySelectorAll('aside h2')].map((title) => [title.textContent, title.nextElementSibling?.textContent])

test('A vehicle is headed by its plate, a blocked carrier says so, and nobody else', async () => {
  await page.viewport(2560, 900)
  onTestFinished(() => page.viewport(1280, 800))
  const server = createTestServer({ now: () => TEST_NOW })
  const store = server.store('nordkurs')
  await server.ready
  const [vehicle] = await store.all('vehicles', { status: 'workshop' })
  const [blocked] = await store.all('partners', { blocked: true })
  const [free] = await store.all('partners', { kind: 'carrier', blocked: false })
  const panels = `vehicle:${vehicle?.id},partner:${blocked?.id},partner:${free?.id}`
  await openApp({ path: `/orders?panels=${panels}`, account: 'dispo@nordkurs.example', server })
  await expect.poll(heads).toEqual([
    [vehicle?.licencePlate, 'Werkstatt'],
    [blocked?.name, 'Gesperrt'],
    [free?.name, 'Frachtführer'],
  ])
})

const aside = (key: string) => document.querySelector<HTMLElement>(`aside[data-panel="${key}"]`)

test('the keys and the own changes stand in a side panel too, and go with Esc; the page of messages has one heading and the frame around it', async () => {
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
  visit('/notifications')
  await expect.poll(() => document.querySelector('h1')?.textContent).toBe('Benachrichtigungen')
  expect(document.querySelectorAll('h1').length).toBe(1)
  const landmarks = ['header', 'nav[aria-label="Hauptnavigation"]', 'main', 'footer[aria-label="Status"]']
  expect(landmarks.map((selector) => document.querySelectorAll(selector).length > 0)).toEqual([true, true, true, true])
})
