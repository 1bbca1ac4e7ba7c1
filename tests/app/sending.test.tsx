import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
import { tell } from '#tests/support/tell.ts'
import { userEvent } from '#tests/support/typing.ts'
import { formOf, pdfFile } from '#tests/support/upload.ts'
import { colleague, tableText, toasts } from './orders-support.tsx'
import { holdAnswers } from './reliability-support.tsx'

const DISPO = 'dispo@nordkurs.example'
const number = 'NK-2026-004739'
const MAIL = 'dispo@poznanska-flota.example'

const dialog = page.getByRole('dialog', { name: 'Transportauftrag zusenden' })
const recipient = dialog.getByRole('textbox', { name: 'E-Mail des Empfängers' })
const text = dialog.getByRole('textbox', { name: 'Text' })
const sentBefore = dialog.getByText(/^Bereits am /)
const outbox = (app: OpenApp) => app.server.store('nordkurs').all('messages')

/** The page of an order of a carrier, and what is sent to him opened by its key; the PDF is made. */
async function opened(options: Parameters<typeof openApp>[0] = {}): Promise<OpenApp> {
  const app = await openApp({ path: `/orders/${number}`, account: DISPO, ...options })
  await expect.element(page.getByRole('heading', { name: number, level: 1 })).toBeVisible()
  await expect.poll(() => document.querySelector('main [data-field="pickupAddress"]')).not.toBeNull()
  await press('shift+z')
  await expect.element(recipient).toHaveFocus()
  await expect.element(dialog.getByRole('button', { name: 'PDF öffnen' })).toBeVisible()
  return app
}

test('an assigned order is sent by one key and Enter, once whatever is pressed; it cannot be called back', async () => {
  const app = await opened()
  await expect.element(recipient).toHaveValue(expect.stringContaining('@'))
  await expect.element(text).toHaveValue(expect.stringContaining(`Transportauftrag ${number}`))
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  await expect.poll(() => toasts()[0]).toContain('Transportauftrag gesendet')
  const [message, ...others] = await outbox(app)
  expect(others).toEqual([])
  const file = await app.server.store('nordkurs').find('messageFiles', message?.id ?? '')
  const kept = await new Response(await app.server.blobs.read('nordkurs', file?.blobId ?? '')).text()
  expect([kept.startsWith('%PDF-'), kept.trimEnd().endsWith('%%EOF'), file?.size]).toEqual([
    true,
    true,
    message?.fileSize,
  ])
  // A carrier is told, not yet a driver.
  expect((await app.server.store('nordkurs').find('orders', number))?.transportStatus).toBe('ASSIGNED')
  await expect.element(page.getByRole('region', { name: 'Versand' })).toHaveTextContent('Gesendet')
  expect(document.activeElement).not.toBe(document.body)
  await press('ctrl+z')
  await expect.poll(() => toasts().join(' ')).toContain('Lässt sich nicht rückgängig machen')
  expect(await outbox(app)).toHaveLength(1)
})

/** Changes the order as somebody else does, of which the page is told. */
async function changes(app: OpenApp, values: object): Promise<void> {
  const store = app.server.store('nordkurs')
  const { version = 0 } = (await store.find('orders', number)) ?? {}
  await store.patch('orders', number, { ...values, version: version + 1 })
  await tell(app.server, 'nordkurs', { entity: 'orders', id: number, change: 'updated', version: version + 1 })
}

