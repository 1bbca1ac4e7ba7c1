import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
import { pdfFile } from '#tests/support/upload.ts'
import { address, panelTitles, stripText, toasts } from './orders-support.tsx'
import { holdAnswers, setOnline, watchedServer } from './reliability-support.tsx'

const DISPO = 'dispo@nordkurs.example'
const UPLOAD = '/api/v1/documents'
const TAB = '/documents?tab=upload'

/** The rows of files on their way, each line of it after the other. */
const rows = () =>
  [...document.querySelectorAll<HTMLElement>('ul[aria-label="Dateien auf dem Weg"] > li')].map((row) =>
    row.innerText
      .split(/\n+/)
      .filter((line) => !/^(Entf|r|\d+ B|\d+ kB)$/.test(line))
      .join(' | '),
  )
const documents = (app: OpenApp) => app.server.store('nordkurs').all('documents', {})
const isUpload = ({ method, path }: { method: string; path: string }) => method === 'POST' && path === UPLOAD

function transfer(files: readonly File[]): DataTransfer {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

/** Files dropped on what is shown; whether the browser would have gone to them. */
function drop(...files: File[]): boolean {
  const at = document.querySelector('main') ?? document.body
  const given = { bubbles: true, cancelable: true, dataTransfer: transfer(files) }
  at.dispatchEvent(new DragEvent('dragenter', given))
  at.dispatchEvent(new DragEvent('dragover', given))
  return at.dispatchEvent(new DragEvent('drop', given))
}

async function opened(path = TAB, options: Parameters<typeof openApp>[0] = {}): Promise<OpenApp> {
  const app = await openApp({ path, account: DISPO, ...options })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Files are taken once the page rests.
  await expect.poll(isTaking, { timeout: 10_000 }).toBe(true)
  return app
}

/** Whether something takes what is over the window. */
async function isTaking(): Promise<boolean> {
  const given = { bubbles: true, cancelable: true, dataTransfer: transfer([pdfFile('x.pdf')]) }
  document.body.dispatchEvent(new DragEvent('dragenter', given))
  await new Promise((drawn) => setTimeout(drawn, 50))
  const isTold = document.body.textContent.includes('Hier ablegen')
  document.body.dispatchEvent(new DragEvent('dragleave', given))
  return isTold
}

const overlay = () =>
  [...document.querySelectorAll('[role="status"]')]
    .map(({ textContent }) => textContent)
    .find((text) => text.startsWith('Hier ablegen'))

test('Dropped papers are filed with the order their name says; what names none says so, and each can be opened', async () => {
  const app = await opened()
  expect(drop(pdfFile('CMR NK-2026-004711.pdf'), pdfFile('Scan.pdf'))).toBe(false)
  await expect
    .poll(rows)
    .toEqual(['CMR NK-2026-004711.pdf | NK-2026-004711 | Zurücknehmen', 'Scan.pdf | Keinem Auftrag zugeordnet'])
  const made = (await documents(app)).filter(({ name }) => /^(CMR NK-2026-004711|Scan)\.pdf$/.test(name))
  expect(made.map(({ name, orderId }) => [name, orderId]).toSorted()).toEqual([
    ['CMR NK-2026-004711.pdf', 'NK-2026-004711'],
    ['Scan.pdf', undefined],
  ])
  await expect.poll(toasts).toContain('2 Dateien hochgeladen')
  await press('j')
  await expect.poll(() => document.activeElement?.textContent).toContain('Scan.pdf')
  await press('Enter')
  await expect.poll(panelTitles).toEqual(['Scan.pdf'])
})

test('Of one drop the bad ones are refused in three lines, and the others go', async () => {
  await opened()
  drop(new File(['MZ'], 'Rechnung.pdf', { type: 'application/pdf' }), pdfFile('gut NK-2026-004711.pdf'))
  await expect
    .poll(rows)
    .toEqual([
      'Rechnung.pdf | Abgelehnt: Diese Art Datei wird nicht angenommen | Rechnung.pdf: File type application/pdf is not supported | Nichts gesendet. | Andere Datei | Entfernen',
      'gut NK-2026-004711.pdf | NK-2026-004711',
    ])
  await expect.poll(() => toasts().join(' ')).toContain('1 Datei hochgeladen')
  await press('Delete')
  await expect.poll(() => rows().length).toBe(1)
})

test('A paper that may belong to several orders asks; a digit settles it, and no tab is left for it', async () => {
  const app = await opened()
  const [one, two] = await app.server.store('nordkurs').all('orders', { status: 'CONFIRMED' })
  const name = `CMR ${one?.orderNumber} ${two?.orderNumber}.pdf`
  drop(pdfFile(name))
  await expect.poll(() => rows()[0]).toContain('Zu welchem Auftrag?')
  await press('2')
  await expect.poll(rows).toEqual([`${name} | ${two?.orderNumber} | Zurücknehmen`])
  expect((await documents(app)).find((made) => made.name === name)?.orderId).toBe(two?.id)
  expect(address()).toContain('tab=upload')
  await press('1')
  await expect.poll(address).not.toContain('tab=upload')
})

test('Entf takes back what has arrived, and so does Strg+Z, filing and all', async () => {
  const app = await opened()
  drop(pdfFile('CMR NK-2026-004711.pdf'))
  await expect.poll(rows).toEqual(['CMR NK-2026-004711.pdf | NK-2026-004711 | Zurücknehmen'])
  const before = (await documents(app)).length
  await press('Delete')
  await expect.poll(rows).toEqual(['CMR NK-2026-004711.pdf | Rückgängig gemacht | Entfernen'])
  expect(await documents(app)).toHaveLength(before - 1)
  drop(pdfFile('CMR NK-2026-004712.pdf'))
  await expect.poll(() => rows()[1]).toBe('CMR NK-2026-004712.pdf | NK-2026-004712')
  await press('ctrl+z')
  await expect.poll(async () => (await documents(app)).length).toBe(before - 1)
})

test('A file that is given up while it is sent is cancelled, and r sends it', async () => {
  const { server, sent } = watchedServer()
  const held = holdAnswers(server, isUpload)
  const app = await opened(TAB, { server })
  const before = (await documents(app)).length
  drop(pdfFile('CMR NK-2026-004711.pdf'))
  await expect.poll(held.count).toBe(1)
  expect(stripText()).toContain('1 in Arbeit')
  await press('Delete')
  await expect.poll(() => rows()[0]).toContain('Abgebrochen')
  await held.release()
  await press('r')
  await expect.poll(() => rows()[0]).toContain('NK-2026-004711')
  expect(sent.filter(isUpload)).toHaveLength(2)
  // The first one may have arrived: it is the same intent.
  expect(await documents(app)).toHaveLength(before + 1)
})

test('Without a connection files wait; back online nothing goes but by r', async () => {
  const { server, sent } = watchedServer()
  const app = await opened(TAB, { server })
  setOnline(false)
  drop(pdfFile('CMR NK-2026-004711.pdf'))
  await expect.poll(() => rows()[0]).toContain('Wartet auf Verbindung')
  setOnline(true)
  expect(sent.filter(isUpload)).toEqual([])
  await press('r')
  await expect.poll(rows).toEqual(['CMR NK-2026-004711.pdf | NK-2026-004711 | Zurücknehmen'])
  expect((await documents(app)).filter(({ name }) => name === 'CMR NK-2026-004711.pdf')).toHaveLength(1)
})

test('What was not done when the page went waits on the next one and goes by the person; elsewhere the status bar tells of it', async () => {
  const { server, sent } = watchedServer()
  const app = await opened(TAB, { server })
  setOnline(false)
  drop(pdfFile('CMR NK-2026-004711.pdf'))
  await expect.poll(() => rows()[0]).toContain('Wartet auf Verbindung')
  setOnline(true)
  app.close()
  const again = await openApp({ path: '/orders', account: DISPO, server, keepsFiles: true })
  await expect.poll(stripText, { timeout: 10_000 }).toContain('Hochladen1 wartend')
  await press('g', 'u', '4')
  await expect.poll(() => rows()[0]).toContain('Wartet, die Seite wurde neu geladen')
  expect(sent.filter(isUpload)).toEqual([])
  await press('r')
  await expect.poll(rows).toEqual(['CMR NK-2026-004711.pdf | NK-2026-004711 | Zurücknehmen'])
  expect((await documents(again)).filter(({ name }) => name === 'CMR NK-2026-004711.pdf')).toHaveLength(1)
})

test('On another screen a file goes to the record the keyboard is on, and that is said before', async () => {
  const app = await opened('/orders')
  await expect.poll(() => document.activeElement?.closest('tr[data-index="0"]') ?? null).not.toBeNull()
  const number = document.activeElement?.closest('tr')?.getAttribute('data-record') ?? ''
  const given = { bubbles: true, cancelable: true, dataTransfer: transfer([pdfFile('x.pdf')]) }
  document.body.dispatchEvent(new DragEvent('dragenter', given))
  await expect.poll(overlay).toBe(`Hier ablegen: ${number}`)
  document.body.dispatchEvent(new DragEvent('dragleave', given))
  await expect.poll(overlay).toBe(undefined)
  drop(pdfFile('Beleg ohne Nummer.pdf'))
  await expect.poll(toasts).toContain('1 Datei hochgeladen')
  expect((await documents(app)).find(({ name }) => name === 'Beleg ohne Nummer.pdf')?.orderId).toBe(number)
})

test('A picture from the clipboard is taken outside of text fields, under a name of its own', async () => {
  const app = await opened()
  const png = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'image.png', {
    type: 'image/png',
  })
  const paste = (at: Element) =>
    at.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transfer([png]) }))
  const field = document.createElement('input')
  document.querySelector('main')?.append(field)
  expect(paste(field)).toBe(true)
  field.remove()
  expect(paste(document.body)).toBe(false)
  await expect.poll(() => rows().length).toBe(1)
  await expect.poll(() => rows()[0]).toMatch(/^Eingefügt .*\.png \| Keinem Auftrag zugeordnet/)
  expect((await documents(app)).filter(({ name }) => name.startsWith('Eingefügt '))).toHaveLength(1)
})

test('Of more than 50 files the first 50 are taken, and how many were not is said', async () => {
  await opened()
  drop(...Array.from({ length: 52 }, (_, at) => new File([], `leer ${at}.pdf`, { type: 'application/pdf' })))
  await expect.poll(toasts).toContain('Höchstens 50 Dateien auf einmal, 2 wurden nicht angenommen')
  await expect.poll(() => rows().length).toBe(50)
})

test('Who may not upload is told so, and nothing is sent', async () => {
  const { server, sent } = watchedServer()
  await openApp({ path: '/dispatcher', account: 'gast@nordkurs.example', server })
  await expect
    .poll(() => {
      drop(pdfFile('CMR.pdf'))
      return toasts()
    })
    .toContain('Dafür fehlt Ihnen das Recht: hochladen')
  expect(sent.filter(isUpload)).toEqual([])
})

test('A file dropped where no one works yet leads nowhere', async () => {
  await openApp({ path: '/login', account: undefined, signedOut: true })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(drop(pdfFile('CMR.pdf'))).toBe(false)
})
