import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createTestServer } from '#tests/support/test-server.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { pdfFile } from '#tests/support/upload.ts'
import { userEvent } from '#tests/support/typing.ts'
import { giveFile } from './import-support.tsx'

const DISPO = 'dispo@nordkurs.example'
/** Hannover to Aachen with an own vehicle and driver, refrigerated. */
const number = 'NK-2026-004727'
const TOKEN = 'nordkurs-fahrer'
const path = `/driver/${TOKEN}`

beforeEach(() => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE'])
  strokeTime = 1000
  const time = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => strokeTime)
  onTestFinished(() => {
    languages.mockRestore()
    time.mockRestore()
  })
})

/** A backend whose driver was told of the tour, so many days ago. */
async function toldServer(days = 0) {
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  const store = server.store('nordkurs')
  const { assignedVehicleId, driverName = '' } = (await store.find('orders', number)) ?? {}
  await store.insert('messages', {
    ...{ id: 'msg-fahrer', kind: 'driver', channel: 'sms', status: 'sent', token: TOKEN, text: 'Tour' },
    ...{ orderId: number, orderNumber: number, recipientName: driverName, recipient: '0171 2345678' },
    ...{ subject: 'Fahrauftrag', fileSize: 0, isOutdated: false, changedFields: [], reminders: 0 },
    ...{ sentAt: new Date(TEST_NOW - days * 24 * 60 * 60_000).toISOString(), sentBy: 'Jana Petersen' },
    paper: { assignedVehicleId, driverName },
  })
  return server
}
type Server = Awaited<ReturnType<typeof toldServer>>

