import { expect, test } from 'vitest'
import { openApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
import { tableText, toasts } from './orders-support.tsx'

const count = () => document.querySelector('main h1')?.parentElement?.innerText.replaceAll(/\s+/g, ' ')
const chips = () => [...document.querySelectorAll('main [data-removable]')].map((chip) => chip.textContent)
/** Whether a row says "Geprüft" or "Ungeprüft", and of which document it speaks. */
const states = (rows: number) =>
  tableText(rows).map((row) => {
    const cells = row.split(' | ')
    return [cells[0] ?? '', cells[3] ?? ''] as const
  })

test('Only unchecked documents are listed where the address says so; Umschalt+V checks the one in focus', async () => {
  const { server } = await openApp({ path: '/documents?verified=false', account: 'dispo@nordkurs.example' })
  const store = server.store('nordkurs')
  const unchecked = (await store.all('documents', { verified: false })).length
  await expect.poll(() => document.activeElement?.closest('tr[data-index="0"]') ?? null).not.toBeNull()
  expect(new Set(states(200).map(([, state]) => state))).toEqual(new Set(['Ungeprüft']))
  expect(count()).toContain(`${unchecked} von ${await store.count('documents', {})}`)
  expect(chips()).toEqual(['Prüfung: Ungeprüft'])
  const [name = ''] = states(1)[0] ?? []
  await press('shift+V')
  await expect.poll(() => toasts()[0]).toBe(`${name} ist geprüft`)
  await expect.poll(() => states(200).map(([shown]) => shown)).not.toContain(name)
  expect((await store.all('documents', { name })).map(({ verified }) => verified)).toEqual([true])
  expect(await store.count('documents', { verified: false })).toBe(unchecked - 1)
})
