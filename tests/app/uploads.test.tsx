import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openKeptFiles } from '#src/storage/kept-files.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
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

/** A file of a kind no reader opens: what stands in a paper is read elsewhere. */
const wordFile = (name: string) =>
  new File([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)], name, { type: 'application/msword' })

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
  restAtOnce()
  const app = await openApp({ path, account: DISPO, ...options })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(isTaking, { timeout: 10_000 }).toBe(true)
  return app
}

/** Files are taken once the page rests, which it does at once: that it takes two seconds otherwise is not the matter here. */
function restAtOnce(): void {
  const spies = [
    vi
      .spyOn(window, 'requestIdleCallback')
      .mockImplementation((act) => window.setTimeout(() => act({ didTimeout: false, timeRemaining: () => 50 }))),
    vi.spyOn(window, 'cancelIdleCallback').mockImplementation((timer) => window.clearTimeout(timer)),
  ]
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()))
}

/** Whether something takes what is over the window. */
async function isTaking(): Promise<boolean> {
  const given = { bubbles: true, cancelable: true, dataTransfer: transfer([wordFile('x.doc')]) }
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

test('Dropped papers are filed with the order their name says; what names none says so, what is refused says why, and each can be opened or taken back', async () => {
  const app = await opened()
  const before = (await documents(app)).length
  const refused = new File(['MZ'], 'Rechnung.pdf', { type: 'application/pdf' })
  expect(drop(wordFile('CMR NK-2026-004711.doc'), wordFile('Scan.doc'), refused)).toBe(false)
  await expect
    .poll(rows)
    .toEqual([
      'CMR NK-2026-004711.doc | NK-2026-004711 | Zurücknehmen',
      'Scan.doc | Keinem Auftrag zugeordnet',
      'Rechnung.pdf | Abgelehnt: Diese Art Datei wird nicht angenommen | Rechnung.pdf: File type application/pdf is not supported | Nichts gesendet. | Andere Datei | Entfernen',
    ])
  const made = (await documents(app)).filter(({ name }) => /^(CMR NK-2026-004711|Scan)\.doc$/.test(name))
  expect(made.map(({ name, orderId }) => [name, orderId]).toSorted()).toEqual([
    ['CMR NK-2026-004711.doc', 'NK-2026-004711'],
    ['Scan.doc', undefined],
  ])
  await expect.poll(toasts).toContain('2 Dateien hochgeladen')
  await press('j')
  await expect.poll(() => document.activeElement?.textContent).toContain('Scan.doc')
  await press('Enter')
  await expect.poll(panelTitles).toEqual(['Scan.doc'])
  await press('w', '1')
  await expect.poll(() => document.activeElement?.textContent).toContain('Scan.doc')
  await press('Delete')
  await expect.poll(() => rows()[1]).toContain('Rückgängig gemacht')
  expect(await documents(app)).toHaveLength(before + 1)
  drop(wordFile('CMR NK-2026-004712.doc'))
  await expect.poll(() => rows()[3]).toContain('CMR NK-2026-004712.doc | NK-2026-004712')
  await press('ctrl+z')
  await expect.poll(async () => (await documents(app)).length).toBe(before + 1)
})

test('A paper that may belong to several orders asks, and a digit settles it; a picture from the clipboard is taken outside of text fields; of more than 50 files the first 50 are taken', async () => {
  const app = await opened()
  const [one, two] = await app.server.store('nordkurs').all('orders', { status: 'CONFIRMED' })
  const name = `CMR ${one?.orderNumber} ${two?.orderNumber}.doc`
  drop(wordFile(name))
  await expect.poll(() => rows()[0]).toContain('Zu welchem Auftrag?')
  await press('2')
  await expect.poll(rows).toEqual([`${name} | ${two?.orderNumber} | Zurücknehmen`])
  expect((await documents(app)).find((made) => made.name === name)?.orderId).toBe(two?.id)
  expect(address()).toContain('tab=upload')
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
  await expect.poll(() => rows()[1]).toMatch(/^Eingefügt .*\.png \| Keinem Auftrag zugeordnet/)
  expect((await documents(app)).filter((made) => made.name.startsWith('Eingefügt '))).toHaveLength(1)
  drop(...Array.from({ length: 52 }, (_, at) => new File([], `leer ${at}.pdf`, { type: 'application/pdf' })))
  await expect.poll(toasts).toContain('Höchstens 50 Dateien auf einmal, 2 wurden nicht angenommen')
  await expect.poll(() => rows().length).toBe(52)
  // Digits go to the tabs again once nothing asks.
  await press('1')
  await expect.poll(address).not.toContain('tab=upload')
})

test('What is given up while it is sent, or waits for a connection, goes by r alone, also after a reload, and arrives once; elsewhere the status bar tells of it', async () => {
  const { server, sent } = watchedServer()
  const held = holdAnswers(server, isUpload)
  const app = await opened(TAB, { server })
  const before = (await documents(app)).length
  drop(wordFile('CMR NK-2026-004711.doc'))
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
  setOnline(false)
  drop(wordFile('CMR NK-2026-004712.doc'))
  await expect.poll(() => rows()[1]).toContain('Wartet auf Verbindung')
  setOnline(true)
  expect(sent.filter(isUpload)).toHaveLength(2)
  // Kept in the background.
  const [user] = await server.store('nordkurs').all('users', { email: DISPO })
  await expect.poll(async () => (await openKeptFiles('nordkurs', user?.id ?? '').all()).length).toBe(1)
  app.close()
  await openApp({ path: '/orders', account: DISPO, server, keepsFiles: true })
  await expect.poll(stripText, { timeout: 10_000 }).toContain('Hochladen1 wartend')
  await press('g', 'u', '4')
  await expect.poll(() => rows()[0]).toContain('Wartet, die Seite wurde neu geladen')
  expect(sent.filter(isUpload)).toHaveLength(2)
  await press('r')
  await expect.poll(rows).toEqual(['CMR NK-2026-004712.doc | NK-2026-004712 | Zurücknehmen'])
  expect(await documents(app)).toHaveLength(before + 2)
})

test('On another screen a file goes to the record the keyboard is on, and that is said before', async () => {
  const app = await opened('/orders')
  await expect.poll(() => document.activeElement?.closest('tr[data-index="0"]') ?? null).not.toBeNull()
  const number = document.activeElement?.closest('tr')?.getAttribute('data-record') ?? ''
  const given = { bubbles: true, cancelable: true, dataTransfer: transfer([wordFile('x.doc')]) }
  document.body.dispatchEvent(new DragEvent('dragenter', given))
  await expect.poll(overlay).toBe(`Hier ablegen: ${number}`)
  document.body.dispatchEvent(new DragEvent('dragleave', given))
  await expect.poll(overlay).toBe(undefined)
  drop(wordFile('Beleg ohne Nummer.doc'))
  await expect.poll(toasts).toContain('1 Datei hochgeladen')
  expect((await documents(app)).find(({ name }) => name === 'Beleg ohne Nummer.doc')?.orderId).toBe(number)
})

test('Who may not upload is told so, and a file dropped where no one works yet leads nowhere', async () => {
  const { server, sent } = watchedServer()
  const { close } = await openApp({ path: '/login', account: undefined, signedOut: true, server })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(drop(wordFile('CMR.doc'))).toBe(false)
  close()
  restAtOnce()
  await openApp({ path: '/dispatcher', account: 'gast@nordkurs.example', server })
  await expect
    .poll(() => {
      drop(wordFile('CMR.doc'))
      return toasts()
    })
    .toContain('Dafür fehlt Ihnen das Recht: hochladen')
  expect(sent.filter(isUpload)).toEqual([])
})