const open = async (server: Server) => openApp({ server, path, account: undefined, signedOut: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const statusOf = async (server: Server) => (await server.store('nordkurs').find('orders', number))?.transportStatus
const halts = () => [...document.querySelectorAll('main ol > li h2')].map((title) => title.textContent)
/** The time of strokes and clicks, milliseconds. */
let strokeTime = 0
/** Long enough after the last press that the next is another one. */
const anew = () => void (strokeTime += 1000)

test('the stops stand in order with what to know at each; the one he drives to has one large button on a phone; what is refused is said in words, and the page shows how it is now', async () => {
  await page.viewport(375, 667)
  onTestFinished(() => page.viewport(1280, 800))
  const server = await toldServer()
  await open(server)
  await expect.element(page.getByRole('heading', { name: 'Ihre Tour T-004727' })).toBeVisible()
  expect(halts()).toEqual(['1. Leinetal Getränke Vertriebs GmbH', '2. Möbelhaus Sonnenschein'])
  const [pickup] = document.querySelectorAll<HTMLElement>('main ol > li')
  const lines = (pickup?.innerText ?? '').split(/[\n\t]+/).filter((line) => line.trim() !== '')
  expect(lines).toEqual([
    '1. Leinetal Getränke Vertriebs GmbH',
    'Gewerbering 17',
    '30159 Hannover',
    'Deutschland',
    expect.stringMatching(/^Geplant: Mi 25\.11\.2026, \d\d:\d\d$/),
    `Ladestelle ${number}`,
    ...['Beladung', 'Mi 25.11.2026, 07:00–12:00', 'Ansprechpartner', 'Murat Weiß'],
    ...['Ware', '11 Europaletten Fischfeinkost, gekühlt', 'Packstücke', '11 Europaletten', 'Gewicht', '5.324 kg'],
    ...['Lademeter', '4,4 LDM', 'Temperatur', '2 °C – 4 °C'],
    'Angekommen',
  ])
  const { height, width } = button('Angekommen').element().getBoundingClientRect()
  expect([height >= 48, width > 300, document.documentElement.scrollWidth]).toEqual([true, true, 375])
  expect(document.body.innerText).not.toContain('€')
  await expect.element(button('Angekommen')).toBeVisible()
  const transportId = (await server.store('nordkurs').find('orders', number))?.transportId ?? ''
  await server.store('nordkurs').patch('orders', number, { driverName: 'Jemand Anders' })
  await button('Angekommen').click()
  await expect.element(page.getByText(/^Diese Tour fährt inzwischen jemand anders/)).toBeVisible()
  await expect.element(button('Angekommen')).not.toBeInTheDocument()
  expect((await server.store('nordkurs').find('transports', transportId))?.status).toBe('ASSIGNED')
})

test('arrived, loaded, arrived, unloaded: by keys alone, the next button has the focus, twice in a row is once, and the board knows each; a photo arrives as the proof of delivery of the order, to be checked', async () => {
  const server = await toldServer()
  await open(server)
  await expect.element(button('Angekommen')).toBeVisible()
  ;(button('Angekommen').element() as HTMLElement).focus()
  const steps = [
    ['AT_PICKUP', 'Geladen'],
    ['LOADED', 'Angekommen'],
    ['AT_DELIVERY', 'Entladen'],
  ] as const
  for (const [status, next] of steps) {
    // However often it is pressed it is said once: the next button is not meant by the second stroke.
    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    await expect.poll(() => statusOf(server)).toBe(status)
    await expect.element(button(next)).toHaveFocus()
    anew()
  }
  giveFile(pdfFile('CMR unterschrieben.pdf'))
  await button(`Foto hinzufügen: Entladestelle ${number}`).click()
  const photos = page.getByRole('list', { name: `Fotos und Belege ${number}` }).last()
  await expect.element(photos).toHaveTextContent('CMR unterschrieben.pdf')
  ;(button('Entladen').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => statusOf(server)).toBe('DELIVERED')
  await expect.element(page.getByText('Alles gemeldet. Vielen Dank!')).toBeVisible()
  expect((await server.store('nordkurs').find('orders', number))?.status).toBe('DELIVERED')
  const kept = async () => {
    const documents = await server.store('nordkurs').all('documents', { orderId: number })
    return documents.flatMap(({ name, kind, verified, metadata }) => (metadata ? [[name, kind, verified]] : []))
  }
  await expect.poll(kept).toEqual([['CMR unterschrieben.pdf', 'pod', false]])
})

test('without a connection nothing is lost: what was pressed stands there over a reload, and goes out once', async () => {
  const server = await toldServer()
  const app = await open(server)
  await expect.element(button('Angekommen')).toBeVisible()
  server.faults.offline()
  await button('Angekommen').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Noch nicht gesendet: keine Verbindung.')
  anew()
  await button('Geladen').click()
  await expect.element(button('Angekommen')).toBeVisible()
  expect(await statusOf(server)).toBe('ASSIGNED')
  const kept = Object.entries({ ...localStorage })
  app.close()
  server.faults.reset()
  server.faults.fail('driverLinks.report', 503)
  const prepare = () => kept.forEach(([key, value]) => localStorage.setItem(key, value))
  await openApp({ server, path, account: undefined, signedOut: true, prepare })
  const now = button('Jetzt senden')
  await expect.element(now).toBeVisible()
  await expect.element(page.getByText('Erledigt')).toBeVisible()
  server.faults.reset()
  await now.click()
  await expect.poll(() => statusOf(server)).toBe('LOADED')
  await expect.element(now).not.toBeInTheDocument()
  // Each of the two once, however often it was tried.
  const events = await server.store('nordkurs').all('events', { type: 'status_changed' })
  const said = events.filter(({ actorName }) => actorName?.startsWith('Fahrer'))
  expect(said.map(({ payload }) => payload?.['notes'])).toEqual([
    expect.stringMatching(/^Fahrer: an der Ladestelle angekommen/),
    expect.stringMatching(/^Fahrer: geladen/),
  ])
})

test('a link that is over says so', async () => {
  await open(await toldServer(15))
  await expect.element(page.getByText('Dieser Link ist abgelaufen. Bitte fragen Sie die Disposition')).toBeVisible()
})

test('dispatch tells the driver with the link, and copies it from the message', async () => {
  const app = await openApp({ path: `/orders/${number}`, account: DISPO })
  await expect.element(page.getByRole('heading', { name: number, level: 1 })).toBeVisible()
  await expect.poll(() => document.querySelector('main [data-field="pickupAddress"]')).not.toBeNull()
  await press('shift+m')
  const dialog = page.getByRole('dialog', { name: 'Fahrer informieren' })
  const text = dialog.getByRole('textbox', { name: 'Text' })
  await expect.element(text).toHaveValue(expect.stringContaining('Bitte jeden Stopp über den Link in dieser Nachricht'))
  await press('ctrl+Enter')
  await expect
    .poll(async () => (await app.server.store('nordkurs').all('messages')).map(({ kind }) => kind))
    .toEqual(['driver'])
  const [message] = await app.server.store('nordkurs').all('messages')
  app.close()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => copied.mockRestore())
  await openApp({ path: `/outbox?panels=message:${message?.id}`, account: DISPO, server: app.server })
  await expect.element(page.getByRole('link', { name: 'Seite des Fahrers' })).toBeVisible()
  await button('Link kopieren').click()
  await expect.poll(() => copied.mock.calls).toEqual([[`${location.origin}/driver/${message?.token}`]])
})
