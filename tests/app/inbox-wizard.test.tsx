import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { openInbox, panelLines, tabs } from './inbox-support.tsx'

const step = () => Number(/Schritt (\d) von 7/.exec(panelLines().join(' '))?.[1] ?? 0)

/** Goes on, without a carrier, until all that is left is to make the order. */
async function goesToTheEnd() {
  await expect.poll(step, { timeout: 15_000 }).toBeGreaterThan(0)
  for (let at = step(); at < 7; at += 1) {
    if (at === 6) await page.getByRole('button', { name: 'Ohne Frachtführer weiter' }).click()
    else await press('ctrl+Enter')
    await expect.poll(step, { timeout: 15_000 }).toBeGreaterThanOrEqual(at + 1)
  }
}

test('An order the wizard makes hangs on its e-mail, also after a reload; Strg+Z takes both back', async () => {
  const { server, close } = await openInbox()
  const store = server.store('nordkurs')
  const orders = await store.count('orders', {})
  await press('j', 'j', 'n')
  await expect.poll(step, { timeout: 15_000 }).toBeGreaterThan(0)
  expect(document.body.innerText).toContain('Gelesen aus Transportauftrag 77120 Hannover – Rostock')
  const kept = Object.entries({ ...localStorage })
  close()
  await openApp({
    path: '/inbox?panels=wizard:2',
    account: 'dispo@nordkurs.example',
    server,
    prepare: () => kept.forEach(([key, value]) => localStorage.setItem(key, String(value))),
  })
  await expect.poll(step, { timeout: 15_000 }).toBeGreaterThan(0)
  await press('w', '2')
  await goesToTheEnd()
  await press('ctrl+Enter')
  await expect.poll(async () => (await store.find('emails', 'eml-0003'))?.orderId).toMatch(/^NK-2026-/)
  const { status, orderId = '' } = (await store.find('emails', 'eml-0003')) ?? {}
  expect([status, await store.count('orders', {})]).toEqual(['processed', orders + 1])
  await expect.poll(tabs).toEqual(['Neu 8', 'Meine 2', 'Wiedervorlage 3', 'Erledigt 3'])
  // Its history says where it comes from.
  await expect.poll(() => panelLines().join(' '), { timeout: 15_000 }).toContain(orderId)
  await expect
    .poll(() => document.querySelector('aside')?.textContent ?? '')
    .toContain('Aus E-Mail „Transportauftrag 77120 Hannover – Rostock“ von Leinetal Getränke, Ole Kowalski angelegt')
  await press('ctrl+z')
  await expect.poll(() => store.count('orders', {})).toBe(orders)
  await expect.poll(tabs).toEqual(['Neu 9', 'Meine 2', 'Wiedervorlage 3', 'Erledigt 2'])
})