test('without a proper shipping name nothing is sent, and its key says which and where; without a price for the carrier it is sent only when that is said yes to', async () => {
  const app = await openApp({ path: `/orders/${number}`, account: DISPO })
  await expect.element(page.getByRole('heading', { name: number, level: 1 })).toBeVisible()
  // A substance whose number table A does not fill in, and that no one has named.
  await changes(app, { dangerousGoods: [{ unNumber: '9999', class: '3', packingGroup: 'II', tunnelCode: 'D/E' }] })
  await expect.poll(() => document.body.innerText).toContain('UN 9999')
  await press('shift+z')
  await expect
    .poll(toasts)
    .toContain(`UN 9999 ohne offizielle Benennung: im Auftrag ${number} unter „Gefahrgut“ eintragen, dann senden`)
  expect(dialog.elements()).toEqual([])
  expect(await outbox(app)).toEqual([])
  await changes(app, { dangerousGoods: undefined, carrierPrice: undefined, carrierCharges: undefined })
  await expect.poll(() => document.querySelector('main [data-field="carrierPrice"]')?.textContent).toBe('–')
  await expect.poll(() => document.querySelector('main')?.textContent).not.toContain('UN 9999')
  await press('shift+z')
  await expect.element(recipient).toHaveValue(MAIL)
  await expect.element(dialog.getByRole('button', { name: 'PDF öffnen' })).toBeVisible()
  await expect.element(dialog.getByText(/^Für den Frachtführer ist kein Preis vereinbart/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('button', { name: 'Ohne Preis senden' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(await outbox(app)).toEqual([])
  await recipient.click()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => outbox(app)).toMatchObject([{ recipient: MAIL, kind: 'transportOrder' }])
})

/** No font arrives, and so no PDF is made, until the answer is called. `asked`: the fonts that were asked for. */
function holdFonts(asked: string[] = []): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  const fetchNow = globalThis.fetch
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const isFont = String(address).includes('.ttf')
    if (isFont) asked.push(String(address))
    if (isFont) await promise
    return fetchNow(address, init)
  })
  onTestFinished(() => spy.mockRestore())
  return () => {
    spy.mockRestore()
    resolve()
  }
}

test('Eingabe before the PDF is made sends it as soon as it is, but not what nobody has seen or who types on', async () => {
  const app = await openApp({ path: `/orders/${number}`, account: DISPO })
  await expect.element(page.getByRole('heading', { name: number, level: 1 })).toBeVisible()
  await expect.poll(() => document.querySelector('main [data-field="pickupAddress"]')).not.toBeNull()
  const made = dialog.getByRole('button', { name: 'PDF öffnen' })
  const status = dialog.getByRole('status')

  const held = holdAnswers(app.server, ({ path }) => path.includes('/partners/'))
  let makePdf = holdFonts()
  await press('shift+z')
  await expect.element(recipient).toHaveFocus()
  await expect.element(recipient).toHaveValue('')
  await userEvent.keyboard('{Enter}')
  await held.release()
  await expect.element(recipient).toHaveValue(MAIL)
  await expect.element(status).toHaveTextContent('PDF wird erstellt …')
  await userEvent.keyboard('{Enter}')
  await expect.element(status).toHaveTextContent('PDF wird erstellt und dann gesendet …')
  await userEvent.keyboard('x{Backspace}')
  await expect.element(status).toHaveTextContent('PDF wird erstellt …')
  makePdf()
  await expect.element(made).toBeVisible()
  expect(await outbox(app)).toEqual([])

  await press('Escape')
  await expect.element(dialog).not.toBeInTheDocument()
  makePdf = holdFonts()
  await press('shift+z')
  await expect.element(recipient).toHaveValue(MAIL)
  await userEvent.keyboard('{Enter}')
  await expect.element(status).toHaveTextContent('PDF wird erstellt und dann gesendet …')
  makePdf()
  await expect.poll(() => toasts()[0]).toContain('Transportauftrag gesendet')
  expect(await outbox(app)).toMatchObject([{ recipient: MAIL }])
})

test('what makes the PDF comes with the key, and it is begun once, though its facts are asked for anew meanwhile', async () => {
  const app = await openApp({ path: `/orders/${number}`, account: DISPO })
  await expect.element(page.getByRole('heading', { name: number, level: 1 })).toBeVisible()
  await expect.poll(() => document.querySelector('main [data-field="pickupAddress"]')).not.toBeNull()
  const fonts: string[] = []
  const makePdf = holdFonts(fonts)
  const held = holdAnswers(app.server, ({ path }) => path.includes('/partners/'))
  await press('shift+z')
  await expect.poll(() => fonts.length).toBe(2)
  await expect.poll(held.count).toBe(1)
  await expect.element(recipient).toHaveValue('')
  await held.release()
  await expect.poll(() => fonts.length).toBe(4)

  const id = (await app.server.store('nordkurs').find('orders', number))?.carrierId ?? ''
  const { version = 0 } = (await app.server.store('nordkurs').find('partners', id)) ?? {}
  await app.server
    .store('nordkurs')
    .patch('partners', id, { email: 'neu@poznanska-flota.example', version: version + 1 })
  await tell(app.server, 'nordkurs', { entity: 'partners', id, change: 'updated', version: version + 1 })
  // The mailbox follows, and stands on no paper.
  await expect.element(recipient).toHaveValue('neu@poznanska-flota.example')
  makePdf()
  await expect.element(dialog.getByRole('button', { name: 'PDF öffnen' })).toBeVisible()
  expect(fonts).toHaveLength(4)
})

