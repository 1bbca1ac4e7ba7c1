import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { areKeysHeld, press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'

const panel = () => document.querySelector<HTMLElement>('aside[data-panel^="mock"]')
const section = (title: string) => panel()?.querySelector<HTMLElement>(`section[aria-label="${title}"]`)
const textOf = (title: string) => section(title)?.innerText.replaceAll(/\s+/g, ' ')
const buttonIn = (title: string, name: string) =>
  [...(section(title)?.querySelectorAll('button') ?? [])].find(({ innerText }) => innerText.trim() === name)

/** A button is gone to and pressed as the keyboard does it. */
async function pressOn(title: string, name: string): Promise<void> {
  await expect.poll(() => buttonIn(title, name)).toBeDefined()
  await expect.poll(areKeysHeld).toBe(false)
  buttonIn(title, name)?.focus()
  await userEvent.keyboard('{Enter}')
}

async function openPanel(id = 'mock') {
  const app = await openApp({ path: `/profile?panels=${id}`, mock: true, account: 'dispo@nordkurs.example' })
  await expect.poll(() => textOf('Wer bin ich'), { timeout: 30_000 }).toContain('Jürgen Weiß')
  return app
}

test('The palette finds it, and it says whose session this is; a scenario is played by Enter, and the address to play it again is copied', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { server } = await openApp({ path: '/profile', mock: true, account: 'dispo@nordkurs.example' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await press('ctrl+k')
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('Mock-Backend')
  await expect.element(page.getByRole('option', { name: /Mock-Backend/ }).first()).toBeVisible()
  await press('Enter')
  await expect.poll(() => location.search).toBe('?panels=mock')
  await expect
    .poll(() => textOf('Wer bin ich'), { timeout: 30_000 })
    .toMatch(/Jürgen Weiß · usr-nordkurs-dispo Rolle dispatcher Mandant nordkurs Token bis Heute 14:33/)
  await pressOn('Szenarien', 'Stau A2')
  await expect.poll(() => server.store('nordkurs').count('transports', { delayCause: 'Stau A2' })).toBeGreaterThan(2)
  await pressOn('Welt', 'Adresse kopieren')
  await expect
    .poll(() => String(written.mock.calls[0]?.[0]))
    .toBe(`${location.origin}/profile?panels=mock&seed=4711&scenario=stau-a2`)
  written.mockRestore()
})

test('An endpoint fails as often as planned, which can be taken back; of the last calls Enter shows what was asked and answered', async () => {
  // The command of the last calls opens the panel at them.
  const { server } = await openPanel('mock:calls')
  await expect.poll(() => document.activeElement?.closest('section')?.getAttribute('aria-label')).toBe('Letzte Aufrufe')
  section('Fehler einspielen')?.querySelector('input')?.focus()
  await userEvent.keyboard('health.get')
  await pressOn('Fehler einspielen', 'Einspielen')
  await expect.poll(() => textOf('Fehler einspielen')).toContain('health.get · 500 noch 1×')
  const status = async () => (await server.fetch('/api/v1/health')).status
  expect(await status()).toBe(500)
  await expect.poll(() => textOf('Fehler einspielen')).not.toContain('health.get · 500')
  server.faults.fail('orders.list', 404)
  await expect.poll(() => textOf('Fehler einspielen')).toContain('orders.list · 404 immer')
  panel()?.querySelector<HTMLElement>('button[aria-label="orders.list: Fehler zurücknehmen"]')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => server.faults.list()).toEqual([])
  const body = JSON.stringify({ email: 'dispo@nordkurs.example', password: 'falsch' })
  await server.fetch('/api/auth/login', { method: 'POST', headers: { 'X-Tenant-Id': 'nordkurs' }, body })
  const row = () =>
    [...(section('Letzte Aufrufe')?.querySelectorAll('button') ?? [])].find(({ innerText }) =>
      /auth\.login\s+401/.test(innerText),
    )
  await expect.poll(row).toBeDefined()
  row()?.focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => textOf('Letzte Aufrufe'))
    .toContain('Anfrage { "email": "dispo@nordkurs.example", "password": "•••" } Antwort {')
})

test('A delay is typed, the backend goes offline and comes back, the clock is put forward and stopped, a reset asks', async () => {
  const { server } = await openPanel()
  const field = section('Verzögerung')?.querySelector('input')
  field?.focus()
  await userEvent.keyboard('{Control>}a{/Control}viel{Enter}')
  expect(textOf('Verzögerung')).toContain('0 bis 60000 ms')
  expect(server.faults.latency).toBe(0)
  await userEvent.keyboard('{Control>}a{/Control}25{Enter}')
  await expect.poll(() => server.faults.latency).toBe(25)
  server.faults.reset()
  await pressOn('Verbindung', 'Offline schalten')
  await expect.poll(() => server.faults.isOffline).toBe(true)
  await expect.poll(() => textOf('Verbindung')).toContain('Offline')
  await pressOn('Verbindung', 'Online schalten')
  await expect.poll(() => server.faults.isOffline).toBe(false)
  const before = server.clock.now()
  await pressOn('Uhr', 'Uhr anhalten')
  await expect.poll(() => textOf('Uhr')).toContain('Steht')
  await pressOn('Uhr', 'Uhr 1 Tag vorstellen')
  await expect.poll(() => server.clock.now() - before).toBe(86_400_000)
  expect(server.clock.isRunning).toBe(false)
  await pressOn('Uhr', 'Uhr weiterlaufen lassen')
  await expect.poll(() => server.clock.isRunning).toBe(true)
  await server.store('nordkurs').patch('orders', 'NK-2026-004711', { customerReference: 'bleibt' })
  await pressOn('Welt', 'Welt zurücksetzen')
  await expect.element(page.getByRole('alertdialog', { name: 'Welt 4711 zurücksetzen?' })).toBeVisible()
  await press('Escape')
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect((await server.store('nordkurs').find('orders', 'NK-2026-004711'))?.customerReference).toBe('bleibt')
})
