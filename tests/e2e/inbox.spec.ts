import { expect, test, type Person } from './support/app.ts'

const SUBJECT = 'Transportauftrag 88231 Hannover – Rostock'
const DAY = 86_400_000

interface HeldEmail {
  status: string
  orderId?: string
}
interface HeldPage {
  pagination: { total: number }
}

/** A day that many days on, as people write it. */
const dayIn = (days: number): string =>
  new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' }).format(
    Date.now() + days * DAY,
  )

/** Asks the server as the person who is signed in here. */
async function asks<T>({ page }: Person, path: string, raw?: string): Promise<T> {
  return await page.evaluate(
    async ([address, email]): Promise<T> => {
      const token = sessionStorage.getItem('auth_token') ?? localStorage.getItem('auth_token') ?? ''
      const headers = { authorization: `Bearer ${token}`, 'x-tenant-id': localStorage.getItem('tenant') ?? '' }
      const own = { ...headers, 'idempotency-key': crypto.randomUUID() }
      const body = new FormData()
      if (email !== undefined) body.append('file', new File([email], 'auftrag.eml', { type: 'message/rfc822' }))
      const answer = await fetch(
        address ?? '',
        email === undefined ? { headers } : { method: 'POST', headers: own, body },
      )
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
      return await answer.json()
    },
    [path, raw] as const,
  )
}

const row = ({ page }: Person, subject: string) => page.locator('main li[data-index]').filter({ hasText: subject })
const orderPanel = (person: Person) => person.panel('Auftrag aus E-Mail')

/** Shows the order that stands in the e-mail the keyboard is on, and is in its panel. */
async function showsOrder(person: Person): Promise<void> {
  await person.press(' ')
  await expect(orderPanel(person).getByText(/^\d+ sicher$/)).toBeVisible()
  await person.press('w', '2')
}

/** Opens the inbox with the keyboard in its list. */
async function isInInbox(person: Person, path = '/inbox'): Promise<void> {
  await person.opens(path)
  await expect(person.page.locator('main li[data-index]').first()).toBeVisible()
  await person.waitsForContent()
  await person.isLive()
}

test('An e-mail comes in live, becomes an order by keyboard, and its confirmation goes back', async ({
  dispatcher,
  meets,
}) => {
  await isInInbox(dispatcher)
  const colleague = await meets({ as: 'admin@nordkurs.example' })
  await colleague.opens('/orders')
  const before = await dispatcher.focusName()
  const raw = [
    'From: "Ole Kowalski" <dispo@leinetal-getraenke.example>',
    'To: dispo@nordkurs.example',
    `Subject: ${SUBJECT.replace('–', '-')}`,
    'Message-ID: <88231@leinetal-getraenke.example>',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Auftragsnummer: 88231',
    'Ladestelle: Leinetal Getränke Vertriebs GmbH, Am Freihafenbecken 134, 30159 Hannover',
    `Ladedatum: ${dayIn(4)}, 08:00-12:00 Uhr`,
    'Entladestelle: Getränkehaus Warnow, Hafenallee 12, 18055 Rostock',
    `Lieferdatum: ${dayIn(5)}, 07:00-14:00 Uhr`,
    'Ware: 30 Europaletten Mineralwasser',
    'Gewicht: 21.400 kg',
    'Lademeter: 12,0',
    'Fracht: 610,00 EUR netto',
  ].join('\r\n')
  const { id } = await asks<{ id: string }>(colleague, '/api/v1/emails/file', raw)

  const came = row(dispatcher, '88231')
  await expect(came).toContainText('30159 Hannover → 18055 Rostock')
  // Nobody's keyboard is moved by what comes in.
  expect(await dispatcher.focusName()).toBe(before)
  await dispatcher.press('Home')
  await expect(came).toBeFocused()
  await showsOrder(dispatcher)
  const doubtful = orderPanel(dispatcher).getByText(/^\d+ prüfen$/)
  const corrections = (await doubtful.count()) === 0 ? 0 : Number.parseInt(await doubtful.innerText())
  expect(corrections).toBeLessThanOrEqual(2)
  for (let at = 0; at < corrections; at += 1) await dispatcher.press('Tab', '1')
  await dispatcher.press('Control+Enter')
  const asked = dispatcher.page.getByRole('dialog')
  await expect(asked).toContainText('Auftragsbestätigung')
  const { orderId = '' } = await asks<HeldEmail>(dispatcher, `/api/v1/emails/${id}`)
  await expect(asked).toContainText(orderId)
  // Nothing is sent before it can be seen.
  await expect(asked.getByRole('button', { name: 'PDF öffnen' })).toBeVisible()
  // The same keys once more mean the same thing until what they have opened has the keyboard.
  await expect.poll(() => dispatcher.page.evaluate(areKeysHeld)).toBe(false)
  await dispatcher.press('Control+Enter')
  await expect(asked).toBeHidden()
  const sent = () => asks<HeldPage>(dispatcher, `/api/v1/messages?orderId=${orderId}&kind=orderConfirmation`)
  await expect.poll(async () => (await sent()).pagination.total).toBe(1)
  await expect(came).toHaveCount(0)
  expect((await asks<HeldEmail>(dispatcher, `/api/v1/emails/${id}`)).status).toBe('processed')
})