test('an address that is missing is asked for; what was typed stays when the server says no, offline and over a reload', async () => {
  const app = await opened()
  await recipient.fill('')
  await userEvent.keyboard('{Enter}')
  await expect.element(recipient).toHaveAccessibleDescription('Bitte eine E-Mail-Adresse angeben')
  await expect.element(recipient).toHaveFocus()
  await recipient.fill(MAIL)
  await text.fill('Bitte pünktlich.')
  app.server.faults.offline()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(dialog.getByText('Noch nicht gesendet: keine Verbindung.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Jetzt senden' })).toBeVisible()
  app.server.faults.online()
  expect(await outbox(app)).toEqual([])
  const kept = Object.entries({ ...localStorage })
  app.close()
  await opened({ server: app.server, prepare: () => kept.forEach(([key, value]) => localStorage.setItem(key, value)) })
  await expect.element(recipient).toHaveValue(MAIL)
  await expect.element(text).toHaveValue('Bitte pünktlich.')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => outbox(app)).toMatchObject([{ recipient: MAIL, text: 'Bitte pünktlich.' }])
})

test('what another tab has sent meanwhile is not sent twice, unless on purpose; a changed order is made anew first', async () => {
  const app = await opened()
  const other = await colleague(app, DISPO)
  const body = formOf({ orderId: number, recipient: MAIL, text: 'Von nebenan' }, pdfFile('x.pdf'))
  await other('POST', '/api/v1/messages/transport-orders', body)
  await expect.poll(() => outbox(app)).toHaveLength(1)
  await recipient.fill(MAIL)
  // The order has moved on by that: the PDF is made again for the new version, of which the server says that it has been sent.
  const { version } = (await app.server.store('nordkurs').find('orders', number)) ?? {}
  await expect.poll(() => document.querySelector('main')?.textContent).toContain(`Version ${version}`)
  await expect.element(dialog.getByRole('button', { name: 'PDF öffnen' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(sentBefore).toHaveTextContent(/gesendet$/)
  expect(await outbox(app)).toHaveLength(1)
  // Enter pressed twice has not read that it was sent before: the form stands, and nothing more goes out.
  await userEvent.keyboard('{Enter}')
  await recipient.click()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(async () => (await outbox(app)).map(({ status }) => status).toSorted())
    .toEqual(['replaced', 'sent'])
})

/** The link in the mail of an order that was sent by hand. */
async function link(app: OpenApp): Promise<string> {
  const other = await colleague(app, DISPO)
  const body = formOf({ orderId: number, recipient: MAIL, text: 'Bitte bestätigen.' }, pdfFile())
  await other('POST', '/api/v1/messages/transport-orders', body)
  const [message] = await outbox(app)
  return `/answer/${message?.token ?? ''}`
}

test('a carrier declines without signing in, on the screen of a phone, in the language of his browser, with a reason; dispatch sees it at once', async () => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pl-PL', 'en'])
  onTestFinished(() => languages.mockRestore())
  const app = await openApp({ path: `/orders/${number}`, account: DISPO })
  const path = await link(app)
  const versand = page.getByRole('region', { name: 'Versand' })
  await expect.element(versand).toHaveTextContent('Gesendet')
  app.close()
  const [width, height] = [375, 667]
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(1280, 800))
  const carrier = await openApp({ path, account: undefined, signedOut: true, server: app.server })
  await expect.element(page.getByRole('heading', { name: `Zlecenie transportowe ${number}`, level: 1 })).toBeVisible()
  const decline = page.getByRole('button', { name: 'Odrzuć' })
  await expect.element(decline).toBeVisible()
  for (const button of [page.getByRole('button', { name: 'Przyjmij' }), decline]) {
    const { top, bottom, left, right } = button.element().getBoundingClientRect()
    expect([top > 0, bottom <= height, left >= 0, right <= width]).toEqual([true, true, true, true])
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await userEvent.click(page.getByRole('button', { name: 'Odrzuć' }))
  const reason = page.getByRole('textbox', { name: 'Powód odmowy' })
  await expect.element(reason).toHaveFocus()
  await page.getByRole('textbox', { name: 'Imię i nazwisko' }).fill('Jan Kowalski')
  await userEvent.click(page.getByRole('button', { name: 'Odrzuć' }))
  await expect.element(reason).toHaveAccessibleDescription('Proszę podać powód')
  await reason.fill('Pojazd uszkodzony')
  await userEvent.click(page.getByRole('button', { name: 'Odrzuć' }))
  await expect.element(page.getByText(/Odrzucono: Jan Kowalski.*Pojazd uszkodzony/)).toBeVisible()
  expect(document.activeElement).not.toBe(document.body)
  carrier.close()
  await page.viewport(1280, 800)
  await openApp({ path: `/orders/${number}`, account: DISPO, server: app.server })
  await expect.element(versand).toHaveTextContent('Abgelehnt')
  await expect.element(versand).toHaveTextContent('Pojazd uszkodzony')
  expect((await app.server.store('nordkurs').find('orders', number))?.transportStatus).toBe('ASSIGNED')
})

test('a link nobody has given says so, and the outbox opens what went out by keyboard', async () => {
  const app = await openApp({ path: '/answer/nordkurs-00', account: undefined, signedOut: true })
  await expect.element(page.getByText('This link is not known')).toBeVisible()
  app.close()
  const dispatcher = await openApp({ path: '/orders', account: DISPO, server: app.server })
  await expect.element(page.getByRole('heading', { name: 'Aufträge', level: 1 })).toBeVisible()
  await link(dispatcher)
  await press('g', 'z')
  await expect.element(page.getByRole('heading', { name: 'Postausgang', level: 1 })).toBeVisible()
  await expect.poll(() => tableText(1)[0]).toContain(MAIL)
  await press(' ')
  const panel = page.getByRole('complementary', { name: number })
  await expect.element(panel).toHaveTextContent('Bitte bestätigen.')
  await expect.element(panel.getByRole('link', { name: 'Antwortseite des Frachtführers' })).toBeVisible()
  await press('shift+r')
  await expect
    .poll(async () => (await outbox(dispatcher)).map(({ kind }) => kind).toSorted())
    .toEqual(['reminder', 'transportOrder'])
})

test('what a carrier answers is said at once to whoever sent the order, and stands among the messages', async () => {
  const app = await openApp({ path: '/notifications', account: DISPO })
  await expect.element(page.getByRole('heading', { name: 'Störungen und Hinweise' })).toBeVisible()
  const path = await link(app)
  await app.server.fetch(path.replace('/answer/', '/api/v1/answers/'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ answer: 'accepted', name: 'Jan Kowalski' }),
  })
  await expect.poll(toasts).toContainEqual(expect.stringContaining('Transportauftrag angenommen'))
  const row = page.getByRole('button', { name: 'Transportauftrag angenommen' })
  await expect.element(row).toBeVisible()
})

