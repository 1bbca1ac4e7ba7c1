import { expect, test } from 'vitest'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { toasts } from './orders-support.tsx'
import { watchedServer } from './reliability-support.tsx'

const rows = () => [...document.querySelectorAll<HTMLElement>('main section [data-message]')]
const titles = () => rows().map((row) => row.querySelector('[data-open]')?.textContent)
const click = (row: HTMLElement | undefined, title: string) =>
  row?.querySelector<HTMLElement>(`button[aria-label="${title}"]`)?.click()

test('An alert is read by one button and stays, and is taken away by the other', async () => {
  const { server, sent } = watchedServer()
  await openApp({ path: '/notifications', account: 'dispo@nordkurs.example', server })
  await expect.poll(() => rows().length).toBeGreaterThan(3)
  const before = titles()
  const unread = rows().findIndex((row) => row.innerText.includes(', ungelesen'))
  click(rows()[unread], 'Als gelesen markieren')
  await expect.poll(() => rows()[unread]?.innerText).not.toContain(', ungelesen')
  expect(titles()).toEqual(before)
  click(rows()[unread], 'Hinweis ausblenden')
  await expect.poll(titles).toEqual(before.filter((_title, at) => at !== unread))
  const changes = sent.filter(({ method, path }) => path.includes('/alerts/') && method !== 'GET')
  expect(changes.map(({ method, path }) => `${method} ${path.replace(/alerts\/[^/]+/, 'alerts/…')}`)).toEqual([
    'PATCH /api/v1/alerts/…/read',
    'DELETE /api/v1/alerts/…',
  ])
  // A quiet change is an own one all the same. The alert is seen no more: what would come back is told first.
  await press('ctrl+z')
  await expect.poll(toasts).toContainEqual(expect.stringMatching(/^Rückgängig gemacht würde: /))
  await press('ctrl+z')
  // Below stand the messages of both presses.
  await expect.poll(() => titles().slice(0, before.length)).toEqual(before)
})