test('Two people make an order of one e-mail at once: there is one, and both know which', async ({
  dispatcher,
  meets,
}) => {
  const colleague = await meets({ as: 'vertrieb@nordkurs.example' })
  const people = [dispatcher, colleague]
  for (const person of people) {
    person.expectsOnConsole(/status of 409/)
    await isInInbox(person, '/inbox?row=eml-0003')
    await expect(row(person, 'Transportauftrag 77120')).toBeFocused()
    await showsOrder(person)
    await person.press('b')
  }
  const orders = async () => (await asks<HeldPage>(dispatcher, '/api/orders?limit=1')).pagination.total
  const before = await orders()
  await Promise.all(people.map((person) => person.press('Control+Enter')))
  const email = () => asks<HeldEmail>(dispatcher, '/api/v1/emails/eml-0003')
  await expect.poll(async () => (await email()).orderId).toMatch(/^NK-/)
  const { orderId = '' } = await email()
  for (const person of people) {
    await expect(row(person, 'Transportauftrag 77120')).toHaveCount(0)
    await expect(person.page.getByText(new RegExp(orderId)).first()).toBeVisible()
  }
  expect(await orders()).toBe(before + 1)
})

test('What is filed in one tab leaves the other; without a network nothing is filed, and nothing is lost', async ({
  dispatcher,
}) => {
  const text = 'anbei die Touren der nächsten Woche'
  await isInInbox(dispatcher)
  const other = await dispatcher.opensTab()
  await isInInbox(other)
  await dispatcher.page.bringToFront()
  await expect(row(dispatcher, 'EG-4471')).toBeFocused()
  await dispatcher.press('e')
  await expect(row(dispatcher, 'EG-4471')).toHaveCount(0)
  await expect(row(other, 'EG-4471')).toHaveCount(0)

  const next = row(dispatcher, 'Touren wie besprochen')
  await expect(next).toBeFocused()
  for (const { page } of [dispatcher, other]) await expect(page.getByText(text)).toBeVisible()
  await dispatcher.goesOffline()
  await dispatcher.press('e')
  await expect(dispatcher.toast(/offline/i).first()).toBeVisible()
  await expect(next).toBeFocused()
  await expect(dispatcher.page.getByText(text)).toBeVisible()
  await dispatcher.goesOnline()
  await dispatcher.press('e')
  await expect(next).toHaveCount(0)
  await expect(row(other, 'Touren wie besprochen')).toHaveCount(0)
})

/** Whether the page keeps keys back for something that is being opened: a key that is nobody's is taken then. */
function areKeysHeld(): boolean {
  const probe = new KeyboardEvent('keydown', { key: 'F99', code: 'F99', bubbles: true, cancelable: true })
  return !(document.activeElement ?? document.body).dispatchEvent(probe)
}