test('the page of an answer uses no session that is there, and no token is sent along; where there is none it makes none', async () => {
  const app = await openApp({ path: '/orders', account: DISPO })
  const path = await link(app)
  const kept = Object.entries({ ...localStorage })
  expect(kept.map(([key]) => key)).toEqual(expect.arrayContaining(['auth_token', 'auth-state']))
  app.close()
  const sent: { path: string; bearer: string | null }[] = []
  const { fetch } = app.server
  app.server.fetch = (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, location.href), init)
    sent.push({ path: new URL(request.url).pathname, bearer: request.headers.get('Authorization') })
    return fetch(input, init)
  }
  const prepare = () => kept.forEach(([key, value]) => localStorage.setItem(key, value))
  const answer = await openApp({ path, account: undefined, server: app.server, prepare })
  await expect.element(page.getByRole('button', { name: /Annehmen|Accept/ })).toBeVisible()
  expect(sent.map((asked) => ({ ...asked, path: asked.path.replace(/answers\/.*/, 'answers/…') }))).toEqual([
    { path: '/api/v1/answers/…', bearer: null },
  ])
  expect(page.getByRole('navigation').elements()).toEqual([])
  answer.close()
  sent.length = 0
  await openApp({ path, account: undefined, server: app.server })
  await expect.element(page.getByRole('button', { name: /Annehmen|Accept/ })).toBeVisible()
  expect(sent.map((asked) => asked.path.replace(/answers\/.*/, 'answers/…'))).toEqual(['/api/v1/answers/…'])
  expect([localStorage.getItem('auth_token'), localStorage.getItem('auth-state')]).toEqual([null, null])
})
