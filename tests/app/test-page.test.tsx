import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'

const fact = (label: string) =>
  [...document.querySelectorAll('main dt')].find(({ textContent }) => textContent === label)?.nextElementSibling
    ?.textContent

/** Its commands come behind it. */
async function itsCommands() {
  await expect.element(page.getByRole('button', { name: 'Angaben kopieren' }), { timeout: 40_000 }).toBeVisible()
}

async function openPage(account?: string) {
  const app = await openApp({ path: '/test', ...(account !== undefined && { account }) })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Testseite' }), { timeout: 20_000 }).toBeVisible()
  return app
}

test('says what runs, for whom, with which flags, and how the systems are, and copies it as text by a key', async () => {
  await openPage('dispo@nordkurs.example')
  await expect.poll(() => fact('Angemeldet')).toBe('Jürgen Weiß · usr-nordkurs-dispo · Disposition')
  expect([fact('Version'), fact('Mandant'), fact('Demo')]).toEqual(['0.1.0', 'nordkurs', 'ein'])
  expect([fact('Live-Verbindung'), fact('Zahl offener Ablieferbelege')]).toEqual([
    'ein (Standard: ein)',
    'aus (Standard: aus)',
  ])
  await expect.element(page.getByText('Disposition darf 33 von 45.')).toBeVisible()
  await expect.element(page.getByText('Rechnungen stellen · nein')).toBeVisible()
  await expect.poll(() => document.querySelector('main')?.textContent).toContain('GPS-OrtungBereit')
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await itsCommands()
  await press('shift+c')
  await expect.poll(() => String(written.mock.calls[0]?.[0])).toContain('Mandant: nordkurs\n')
  written.mockRestore()
})

test('in the demo a page that fails, and one that is not there, are shown as everywhere', async () => {
  await openPage()
  // A part that fails says so on the console; that alone is to be heard here.
  const noise = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await itsCommands()
  await press('shift+q')
  await expect.element(page.getByText('Auftrag NK-0000-000000 wurde nicht gefunden', { exact: true })).toBeVisible()
  await press('shift+a')
  await expect.element(page.getByRole('heading', { name: 'Etwas ist schiefgelaufen' })).toBeVisible()
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Testseite' })).toBeVisible()
  noise.mockRestore()
})
