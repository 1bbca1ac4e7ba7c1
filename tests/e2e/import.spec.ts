import type { FileChooser } from '@playwright/test'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test, type Person } from './support/app.ts'
import type { Host } from './support/servers.ts'

const HEADS = [
  ...['Auftrags-Nr.', 'Kunde', 'Ladedatum', 'PLZ Beladung', 'Ort Beladung', 'Lieferdatum', 'PLZ Entladung'],
  ...['Ort Entladung', 'Pal.', 'kg brutto', 'Ldm', 'Fracht netto'],
]
/** The Monday after next and days after it, `2026-12-07`: dates an order may still have, whenever the test runs. */
const dayFromMonday = (days: number): string => {
  const date = new Date()
  date.setUTCDate(date.getUTCDate() + 14 - ((date.getUTCDay() + 6) % 7) + days)
  return date.toISOString().slice(0, 10)
}
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A row of a sheet, with real dates and numbers; the freight is made by a formula. */
const row = (number: string, customer: string, day: string) => [
  ...[number, customer, new Date(`${day}T00:00:00Z`), '24103', 'Kiel', new Date(`${day}T00:00:00Z`), '28195', 'Bremen'],
  ...[12, 9600, 4.8, 612],
]

interface Book {
  name: string
  sheets: Parameters<typeof writeXlsx>[0]['sheets']
}

const bookOf = async ({ name, ...book }: Book) => ({ name, mimeType: XLSX, buffer: Buffer.from(await writeXlsx(book)) })

async function picks(person: Person, file: Awaited<ReturnType<typeof bookOf>>): Promise<void> {
  await person.hasLoaded()
  let chooser: FileChooser | undefined
  // The browser opens no dialog of its own more than five seconds after the key: on a busy machine it is pressed again.
  await expect(async () => {
    const chosen = person.page.waitForEvent('filechooser', { timeout: 6000 })
    await person.press('d')
    chooser = await chosen
  }).toPass()
  await chooser?.setFiles(file)
}

/** A customer of the seed, by its name. */
async function customerOf({ page }: Person, { origin, signIn }: Host): Promise<string> {
  const { token } = await signIn('dispo@nordkurs.example')
  const headers = { authorization: `Bearer ${token}`, 'x-tenant-id': 'nordkurs' }
  const answer = await page.request.get(`${origin}/api/partners?kind=customer&limit=1`, { headers })
  const { data } = (await answer.json()) as { data: { name: string }[] }
  return data[0]?.name ?? ''
}

test('A workbook of two sheets becomes orders, each row once whatever the file is called', async ({
  dispatcher,
  host,
}) => {
  const { page } = dispatcher
  await dispatcher.opens('/import')
  await expect(page.getByRole('heading', { name: 'Noch keine Zeilen' })).toBeVisible()
  const customer = await customerOf(dispatcher, host)
  const cells = new Map([1, 2].map((at) => [`${at},11`, { formula: 'J2*0.06375', formulaResult: 612, value: 612 }]))
  const sheets = [
    {
      name: 'KW 49',
      rows: [HEADS, row('X-1', customer, dayFromMonday(0)), row('X-2', customer, dayFromMonday(1))],
      cells,
    },
    { name: 'KW 50', rows: [HEADS, row('Y-1', customer, dayFromMonday(7))] },
  ]
  const tabs = page.getByRole('main').getByRole('tab')
  const status = page.getByRole('contentinfo', { name: 'Status' })

  await test.step('The first sheet is read, formulas as the values they had, and its rows become orders', async () => {
    await picks(dispatcher, await bookOf({ name: 'Touren.xlsx', sheets }))
    await expect(tabs).toHaveText([/^Alle.*2$/, /^Fehlerhaft.*0$/, /^In Ordnung.*2$/])
    await expect(status).toContainText('1.224,00 € netto')
    await dispatcher.press('Control+Enter')
    await expect(page.getByRole('main')).toContainText('2 angelegt, 0 offen')
  })

  await test.step('b takes the other sheet', async () => {
    await dispatcher.press('b')
    await dispatcher.types('KW 50')
    await dispatcher.press('Enter')
    await expect(page.getByRole('main')).toContainText('Blatt „KW 50“')
    await dispatcher.press('Control+Enter')
    await expect(page.getByRole('main')).toContainText('1 angelegt, 0 offen')
  })

  await test.step('The same rows under another name are known; of what is added to them one order is made', async () => {
    const [first] = sheets
    const more = [...(first?.rows ?? []), row('X-3', customer, dayFromMonday(2))]
    await picks(dispatcher, await bookOf({ name: 'Touren (1).xlsx', sheets: [{ name: 'Blatt 1', rows: more, cells }] }))
    await expect(page.getByRole('main')).toContainText('2 Zeilen ausgelassen')
    await dispatcher.press('Control+Enter')
    await expect(page.getByRole('main')).toContainText('1 angelegt, 0 offen')
    await dispatcher.press('Escape')
    await expect(page.getByRole('region', { name: 'Frühere Importe' })).toContainText('Touren (1).xlsx')
  })
})
