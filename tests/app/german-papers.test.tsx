import { expect, onTestFinished, test, vi } from 'vitest'
import type { Language } from '#src/i18n/languages.ts'
import { formatFor } from '#src/i18n/format.ts'
import { defineColumns } from '#src/records/columns/define-columns.ts'
import { exportCsv } from '#src/records/output/put-out.ts'
import { t } from '#tests/commands/support.ts'
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

const OTHERS = ['en', 'pl'] as const
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

test('the CSV file of a list holds the same numbers, amounts and days in every language', async () => {
  onTestFinished(async () => void (await changeLanguage('de')))
  await openApp({ path: '/orders', account: DISPO })
  for (const path of ['/orders', '/transports', '/vehicles', '/loads']) {
    if (location.pathname !== path) visit(path)
    await expect.poll(() => location.pathname).toBe(path)
    await expect.poll(() => document.activeElement?.matches('main tr[data-index]')).toBe(true)
    await expect.poll(() => document.querySelectorAll('main tr[data-index]').length).toBeGreaterThan(3)
    const german = numbersOf(await downloaded(() => press('shift+E')))
    expect(german.length).toBeGreaterThan(5)
    for (const language of OTHERS) {
      await speak(language)
      expect(numbersOf(await downloaded(() => press('shift+E'))), path).toEqual(german)
    }
    await speak('de')
  }
})

test('a column of the CSV file that is words put together says its figures in German', async () => {
  const columns = defineColumns<{ id: string; version: number }>({
    name: 'whole',
    sort: { id: 'whole', desc: false },
    usual: ['whole'],
    columns: {
      whole: {
        header: 'orders.column.pickup',
        width: 80,
        text: (_, { format }) => `${format.money(1480.5)}, ${format.number(13.6)}, ${format.weight(24000)}`,
      },
    },
  })
  const list = {
    rows: {
      total: 1,
      async *chosen() {
        yield [{ id: '1', version: 1 }]
      },
    },
    selection: { count: 0 },
    tasks: {
      run: (_: string, __: number, task: (...given: unknown[]) => unknown) => task(new AbortController().signal),
    },
  }
  const source = {
    title: 'Aufträge',
    definition: { columns },
    ...{ list, columns: [{ id: 'whole', header: 'Price' }], format: formatFor('en') },
    services: { t, notify: () => undefined },
  }
  const file = await downloaded(() => exportCsv(source as never))
  expect(file.split('\r\n')[1]).toBe('1.480,50 €, 13,6, 24.000 kg')
})

const paper = () => document.querySelector<HTMLElement>('article.paper')?.innerText ?? ''

const PAPERS = ['forwarding', 'cmr', 'delivery', 'confirmation'] as const

test('papers and the text that goes out with an order say word for word the same in every language', async () => {
  onTestFinished(async () => void (await changeLanguage('de')))
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  const own = await ownOrder({ server })
  const text = () => document.querySelector<HTMLTextAreaElement>('dialog[open] textarea')?.value ?? ''
  const written: Record<string, Record<string, string>> = {}
  for (const language of ['de', ...OTHERS] as const) {
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
  expect(written).toEqual({ de: written['de'], en: written['de'], pl: written['de'] })
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
