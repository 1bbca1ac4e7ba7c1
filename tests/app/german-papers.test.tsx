import { expect, onTestFinished, test, vi } from 'vitest'
import type { Language } from '#src/i18n/languages.ts'
import { changeLanguage } from '#src/i18n/setup.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, type OpenApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { visit } from '#tests/support/visit.ts'
import { createTestServer } from '#tests/support/test-server.ts'

// Whatever language is on the screen: what leaves the house is read by Germans and by their spreadsheets. Source: decision A35

const DISPO = 'dispo@nordkurs.example'
/** Rotterdam to Bertrange, dangerous goods, a hired carrier: freight 910,00 €, 9.554 kg, 13,6 LDM. */
const abroad = 'NK-2026-004696'
/** Assigned, a hired carrier. */
const assigned = 'NK-2026-004739'

/** The one that writes numbers, amounts and days least as German does. */
const OTHER = 'en'
/** What a screen may write, and no paper: `€910.00`, `9,554`, a space between thousands. */
const FOREIGN = /€\d|\d,\d{3}\b(?!,)|\d\.\d{2}(?!\d|\.)(?= ?€)|\d[\u00a0\u202f]\d{3}/

async function speak(language: Language): Promise<void> {
  await changeLanguage(language)
  await expect.poll(() => document.documentElement.lang).toBe(language)
}

/** Opens the product in a language from its first moment on. */
async function openIn(language: Language, options: Parameters<typeof openApp>[0]) {
  const app = await openApp({ ...options, prepare: () => localStorage.setItem('language', language) })
  await expect.poll(() => document.documentElement.lang).toBe(language)
  return app
}

/** The text of the next file that goes to the browser's downloads. */
async function downloaded(act: () => Promise<void>): Promise<string> {
  const files: Blob[] = []
  const address = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:test-${files.push(file as Blob)}`)
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await act()
  await expect.poll(() => files.length).toBe(1)
  address.mockRestore()
  click.mockRestore()
  return (await files[0]?.text()) ?? ''
}

/** Numbers, amounts and days of a file, line by line: what is left without its words. `Truck 7.5 t` is a word: a vehicle's type. */
const numbersOf = (file: string) =>
  file
    .replaceAll(/\d+([.,]\d)? t\b/g, '')
    .split('\r\n')
    .slice(1)
    .map((line) => line.match(/\d[\d.,:]*/g)?.join(' ') ?? '')

test('the CSV file of a list holds the same numbers, amounts and days in another language', async () => {
  onTestFinished(async () => void (await changeLanguage('de')))
  await openApp({ path: '/orders', account: DISPO })
  await expect.poll(() => document.activeElement?.matches('main tr[data-index]')).toBe(true)
  const german = numbersOf(await downloaded(() => press('shift+E')))
  expect(german.length).toBeGreaterThan(5)
  await speak(OTHER)
  expect(numbersOf(await downloaded(() => press('shift+E')))).toEqual(german)
})

const paper = () => document.querySelector<HTMLElement>('article.paper')?.innerText ?? ''

const PAPERS = ['forwarding', 'cmr', 'delivery', 'confirmation'] as const

test('papers and the text that goes out with an order say word for word the same in another language', async () => {
  onTestFinished(async () => void (await changeLanguage('de')))
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  const own = await ownOrder({ server })
  const text = () => document.querySelector<HTMLTextAreaElement>('dialog[open] textarea')?.value ?? ''
  const written: Record<string, Record<string, string>> = {}
  for (const language of ['de', OTHER] as const) {
    const one: Record<string, string> = {}
    const app = await openIn(language, { path: `/orders/${abroad}/papers?paper=${PAPERS[0]}`, account: DISPO, server })
    for (const name of PAPERS) {
      const before = paper()
      if (name !== PAPERS[0]) visit(`/orders/${abroad}/papers?paper=${name}`)
      await expect.poll(paper).toContain('9.554')
      await expect.poll(paper).not.toBe(before)
      one[name] = paper()
    }
    for (const [key, id] of [
      ['shift+z', assigned],
      ['shift+m', own],
    ] as const) {
      visit(`/orders/${id}`)
      await expect.poll(() => document.querySelector('main h1')?.textContent).toBe(id)
      await expect.poll(() => document.querySelector('main [data-field="pickupAddress"]')).not.toBeNull()
      await press(key)
      await expect.poll(text).not.toBe('')
      one[key] = text()
      await press('Escape')
      await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
    }
    written[language] = one
    app.close()
  }
  expect(written).toEqual({ de: written['de'], [OTHER]: written['de'] })
  for (const name of PAPERS) expect(written['de']?.[name]).not.toMatch(FOREIGN)
  expect(written['de']?.['shift+m']).toMatch(/\d\.\d{3} kg, \d+,\d LDM/)
  expect(written['de']?.['shift+z']).toMatch(/Transportauftrag/)
})

/** An order that an own vehicle carries, of more than a ton. */
async function ownOrder({ server }: Pick<OpenApp, 'server'>): Promise<string> {
  const rows = await server.store('nordkurs').all('orders', { status: 'ASSIGNED' })
  const order = rows.find(({ assignedVehicleId, weight = 0 }) => assignedVehicleId !== undefined && weight > 1000)
  if (order === undefined) throw new Error('No order with an own vehicle')
  return order.id
}
